#pragma once

#include "gpu/model/gpu_model.h"
#include "gpu/recipe/timing.h"
#include "gpu/timing/warp_life.h"

#include <string>
#include <vector>

namespace tilescope
{

/// A PTX instruction that events refer to by its index (IssueEvent::site).
struct TimelineSite {
    std::string source; ///< kernel file
    int line = 0;       ///< in it; 0 if unknown
    std::string text;   ///< the instruction
};

/// The blocks of one multiprocessor, cycle by cycle, as far as they were simulated.
struct Timeline {
    std::string gpu, kernel;
    double clockMHz = 0;
    Dim3 grid, block;
    int multiprocessors = 0, schedulers = 0;
    int fitting = 0;       ///< blocks that fit on the multiprocessor at a time
    int resident = 0;      ///< blocks that are there at a time: `fitting`, or fewer by wish
    std::string limitedBy; ///< what keeps more from fitting: Occupancy::limitedBy
    double cycles = 0;     ///< simulated
    LaunchTiming timing;   ///< of the whole launch
    bool isProved = true;  ///< as Timing::isProved
    std::vector<TimelineSite> sites;
    std::vector<WarpLife> warps;           ///< the first ones, in the order in which they started
    std::vector<BlockSpan> blocks;         ///< all that were simulated
    std::vector<std::uint64_t> blockIndex; ///< by position in `blocks`: linear index in the grid
};

/// What is asked for.
struct TimelineRequest {
    int launch = -1;        ///< −1: the main launch
    int resident = 0;       ///< blocks at a time; 0: as many as fit
    bool oneWarp = false;   ///< of each block only one warp at a time: no latency is hidden at all
    std::size_t warps = 64; ///< that are recorded
};

/// What other resources would make of the same launch.
struct ResidencyPoint {
    int blocks = 0;    ///< resident
    double us = 0;     ///< of the launch
    double issued = 0; ///< share of the cycles in which a scheduler issues
};
struct BlockPoint {
    unsigned width = 0, height = 0;
    int warpsPerSm = 0;
    double us = 0;            ///< of all launches; 0: the strategy cannot use this block
    std::uint64_t blocks = 0; ///< of the main launch
    int resident = 0;         ///< of these, on a multiprocessor at a time
};
struct WhatIf {
    std::string gpu;
    int threads = 0, registers = 0; ///< of the launch as it is
    std::size_t sharedBytes = 0;
    Occupancy occupancy;
    std::vector<ResidencyPoint> residency; ///< from one block to as many as the warps allow
    std::vector<BlockPoint> blockSizes;
};

/// As JSON, and as a drawing (SVG) of the given width: rows are warps, by scheduler.
std::string timelineJson(const Timeline& timeline);

/// As trace events for Perfetto and chrome://tracing ("Trace Event Format", Google, 2016): a process per scheduler, a
/// thread per warp, and for every time in which a warp's state does not change an event with its line and instruction;
/// then the multiprocessor with a thread per place for a block. Times are in µs from the start of the launch.
std::string timelineTrace(const Timeline& timeline);
std::string timelineSvg(const Timeline& timeline, int width = 1600);

} // namespace tilescope
