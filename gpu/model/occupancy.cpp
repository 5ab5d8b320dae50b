#include "gpu/model/gpu_model.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <limits>

namespace tilescope
{

namespace
{

constexpr int unlimited = std::numeric_limits<int>::max();

template <class Number>
Number roundedUp(Number value, Number unit)
{
    return (value + unit - 1) / unit * unit;
}

int blocksByWarps(const GpuModel& gpu, int threads, int warps)
{
    return threads > gpu.maxThreadsPerBlock ? 0 : gpu.maxWarpsPerSm / warps;
}

/// The register file has warpUnit partitions, and a warp's registers are in one of them. The limit for a single block
/// is computed as if every partition held the same number of warps.
int blocksByRegisters(const GpuModel& gpu, int warps, int registers)
{
    if (registers <= 0)
        return unlimited;
    if (registers > gpu.maxRegistersPerThread)
        return 0;
    const int perWarp = roundedUp(registers * 32, gpu.registerUnit);
    // A block that another GPU of the same family could not hold is refused for compute capability 6.0 too, although
    // its two larger partitions could hold it: code for 6.x must run on all of 6.x (NVIDIA's cuda_occupancy.h).
    const int blockUnit = gpu.major == 6 ? 4 : gpu.warpUnit;
    if (perWarp * roundedUp(warps, blockUnit) > gpu.registersPerBlock)
        return 0;
    if (gpu.registersPerSm / blockUnit / perWarp * blockUnit < warps)
        return 0;
    return gpu.registersPerSm / gpu.warpUnit / perWarp * gpu.warpUnit / warps;
}

int blocksByShared(const GpuModel& gpu, std::size_t bytes)
{
    if (bytes > gpu.sharedBytesPerSm)
        return 0;
    const std::size_t taken = roundedUp(bytes + gpu.sharedReserved, gpu.sharedUnit);
    if (taken == 0)
        return unlimited;
    const std::size_t most = std::max(gpu.sharedBytesPerBlock, gpu.sharedBytesPerBlockOptIn) + gpu.sharedReserved;
    return taken > most ? 0 : static_cast<int>(gpu.sharedBytesPerSm / taken);
}

} // namespace

Occupancy occupancyOf(const GpuModel& gpu, int threadsPerBlock, int registersPerThread, std::size_t sharedBytes)
{
    if (threadsPerBlock < 1)
        return {0, 0, 0, gpu::phrase("warps").key};
    const int warps = threadsPerBlock / 32 + (threadsPerBlock % 32 != 0 ? 1 : 0);
    const struct {
        Phrase name;
        int blocks;
    } limits[] = {
        {gpu::phrase("warps"), blocksByWarps(gpu, threadsPerBlock, warps)},
        {gpu::phrase("registers"), blocksByRegisters(gpu, std::min(warps, gpu.maxWarpsPerSm), registersPerThread)},
        {gpu::phrase("shared memory"), blocksByShared(gpu, sharedBytes)},
        {gpu::phrase("blocks"), gpu.maxBlocksPerSm}};
    const auto& least =
        *std::ranges::min_element(limits, {}, [](const auto& limit) { return limit.blocks; }); // the first of equals
    Occupancy occupancy;
    occupancy.blocksPerSm = least.blocks;
    occupancy.warpsPerSm = least.blocks * warps;
    occupancy.fraction = static_cast<double>(occupancy.warpsPerSm) / gpu.maxWarpsPerSm;
    occupancy.limitedBy = occupancy.warpsPerSm == gpu.maxWarpsPerSm ? gpu::phrase("nothing").key : least.name.key;
    return occupancy;
}

} // namespace tilescope
