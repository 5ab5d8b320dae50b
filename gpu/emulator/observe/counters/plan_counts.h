#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope
{

class Image;
class PreparedPlan;

/// The effort of a run, as far as it can be determined without running.
struct RunEffort {
    double warpInstructions = 0; ///< a texture fetch counts as several, because the emulator computes each lane's texel
    bool isLeast = false;        ///< a lower bound: one block alone did not end within its limit
    bool followsData = false;    ///< what some blocks do depends on the input, or cannot be traced
    std::vector<LaunchCounters> counted;        ///< the result of countPlan()
    std::vector<double> launchInstructions;     ///< per launch: PTX warp instructions, fetches like others
    std::vector<std::size_t> staticSharedBytes; ///< per launch
};

/// Counts without computing a result: runs one block per class of each launch, on undefined buffers, in a time that
/// does not depend on the picture's size. A launch whose blocks have no classes (LaunchCounters::reason) has no counts
/// here: Emulator::run() with counters gives them. A few randomly drawn blocks are compared with their classes.
std::vector<LaunchCounters> countPlan(const PreparedPlan& prepared, const RunControl& control);

/// The effort of Emulator::run(): exact if countPlan() is; otherwise estimated per launch from a few of its blocks, on
/// the input if they depend on data. Limited to some million warp instructions per launch, and a hundred million if one
/// block takes that many.
RunEffort effortOfPlan(const PreparedPlan& prepared, const Image& input, const RunControl& control);
/// The same from a few blocks of every launch, without counts; without an input on undefined buffers.
RunEffort roughEffortOfPlan(const PreparedPlan& prepared, const Image* input, const RunControl& control);

/// How fast Emulator::run() is, measured with a few blocks of each launch on all threads: warp instructions per second
/// of the processor time of one thread. On the input if there is one, else on undefined buffers. Takes less than a
/// tenth of a second per launch.
std::vector<double> speedsOfPlan(const PreparedPlan& prepared, const Image* input, const RunControl& control);

/// Number of blocks in a launch's sample: enough for an error of a few per cent if blocks vary as in a picture.
inline constexpr std::uint64_t sampledBlocks = 64;

/// Completes the result of countPlan() (`counted`, one element per launch; empty: nothing is known): launches without
/// counts are estimated from `blocks` of their blocks. All launches run in order on that sample, so that later ones
/// find what earlier ones wrote at the same places. Interior, edges and corners of the grid are scaled separately; the
/// counts are inexact and keep the reason. A block that reads what a block outside the sample would have written finds
/// 0xCD. The counts are exact, without a reason, if all blocks of all launches so far are in the sample. A launch still
/// has no counts (blocksRun 0) if one of its sampled blocks fails or all together exceed a hundred million warp
/// instructions, about a second. Copies the input once, as Emulator::run() does.
std::vector<LaunchCounters> samplePlan(const PreparedPlan& prepared, const Image& input,
                                       std::vector<LaunchCounters> counted, const RunControl& control,
                                       std::uint64_t blocks = sampledBlocks);

/// Completes the result of effortOfPlan() (`counted`) for a run that takes too long and does not depend on data: with
/// classes that take some seconds to find, and else with an estimate from a sample of blocks on undefined buffers. A
/// launch that takes more still has no counts (blocksRun 0).
std::vector<LaunchCounters> countLongPlan(const PreparedPlan& prepared, std::vector<LaunchCounters> counted,
                                          const RunControl& control);

} // namespace tilescope
