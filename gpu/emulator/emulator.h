#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/emulator/observe/story/value_story.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

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
    std::vector<std::vector<std::byte>> sides;  ///< the plan's sideBuffers; empty if the run ended early
    std::vector<Finding> findings;              ///< one with `endsRun` comes first; each launch's hazards, then what it
                                                ///< printed
    EmulationReport emulation;                  ///< all launches together
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    std::vector<LaunchCounters> counters;       ///< per launch, if requested; empty after an error
    /// After a whole run: buffers filled with the input or with given bytes are unchanged, except for a picture
    /// computed in place. A kernel that writes to them finds other data when it runs again.
    bool inputsKept = false;
};

/// The effort of a run, as far as it can be determined without running.
struct RunEffort {
    double warpInstructions = 0; ///< a texture fetch counts as several, because the emulator computes each lane's texel
    bool isLeast = false;        ///< a lower bound: one block alone did not end within its limit
    bool followsData = false;    ///< what some blocks do depends on the input, or cannot be traced
    std::vector<LaunchCounters> counted;        ///< the result of count()
    std::vector<double> launchInstructions;     ///< per launch: PTX warp instructions, fetches like others
    std::vector<std::size_t> staticSharedBytes; ///< per launch
};

/// The result of checking a few blocks of a plan's launches.
struct BlockCheck {
    std::vector<Finding> findings;              ///< as in EmulatorResult, but without hazards between blocks
    EmulationReport emulation;                  ///< blocksRun is the number of checked blocks; 0 with a reason
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    Message reason;       ///< why a launch's blocks have no classes, with the line; nothing was run then
    bool tooMany = false; ///< the only reason is their number or length (BlockClassResult::tooMany)
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

    /// Counts without computing a result: runs one block per class of each launch, on undefined buffers, in a time that
    /// does not depend on the picture's size. A launch whose blocks have no classes (LaunchCounters::reason) has no
    /// counts here: run() with counters gives them. A few randomly drawn blocks are compared with their classes.
    std::vector<LaunchCounters> count(const Plan& plan, std::span<const CompiledModule> modules,
                                      const RunControl& control);

    /// The effort of run(): exact if count() is; otherwise estimated per launch from a few of its blocks, on the input
    /// if they depend on data. Limited to some million warp instructions per launch, and a hundred million if one block
    /// takes that many.
    RunEffort effort(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                     const RunControl& control);
    /// The same from a few blocks of every launch, without counts; without an input on undefined buffers.
    RunEffort roughEffort(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                          const RunControl& control);

    /// How fast run() is, measured with a few blocks of each launch on all threads: warp instructions per second of the
    /// processor time of one thread. On the input if there is one, else on undefined buffers. Takes less than a tenth
    /// of a second per launch.
    std::vector<double> speeds(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                               const RunControl& control);
    unsigned threads() const; ///< that run() uses at most

    /// Number of blocks in a launch's sample: enough for an error of a few per cent if blocks vary as in a picture.
    static constexpr std::uint64_t sampledBlocks = 64;

    /// Completes the result of count() (`counted`, one element per launch; empty: nothing is known): launches without
    /// counts are estimated from `blocks` of their blocks. All launches run in order on that sample, so that later ones
    /// find what earlier ones wrote at the same places. Interior, edges and corners of the grid are scaled separately;
    /// the counts are inexact and keep the reason. A block that reads what a block outside the sample would have
    /// written finds 0xCD. The counts are exact, without a reason, if all blocks of all launches so far are in the
    /// sample. A launch still has no counts (blocksRun 0) if one of its sampled blocks fails or all together exceed a
    /// hundred million warp instructions, about a second. Copies the input once, as run() does.
    std::vector<LaunchCounters> sample(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                       std::vector<LaunchCounters> counted, const RunControl& control,
                                       std::uint64_t blocks = sampledBlocks);

    /// Runs one block of a launch and records what it does, event by event (trace/block_trace.h). `block` counts from
    /// 0, in z too: {x, y, 0} in a flat grid. Memory contains what the block would find in a run, except for writes of
    /// other blocks of its own launch. Faults of the block are in BlockTrace::fault. Throws std::runtime_error, with a
    /// sentence, for a block or launch that does not exist, buffers of 4 GB and more, and earlier launches that fail or
    /// take more than some seconds.
    BlockTrace trace(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                     const Dim3& block, const TraceWindow& window, const RunControl& control,
                     const WarpTurns& turns = alternatingTurns);

    /// Runs one block of a launch as trace() does, and finds how it computed the bytes of `target`: the thread that
    /// stored them, and the reads that the stored value depends on. With `turns` as in a run, the block's warps take
    /// turns as there, which matters if they race. Throws as trace() does, and std::runtime_error for a
    /// block with too many events (mostStoryEvents) or instructions to be kept.
    ValueStory story(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                     const Dim3& block, const StoryTarget& target, const RunControl& control,
                     const WarpTurns& turns = alternatingTurns);
    static constexpr std::size_t mostStoryEvents = 150'000;

    /// How often each pixel of the input is read, up to and including the plan's main launch. If one launch reads the
    /// picture itself by addresses and its blocks have classes, runs one block of each class, in a time that hardly
    /// depends on the picture's size; otherwise every block. A later launch that reads a copy of the picture counts as
    /// reading the copied pixels. Throws std::runtime_error with a sentence if there is nothing to count, a block
    /// fails, or running every block takes more than some seconds; Cancelled.
    ReuseMap reuse(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                   const RunControl& control);

    /// Completes the result of effort() (`counted`) for a run that takes too long and does not depend on data: with
    /// classes that take some seconds to find, and else with an estimate from a sample of blocks on undefined buffers.
    /// A launch that takes more still has no counts (blocksRun 0).
    std::vector<LaunchCounters> countLong(const Plan& plan, std::span<const CompiledModule> modules,
                                          std::vector<LaunchCounters> counted, const RunControl& control);

    /// Records what the warps of each launch's blocks execute, for the model of time (gpu/timing). `requests` has an
    /// element for each launch. Runs on undefined buffers where blocks have classes or there are too many; else on the
    /// input, where a launch finds 0xCD instead of what the launches before it would have written.
    std::vector<LaunchPaths> paths(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                   std::span<const PathRequest> requests, const RunControl& control);

    /// Checks for errors and hazards, with the input's data, in one block per class of every launch and a few others.
    /// If blocks have classes, no address and no branch depends on data, and all blocks of a class access the same
    /// places up to a distance within the same buffers: an error that is in none of these blocks is in no block of the
    /// launch. If there are no classes, nothing is run and `reason` says why. With `sampled`, that many blocks of each
    /// launch, spread over the grid with its corners and edges, are checked instead, which proves nothing about the
    /// others; a later launch then mostly finds 0xCD where it reads results of an earlier one. Copies the input, as
    /// run() does.
    BlockCheck check(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                     std::uint64_t sampled, const RunControl& control);

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
