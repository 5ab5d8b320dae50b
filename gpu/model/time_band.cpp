#include "gpu/model/time_band.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

struct Band {
    double lowerUs = 0, upperUs = 0;
    std::string boundBy;
};

/// A kernel's first loads and its last stores wait for memory with nothing to do meanwhile: about four trips of half a
/// microsecond each (600 to 800 clocks on the GPUs of the table).
constexpr double rampUs = 2;

/// By Little's law a scheduler needs (latency × rate) warps to be busy. Three a scheduler keep it going through the 4
/// to 6 clocks of arithmetic with the few independent instructions that a thread has; with fewer it waits in
/// proportion.
constexpr double warpsToHide = 3, mostWaiting = 3;

double waitingOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const double blocks = static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z;
    const double warpsOfBlock = std::ceil(static_cast<double>(launch.block.x) * launch.block.y * launch.block.z / 32);
    const double resident = std::min<double>(std::max(1, launch.occupancy.warpsPerSm),
                                             std::ceil(blocks / gpu.multiprocessors) * warpsOfBlock);
    return std::clamp(warpsToHide * gpu.schedulersPerSm / resident, 1.0, mostWaiting);
}

Band bandOf(const GpuModel& gpu, const LaunchLoad& launch)
{
    const std::vector<TimeBound> bounds = boundsOf(gpu, launch);
    const TimeBound& largest = *std::ranges::max_element(bounds, {}, &TimeBound::us);
    double units = 0;
    for (const TimeBound& bound : bounds)
        if (bound.name != "launch")
            units += bound.us;
    return {largest.us, gpu.launchFloorUs + rampUs + units * waitingOf(gpu, launch), largest.name};
}

} // namespace

Estimate estimateOf(const GpuModel& gpu, const std::vector<LaunchLoad>& launches)
{
    Estimate estimate;
    estimate.gpu = gpu.name;
    double longest = -1;
    for (const LaunchLoad& launch : launches) {
        const Band band = bandOf(gpu, launch);
        estimate.lowerUs += band.lowerUs;
        estimate.upperUs += band.upperUs;
        if (band.lowerUs > longest) {
            longest = band.lowerUs;
            estimate.boundBy = band.boundBy;
        }
    }
    return estimate;
}

} // namespace tilescope
