#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/shared_bytes.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

namespace emulator
{
struct Engine;
}

struct EmulatorOptions {
    unsigned threads = 0;                                ///< 0: all cores
    std::uint64_t warpInstructionLimit = 40'000'000'000; ///< per launch, all blocks together; exceeding it gives
                                                         ///< "step_limit"
    std::uint64_t blockInstructionLimit = 500'000'000;   ///< warp instructions of one block; exceeding it gives
                                                         ///< "step_limit"
    /// Which build of the handlers runs; Auto uses x86-64-v3 where it was built and the processor supports it.
    enum class Code { Auto, Baseline } code = Code::Auto;
    WarpTurns turns = {}; ///< the order of warps within a block; correctly synchronized kernels give the same result
                          ///< for any order
};

/// What to observe while a plan runs, in addition to its result.
struct Observation {
    bool counters = false; ///< counts as the hardware would, by launch, line and PTX instruction
    bool hazards = false;  ///< races, early returns, reads and outputs that nobody stored (observe/hazards)
    bool operator==(const Observation&) const = default;
};

/// Receives the picture of a run while it is computed, row of blocks after row of blocks.
struct PartialPicture {
    /// The first `rows` rows of the picture, `pitchBytes` apart, have been stored by the plan's main launch. Called on
    /// any of the emulator's threads, one call at a time.
    std::function<void(std::span<const std::byte> pixels, std::size_t pitchBytes, int rows)> show;
    std::chrono::milliseconds every{50}; ///< at least so long after the launch began, and between two calls
};

struct EmulatorResult {
    std::vector<std::byte> picture; ///< the plan's picture buffer after the last launch; empty if the run ended early
    std::vector<SharedBytes> sides; ///< the plan's sideBuffers; empty if the run ended early
    std::vector<Finding> findings;  ///< one with `endsRun` comes first; each launch's hazards, then what it
                                    ///< printed
    EmulationReport emulation;      ///< all launches together
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    std::vector<LaunchCounters> counters;       ///< per launch, if requested; empty after an error
    /// After a whole run: buffers filled with the input or with given bytes are unchanged, except for a picture
    /// computed in place. A kernel that writes to them finds other data when it runs again.
    bool inputsKept = false;
};

/// Executes plans on the CPU by interpreting their PTX. Caches decoded programs, so that the next run of the same code
/// starts at once. Not thread-safe; distributes blocks over its own threads.
class Emulator
{
public:
    explicit Emulator(const EmulatorOptions& options = {});
    ~Emulator();

    /// `modules[i]` is the compiled plan.sources[i]; `input` fills the buffers with Fill::Input. Throws PtxError for
    /// unsupported PTX, Cancelled, std::runtime_error when out of memory. Faults of the kernel are findings, not
    /// exceptions.
    EmulatorResult run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                       const Observation& observation, const RunControl& control, const PartialPicture& partial = {});

    unsigned threads() const; ///< that run() uses at most

    /// For the analyses in observe/, which are functions of a PreparedPlan.
    emulator::Engine& engine() { return *m_engine; }

private:
    std::unique_ptr<emulator::Engine> m_engine;
};

} // namespace tilescope
