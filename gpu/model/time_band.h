#pragma once

#include "gpu/model/gpu_model.h"
#include "gpu/model/work.h"

#include <vector>

namespace tilescope
{

/// The data about one launch that the band needs.
struct LaunchLoad {
    Counters counters;
    Dim3 grid, block;
    Occupancy occupancy;
    std::size_t uniqueBytes = 0; ///< distinct bytes of the buffers it reads and writes: the minimum that must come from
                                 ///< memory
    InstructionMix mix = {};     ///< if the kernel's PTX is available; otherwise arithmetic is no ceiling
};

/// Bytes of all buffers and textures passed to a launch: LaunchLoad::uniqueBytes for a launch that uses them
/// completely.
std::size_t bytesGiven(const Plan& plan, const Launch& launch);

/// bytesGiven() of one of the plan's launches, divided: buffers that have content before the launch are read, others
/// are written.
struct BufferUse {
    std::size_t readBytes = 0, writtenBytes = 0;
    bool operator==(const BufferUse&) const = default;
};
BufferUse bufferUse(const Plan& plan, std::size_t launch);

/// One ceiling of a launch: its time if only this resource limited it.
struct TimeBound {
    std::string name; ///< "memory", "L2", "L1", "issue", "arithmetic", "conversions", "shared memory", "load/store",
                      ///< "texture", "launch"
    double us = 0;
};
/// The time that each unit needs at the published rate, with the blocks distributed as evenly as possible over the
/// multiprocessors. PTX instructions that machine code omits are subtracted; README.md has the formulas and their
/// sources.
std::vector<TimeBound> boundsOf(const GpuModel& gpu, const LaunchLoad& launch);

/// From the largest of the bounds (nothing else costs time) to the time if they hardly overlap and the occupancy hides
/// little; summed over the launches. boundBy names the largest. Never to be shown as a measurement.
Estimate estimateOf(const GpuModel& gpu, const std::vector<LaunchLoad>& launches);

} // namespace tilescope
