#pragma once

#include "gpu/model/gpu_model.h"

#include <vector>

namespace tilescope
{

/// One launch as the band needs it.
struct LaunchLoad {
    Counters counters;
    Dim3 grid, block;
    Occupancy occupancy;
    std::size_t uniqueBytes = 0; ///< distinct bytes of the buffers it reads and writes: what must come from memory once
};

/// One ceiling of a launch: the time it would take if nothing else cost anything.
struct TimeBound {
    std::string name; ///< "memory", "L2", "issue", "arithmetic", "shared memory", "load/store", "texture", "launch"
    double us = 0;
};
std::vector<TimeBound> boundsOf(const GpuModel& gpu, const LaunchLoad& launch);

/// Between the largest of the bounds (nothing else costs) and what they give when they hardly overlap and the occupancy
/// hides little; summed over the launches. boundBy names the largest. Never to be shown as a measurement.
Estimate estimateOf(const GpuModel& gpu, const std::vector<LaunchLoad>& launches);

/// Roofline: attainable 10^9 operations a second at an arithmetic intensity (operations a byte of device memory).
struct Roofline {
    double operationsPerSecond = 0; ///< fp32, fused multiply-add counted as two
    double bytesPerSecond = 0;
    double attainable(double operationsPerByte) const
    {
        return operationsPerByte * bytesPerSecond < operationsPerSecond ? operationsPerByte * bytesPerSecond
                                                                        : operationsPerSecond;
    }
};
Roofline rooflineOf(const GpuModel& gpu);

} // namespace tilescope
