#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

struct EmulatorOptions {
    unsigned threads = 0;                                ///< 0: all cores
    std::uint64_t warpInstructionLimit = 40'000'000'000; ///< per launch, all blocks together; beyond it "step_limit"
    std::uint64_t blockInstructionLimit = 500'000'000;   ///< warp instructions of one block; beyond it "step_limit"
    /// Which build of the handlers runs; Auto takes x86-64-v3 where the processor has it.
    enum class Code { Auto, Baseline, Avx2 } code = Code::Auto;
    WarpTurns turns = {}; ///< who runs when within a block; kernels in order give the same for any
};

/// What to look at while a plan runs, beside its result.
struct Observation {
    bool counters = false; ///< what the hardware would count, by launch, line and PTX instruction
    bool hazards = false;  ///< races, uninitialised reads, returns before a barrier (hazards/hazard_detector.h)
    bool operator==(const Observation&) const = default;
};

struct EmulatorResult {
    std::vector<std::byte> picture; ///< the plan's picture buffer after the last launch; empty when the run ended early
    std::vector<std::vector<std::byte>> sides;  ///< the plan's sideBuffers, likewise
    std::vector<Finding> findings;              ///< one that `endsRun` comes first; those of hazards follow
    EmulationReport emulation;                  ///< all launches together
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    std::vector<LaunchCounters> counters;       ///< per launch, where asked for; empty after an error
    /// After a whole run: buffers filled with the input or with given bytes hold them still, but for a picture made in
    /// place. A kernel that writes to them finds something else when it runs again.
    bool inputsKept = false;
};

/// What a run takes, as far as that can be known without it.
struct RunEffort {
    double warpInstructions = 0; ///< a texture fetch counts as many, for the emulator computes each lane's texel
    bool isLeast = false;        ///< one block alone did not end within what may be spent on it: so many at least
    bool followsData = false;    ///< what some blocks do follows from the input, or cannot be followed
    std::vector<LaunchCounters> counted; ///< what count() gives
};

/// What a few blocks, looked at closely, say of a plan's launches.
struct BlockCheck {
    std::vector<Finding> findings;              ///< as in EmulatorResult, but of nothing that one block does to another
    EmulationReport emulation;                  ///< blocksRun says how many were looked at; 0 with a reason
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    std::string reason;   ///< why the blocks of a launch fall into no classes, with its line: then nothing was run
    bool tooMany = false; ///< … and that only their number or length stands against it (BlockClassResult::tooMany)
};

/// Executes plans on the CPU by interpreting their PTX. Keeps decoded programs, so that the next run of the same code
/// starts at once. One object may be used from one thread at a time; it spreads blocks over its own threads.
class Emulator
{
public:
    explicit Emulator(const EmulatorOptions& options = {});
    ~Emulator();

    /// `modules[i]` is the compiled plan.sources[i]; `input` fills the buffers that ask for it.
    /// Throws PtxError for PTX that it does not know, Cancelled, std::runtime_error when memory runs out.
    /// Faults of the kernel are findings, not exceptions.
    EmulatorResult run(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                       const Observation& observation, const RunControl& control);

    /// Counts without a result: of each launch one block a class is run, on buffers that hold nothing, in time that
    /// does not depend on the picture's size. A launch whose blocks fall into no classes (LaunchCounters::reason) has
    /// no counts here: run() with counters gives them. A few blocks drawn at random are checked against their class.
    std::vector<LaunchCounters> count(const Plan& plan, std::span<const CompiledModule> modules,
                                      const RunControl& control);

    /// What run() would take: exact where count() is; else of a launch as many times what a few of its blocks take,
    /// on the input where data decides what they do. Bounded by some million warp instructions a launch, and a hundred
    /// million where one block takes so many.
    RunEffort effort(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                     const RunControl& control);
    /// The same from a few blocks of every launch; without an input on buffers that hold nothing.
    double roughEffort(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                       const RunControl& control);

    /// How many blocks of a launch a sample has: enough for a few per cent where what blocks do varies as in a picture.
    static constexpr std::uint64_t sampledBlocks = 64;

    /// Completes what count() gave (`counted`, a launch each; empty: nothing is known): launches without counts are
    /// estimated from `blocks` of their blocks, all launches being run in order on that sample so that the later find
    /// what the earlier wrote at the same places. Scaled from the interior, edges and corners of the grid each for
    /// itself; inexact, with the reason kept. Where a later block reads what a block outside the sample would have
    /// written, it finds 0xCD. Exact, without a reason, where all blocks of all launches so far are in the sample.
    /// A launch has no counts (blocksRun 0) still when one of its sampled blocks goes wrong or when all together spend
    /// more than a hundred million warp instructions, a second or so. Copies the input once, as run() does.
    std::vector<LaunchCounters> sample(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                                       std::vector<LaunchCounters> counted, const RunControl& control,
                                       std::uint64_t blocks = sampledBlocks);

    /// Runs one block of a launch and writes down what it does, event by event (trace/block_trace.h); its warps take
    /// turns of one event each. `block` counts from 0, z too: {x, y, 0} in a flat grid. Memory holds what the block
    /// would find in a run, but for what other blocks of its own launch write. Faults of the block are in
    /// BlockTrace::fault. Throws std::runtime_error, with the sentence, for a block or launch that is not there,
    /// buffers of 4 GB and more, and launches before it that go wrong or take more than some seconds.
    BlockTrace trace(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                     const Dim3& block, const TraceWindow& window, const RunControl& control);

    /// How often each pixel of the input is read, up to and including the plan's main launch. Where one launch reads
    /// the picture itself by addresses and its blocks fall into classes, one block of each is run, in time that hardly
    /// depends on the picture's size; else every block. A later launch that reads a copy of the picture reads the
    /// pixels that were copied. Throws std::runtime_error with a sentence where there is nothing to count, a block goes
    /// wrong, or running every block takes more than some seconds; Cancelled.
    ReuseMap reuse(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                   const RunControl& control);

    /// Looks for errors and hazards, with the input's data, in a block of each class of every launch and a few beside
    /// them. Where blocks fall into classes, no address and no branch follows from data and all blocks of a class touch
    /// the same places but for a distance within the same buffers: what is found in none of these blocks is in no block
    /// of the launch. Where they do not, nothing is run and `reason` says why. With `sampled` as many blocks of each
    /// launch, spread over the grid with its corners and edges, are looked at instead, which proves nothing of the
    /// rest. What a later launch reads of an earlier one's results is then mostly 0xCD. Copies the input, as run()
    /// does.
    BlockCheck check(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                     std::uint64_t sampled, const RunControl& control);

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
