#include "gpu/timing/prediction.h"

#include "gpu/model/memory_flow.h"
#include "gpu/model/time_band.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace tilescope
{

namespace
{

constexpr std::uint64_t mostRecorded = 400'000;

/// L1 and shared memory are one memory since Volta; what the resident blocks do not take is cache.
double cacheBytes(const GpuModel& gpu, std::size_t sharedBytes, int resident)
{
    const double perBlock = sharedBytes > 0 ? static_cast<double>(sharedBytes + gpu.sharedReserved) : 0;
    const double all = static_cast<double>(unifiedBytes(gpu));
    return std::max(8.0 * 1024, all - perBlock * resident);
}

/// The bytes of global memory that a recorded block touches and stores, on average.
struct Footprint {
    double touched = 0, stored = 0;
};
Footprint footprint(const LaunchPaths& paths)
{
    double sectors = 0, stored = 0;
    for (const BlockPath& path : paths.paths) {
        std::unordered_map<std::uint64_t, std::pair<std::uint8_t, std::uint8_t>> touched;
        for (const WarpPath& warp : path.warps)
            for (const PathAccess& access : warp.accesses)
                if (access.target == PathTarget::Global)
                    for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i) {
                        const PathLine& line = path.lines[i];
                        auto& [all, written] = touched[line.line];
                        all |= line.sectors;
                        written |= access.isStore ? line.sectors : 0;
                    }
        for (const auto& line : touched) {
            sectors += std::popcount(line.second.first);
            stored += std::popcount(line.second.second);
        }
    }
    const double bytes = 32 / static_cast<double>(paths.paths.size());
    return {sectors * bytes, stored * bytes};
}

/// The share of what multiprocessors ask of L2 that must come from device memory: nothing if everything fits, so that
/// it is still there from the run before; more and more, the less fits; and never more than every byte once.
double memoryShare(const GpuModel& gpu, double storedInL2, double uniqueBytes, double blocks, const Footprint& ofBlock,
                   bool isCold)
{
    // Of an H200's L2, what is stored taking 1.8 times its room: reads of 0.72 of its size and a copy of 2 x 0.32 are
    // of L2, reads of 0.96, a copy of 2 x 0.48 and an update of 0.72 are not (measured).
    constexpr double kept = 0.92, lostOver = 0.1;
    if (ofBlock.touched <= 0)
        return 0;
    const double l2 = static_cast<double>(gpu.l2Bytes);
    const double room = uniqueBytes * (1 + (storedInL2 - 1) * ofBlock.stored / ofBlock.touched);
    const double lost = isCold ? 1 : std::clamp((room - kept * l2) / (lostOver * l2), 0.0, 1.0);
    return std::min(1.0, lost * uniqueBytes / (ofBlock.touched * blocks));
}

/// PTX warp instructions of a block like this one, of which the recording has only the beginning. The launch's are
/// shared out to the blocks that come as far: to as many as execute what this one's warps have executed once. Those
/// that leave at once hardly add to them.
double instructionsOfBlock(const BlockPath& path, const LaunchCounters& counted, double blocks)
{
    std::unordered_map<std::uint32_t, std::uint64_t> times;
    for (const WarpPath& warp : path.warps)
        for (const PathStep& step : warp.steps)
            ++times[step.endSite];
    const std::uint64_t warps = path.warps.size();
    double like = blocks * static_cast<double>(warps);
    for (const SiteCounters& site : counted.sites)
        if (const auto found = times.find(site.site); found != times.end() && found->second == warps)
            like = std::min(like, static_cast<double>(site.counters.instructions));
    return static_cast<double>(counted.total.instructions) * static_cast<double>(warps) / std::max(1.0, like);
}

/// The machine's instructions of a block that was simulated to its end, on average; 0 if blocks differ much, as where
/// some leave at once.
double instructionsOfDone(const MultiprocessorRun& run)
{
    double sum = 0, least = 1e300, most = 0;
    for (const BlockSpan& block : run.blocks) {
        const auto own = static_cast<double>(block.instructions);
        most = std::max(most, own);
        if (block.end <= 0)
            continue;
        least = std::min(least, own);
        sum += own;
    }
    return most > 1.5 * least ? 0 : sum / static_cast<double>(run.blocksDone);
}

constexpr double mostIssued = 1.5; ///< instructions of the machine for one of the PTX, or of two programs of one kernel

/// The machine's instructions for each of the PTX, of the blocks that were simulated to their end, without those that
/// an estimate from the PTX does not have.
double issuedOfRecorded(const MultiprocessorRun& run, const LaunchPaths& paths)
{
    double issued = 0, recorded = 0;
    for (std::size_t i = 0; i < run.blocks.size(); ++i)
        if (run.blocks[i].end > 0) {
            issued += static_cast<double>(run.blocks[i].instructions - run.blocks[i].unforeseen);
            recorded += static_cast<double>(paths.paths[paths.pathOf[i]].instructions);
        }
    return recorded > 0 ? issued / recorded : 0;
}

/// The cycles that the counted traffic takes at the GPU's published rates, at least. Ceilings of instructions are
/// those of the PTX, of which ptxas may leave more out (Sobel's diagonals take 10.8 µs where they say 28) or join, as
/// two halves (`half_polynomial` 14.3 where they say 35) and accesses to shared memory side by side (`filter_patches`
/// 32 where they say 52).
double leastCycles(const GpuModel& gpu, const TimedLaunch& launch)
{
    if (!launch.counted)
        return 0;
    const Launch& own = launch.plan.launches[launch.launch];
    LaunchLoad load;
    load.counters = launch.counted->total;
    load.grid = own.grid;
    load.block = own.block;
    load.uniqueBytes = bytesGiven(launch.plan, own);
    load.mix = mixOf(launch.kernel, launch.counted->sites);
    double us = 0;
    for (const TimeBound& bound : boundsOf(gpu, load))
        if (bound.name == "memory" || bound.name == "L1" || bound.name == "L2" || bound.name == "texture")
            us = std::max(us, bound.us);
    return us * gpu.boostClockMHz;
}

/// Of blocks that differ, each counts for what it executes: the time goes on at the rate of the machine's instructions
/// that was simulated.
void extendByWork(const MultiprocessorRun& run, const TimedLaunch& launch, const LaunchPaths& paths, double blocksEach,
                  LaunchPrediction& result)
{
    double listed = 0, issued = 0, sampled = 0;
    for (std::size_t i = 0; i < run.blocks.size(); ++i)
        if (run.blocks[i].end > 0) {
            listed += static_cast<double>(paths.paths[paths.pathOf[i]].instructions);
            issued += static_cast<double>(run.blocks[i].instructions);
        }
    for (const std::uint32_t path : paths.pathOf)
        sampled += static_cast<double>(paths.paths[path].instructions);
    sampled /= static_cast<double>(paths.pathOf.size());
    const Launch& own = launch.plan.launches[launch.launch];
    const double blocks = static_cast<double>(own.grid.x) * own.grid.y * own.grid.z;
    const double ofBlock = launch.counted ? static_cast<double>(launch.counted->total.instructions) / blocks : sampled;
    const double machine = ofBlock * (listed > 0 ? issued / listed : 1); // instructions of a block

    // The beginning, until the multiprocessor is full, and the end, when no new blocks come, are not like the rest.
    constexpr double enough = 0.25; // of the cycles: else all of them count
    double from = 0, until = run.cycles;
    const std::size_t full = std::min<std::size_t>(static_cast<std::size_t>(result.resident), run.blocks.size());
    const double begun = full > 0 ? run.blocks[full - 1].begin : 0;
    const double ending = run.isWhole && !run.blocks.empty() ? run.blocks.back().begin : run.cycles;
    if (ending - begun > enough * run.cycles) {
        from = begun;
        until = ending;
    }
    double done = 0;
    for (const BlockSpan& block : run.blocks) {
        const double end = block.end > 0 ? block.end : run.cycles, length = std::max(1.0, end - block.begin);
        const double within = std::min(end, until) - std::max(block.begin, from);
        done += static_cast<double>(block.instructions) * std::clamp(within / length, 0.0, 1.0);
    }
    const double each = std::max((until - from) / std::max(1.0, done), // cycles of an instruction
                                 run.atomicCycles / std::max(1.0, static_cast<double>(run.instructions)));
    const double all = machine * blocksEach, left = all - static_cast<double>(run.instructions);
    result.cycles = left >= 0 ? run.cycles + left * each
                              : run.cycles * all / static_cast<double>(run.instructions); // more was simulated
    result.cyclesPerBlock = machine * each;
}

/// Where the recorded blocks execute more than the launch's do on average, they have taken work from the others, as
/// from a counter that all increment: executed one after the other, the first takes all of it. On a GPU each takes its
/// part: every block then stands for one that never runs out of work. None if it is not so.
std::optional<LaunchPaths> withSharedWork(const LaunchPaths& paths, const LaunchCounters* counted, double blocks)
{
    constexpr double more = 1.5;
    if (!counted || paths.pathOf.empty())
        return std::nullopt;
    double recorded = 0;
    for (const std::uint32_t path : paths.pathOf)
        recorded += static_cast<double>(paths.paths[path].instructions);
    recorded /= static_cast<double>(paths.pathOf.size());
    if (recorded <= more * static_cast<double>(counted->total.instructions) / blocks)
        return std::nullopt;
    LaunchPaths shared = paths;
    const auto busiest = std::ranges::max_element(paths.paths, {}, &BlockPath::instructions);
    std::ranges::fill(shared.pathOf, static_cast<std::uint32_t>(busiest - paths.paths.begin()));
    shared.isSpread = true; // the time follows from the work of all blocks
    return shared;
}

/// Few blocks are shared out unevenly: multiprocessors with one less have other states. Those of a launch are the
/// average.
void addOthers(MultiprocessorLoad load, double multiprocessors, double blocks, const RunControl& control,
               LaunchPrediction& result)
{
    constexpr std::uint64_t few = 6;
    MultiprocessorRun& run = result.run;
    if (!run.isWhole || result.blocks < 2 || result.blocks > few || run.blocksDone < result.blocks)
        return;
    const double most = static_cast<double>(result.blocks);
    const double share = std::clamp((blocks - multiprocessors * (most - 1)) / multiprocessors, 0.0, 1.0);
    load.mostBlocks = result.blocks - 1;
    load.timelineWarps = 0;
    const MultiprocessorRun other = simulate(load, control);
    for (std::size_t site = 0; site < run.sites.size(); ++site)
        for (std::size_t state = 0; state < stallReasonCount; ++state)
            run.sites[site][state] = share * run.sites[site][state] + (1 - share) * other.sites[site][state];
}

} // namespace

