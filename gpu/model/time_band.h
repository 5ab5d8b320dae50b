#pragma once

#include "gpu/model/gpu_model.h"
#include "gpu/model/work.h"

#include <vector>

namespace tilescope
{

/// One launch as the band needs it.
struct LaunchLoad {
    Counters counters;
    Dim3 grid, block;
    Occupancy occupancy;
    std::size_t uniqueBytes = 0; ///< distinct bytes of the buffers it reads and writes: what must come from memory once
    InstructionMix mix = {};     ///< where the kernel's PTX is at hand; without it arithmetic is no ceiling
};

/// Bytes of all buffers and textures that a launch is given: LaunchLoad::uniqueBytes of a launch that uses them whole.
std::size_t bytesGiven(const Plan& plan, const Launch& launch);

/// One ceiling of a launch: the time it would take if nothing else cost anything.
struct TimeBound {
    std::string name; ///< "memory", "L2", "L1", "issue", "arithmetic", "conversions", "shared memory", "load/store",
                      ///< "texture", "launch"
    double us = 0;
};
/// What each unit needs at the maker's rate, with the blocks dealt out to the multiprocessors as evenly as they go. PTX
/// that machine code leaves out is taken off: see README.md, which has the formulas and what they rest on.
std::vector<TimeBound> boundsOf(const GpuModel& gpu, const LaunchLoad& launch);

/// Between the largest of the bounds (nothing else costs) and what they give when they hardly overlap and the occupancy
/// hides little; summed over the launches. boundBy names the largest. Never to be shown as a measurement.
Estimate estimateOf(const GpuModel& gpu, const std::vector<LaunchLoad>& launches);

} // namespace tilescope
