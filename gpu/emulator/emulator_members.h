#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/program/program_cache.h"

namespace tilescope::emulator
{

/// A plan's decoded kernels.
struct Code {
    std::vector<std::shared_ptr<const ptx::Module>> modules; ///< by source
    std::vector<std::shared_ptr<const Program>> programs;    ///< by launch
};

/// Throws std::runtime_error for a plan whose parts do not fit together.
void checkPlan(const Plan& plan, std::span<const CompiledModule> modules);
/// Checks all launches before the first runs.
std::vector<LaunchSetup> setUpLaunches(const Plan& plan, const Code& code, const Memory& memory);

} // namespace tilescope::emulator

namespace tilescope
{

/// What an emulator keeps from run to run.
struct Emulator::Members {
    explicit Members(const EmulatorOptions& o);

    emulator::Code decode(const Plan& plan, std::span<const CompiledModule> compiled, bool observed);
    /// Runs one launch and adds what it gave. False: a fault ended it.
    bool launch(const emulator::LaunchSetup& setup, const Observation& wanted, const RunControl& control,
                emulator::ProgressSpan span, EmulatorResult& result);
    /// Runs the launches before number `end` on `memory`. Throws std::runtime_error when one goes wrong or takes long.
    void runBefore(const Plan& plan, std::span<const CompiledModule> modules, std::size_t end,
                   const RunControl& control);

    /// False where classes cannot tell.
    bool reuseOfClasses(const Plan& plan, const emulator::Code& code, const Image& input, ReuseMap& map,
                        const RunControl& control);
    void reuseOfAll(const Plan& plan, const emulator::Code& code, const Image& input, ReuseMap& map,
                    const RunControl& control);

    EmulatorOptions options;
    emulator::HandlerTable handlers, observedHandlers;
    emulator::ProgramCache cache;
    emulator::WorkerPool pool;
    emulator::Memory memory;
    std::vector<emulator::WorkerMemory> workers;
};

} // namespace tilescope