PathRequest pathRequest(const GpuModel& gpu, int residentBlocks)
{
    return {static_cast<unsigned>(std::max(1, gpu.multiprocessors)),
            static_cast<std::size_t>(std::max(1, residentBlocks)) * 3, mostRecorded};
}

LaunchPrediction predictLaunch(const GpuModel& gpu, const MachineFigures& figures, const TimedLaunch& launch,
                               const RunControl& control, std::size_t timelineWarps)
{
    const Launch& own = launch.plan.launches[launch.launch];
    const double blocks = static_cast<double>(own.grid.x) * own.grid.y * own.grid.z;
    const std::optional<LaunchPaths> sharedWork = withSharedWork(launch.paths, launch.counted, blocks);
    const LaunchPaths& paths = sharedWork ? *sharedWork : launch.paths;
    const MachineProgram program =
        machineProgram(launch.module, launch.kernel, figures, launch.registers, launch.listed);
    const double active = std::min<double>(gpu.multiprocessors, blocks);
    const int resident = std::max(1, launch.residentBlocks);
    const double uniqueBytes = static_cast<double>(bytesGiven(launch.plan, own));

    MultiprocessorLoad load{program, figures, paths};
    load.resident = static_cast<unsigned>(resident);
    load.blockInterval = figures.blockCycles * active;
    load.l1Bytes = cacheBytes(gpu, launch.sharedBytes, resident);
    load.l2BytesPerCycle = std::min(figures.l2PortBytesPerCycle, figures.l2BytesPerCycle / active);
    load.l2WrittenPerCycle =
        std::min(figures.l2PortBytesPerCycle, figures.l2WrittenShare * figures.l2BytesPerCycle / active);
    load.loadLineCycles = active / figures.l2Loads;
    load.storeLineCycles = active / figures.l2Stores;
    load.atomicSectorCycles = active * figures.atomicCycles / figures.slices;
    load.memorySectors = memoryShare(gpu, figures.storedInL2, uniqueBytes, blocks, footprint(paths), launch.isCold);
    load.active = active;
    load.memoryBytesPerCycle = figures.memoryShare * gpu.bandwidthGBs * 1000 / gpu.boostClockMHz / active;
    load.mostInstructions = launch.mostInstructions;
    load.timelineWarps = timelineWarps;
    load.timelineEvents = timelineWarps > 0 ? 400'000 : 0;

    LaunchPrediction result;
    result.isOfMachineCode = program.isListed;
    result.run = simulate(load, control);
    if (!result.run.isWhole && result.run.blocksDone > 0 && instructionsOfDone(result.run) == 0) {
        load.mostInstructions *= 2; // blocks that differ stand for others only if there are many
        result.run = simulate(load, control);
    }
    if (program.isListed && issuedOfRecorded(result.run, paths) > mostIssued) {
        // Loops that ptxas has rewritten may be followed wrongly.
        TimedLaunch estimated = launch;
        estimated.listed = nullptr;
        LaunchPrediction other = predictLaunch(gpu, figures, estimated, control, timelineWarps);
        if (mostIssued * issuedOfRecorded(other.run, paths) < issuedOfRecorded(result.run, paths))
            return other;
    }
    result.blocks = paths.blocksInAll;
    result.resident = std::min<int>(resident, static_cast<int>(std::min<std::uint64_t>(paths.blocksInAll, 1'000'000)));

    // A block that was recorded only in part takes as much longer as it executes more.
    const BlockPath& first = paths.paths.front();
    const double scale = first.isWhole || !launch.counted || first.instructions == 0
                             ? 1
                             : std::max(1.0, instructionsOfBlock(first, *launch.counted, blocks) /
                                                 static_cast<double>(first.instructions));

    const MultiprocessorRun& run = result.run;
    const double done = static_cast<double>(run.blocksDone);
    std::vector<double> ends;
    for (const BlockSpan& block : run.blocks)
        if (block.end > 0)
            ends.push_back(block.end);
    std::ranges::sort(ends);
    if (paths.isSpread)
        extendByWork(run, launch, paths, blocks / gpu.multiprocessors, result);
    else if (run.blocksDone == 0) { // too long even for one block: as far as it came
        const double share =
            std::max(1e-9, static_cast<double>(run.instructions) /
                               std::max(1.0, static_cast<double>(first.instructions) * result.resident));
        result.cyclesPerBlock = run.cycles * scale / share / result.resident;
        result.cycles = result.cyclesPerBlock * static_cast<double>(result.blocks);
    } else if (run.isWhole && done >= static_cast<double>(result.blocks)) {
        result.cycles = run.cycles * scale;
        result.cyclesPerBlock = result.cycles / done;
    } else {
        // The time between the ends of blocks once the first ones have ended, without the last ones, which end alone.
        const std::size_t from = std::min<std::size_t>(ends.size() - 1, static_cast<std::size_t>(result.resident) - 1);
        const std::size_t drained =
            run.isWhole ? std::min<std::size_t>(static_cast<std::size_t>(result.resident), ends.size() - 1) : 0;
        const std::size_t to = ends.size() - 1 - std::min(drained, ends.size() - 1);
        result.cyclesPerBlock = to > from ? (ends[to] - ends[from]) / static_cast<double>(to - from)
                                          : ends[from] / static_cast<double>(from + 1);
        double finished = done;
        const double perBlock = instructionsOfDone(run);
        if (!run.isWhole && perBlock > 0 && done < 2.0 * result.resident) { // those that were begun have come far, too
            finished = static_cast<double>(run.instructions) / perBlock;
            result.cyclesPerBlock = (run.cycles - figures.firstCycles) / finished;
        }
        // Atomics on a line that all blocks have wait in front of L2, for longer than the simulation of these few.
        result.cyclesPerBlock = std::max(result.cyclesPerBlock, run.atomicCycles / std::max(1.0, finished));
        result.cyclesPerBlock *= scale;
        const double left = std::max(0.0, static_cast<double>(result.blocks) - finished);
        const double average =
            blocks / gpu.multiprocessors - finished + 0.5; // the last wave is shared out as blocks end
        result.cycles = run.cycles * scale + result.cyclesPerBlock * std::min(left, std::max(average, 0.0));
    }
    if (const double least = leastCycles(gpu, launch); result.cycles < least) {
        result.cyclesPerBlock *= least / std::max(1.0, result.cycles);
        result.cycles = least;
    }
    result.us = result.cycles / gpu.boostClockMHz;
    addOthers(load, gpu.multiprocessors, blocks, control, result);
    return result;
}

double sumUs(const MachineFigures& figures, const std::vector<LaunchPrediction>& launches)
{
    double us = figures.launchUs;
    for (const LaunchPrediction& launch : launches)
        us += launch.us;
    return us + (launches.empty() ? 0 : (static_cast<double>(launches.size()) - 1) * figures.nextLaunchUs);
}

} // namespace tilescope
