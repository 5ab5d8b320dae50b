#pragma once

#include "gpu/emulator/engine.h"
#include "gpu/emulator/execute/launch_setup.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tilescope
{

/// A plan with its compiled code on an emulator: what every analysis in observe/ asks its question about. The code is
/// decoded at the first question that needs it. Not thread-safe. Must not outlive what it was made from.
class PreparedPlan
{
public:
    /// A plan's decoded kernels.
    struct Code {
        std::vector<std::shared_ptr<const ptx::Module>> modules;        ///< per source
        std::vector<std::shared_ptr<const emulator::Program>> programs; ///< per launch
    };
    enum class Events { None, Reported }; ///< whether the decoded handlers report to an observer

    /// `modules[i]` is the compiled plan.sources[i]. Throws std::runtime_error for a plan that cannot be emulated.
    PreparedPlan(Emulator& emulator, const Plan& plan, std::span<const CompiledModule> modules);
    PreparedPlan(emulator::Engine& engine, const Plan& plan, std::span<const CompiledModule> modules);
    PreparedPlan(const PreparedPlan&) = delete;

    emulator::Engine& engine;
    const Plan& plan;
    const std::span<const CompiledModule> modules;

    /// Throws PtxError for unsupported PTX.
    const Code& code(Events events = Events::Reported) const;
    /// All launches, checked and set up on the emulator's memory, whose buffers are filled anew with the input. Valid
    /// until the emulator's memory is filled for another question.
    std::vector<emulator::LaunchSetup> onInput(const Image& input, Events events = Events::Reported) const;
    /// The same on buffers of undefined content, which are of no size to speak of. Valid until the next call.
    std::vector<emulator::LaunchSetup> onUndefinedBuffers(Events events = Events::Reported) const;
    /// One launch on some memory that was prepared for code().
    emulator::LaunchSetup launchOn(const emulator::Memory& memory, std::size_t launch,
                                   Events events = Events::Reported) const;

private:
    std::vector<emulator::LaunchSetup> launchesOn(const emulator::Memory& memory, Events events) const;

    mutable std::optional<Code> m_code[2]; ///< by Events
    mutable std::optional<emulator::Memory> m_undefined;
};

} // namespace tilescope
