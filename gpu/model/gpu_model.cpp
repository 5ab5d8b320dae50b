#include "gpu/model/gpu_model.h"

#include "gpu/cuda/device.h"
#include "gpu/cuda/device_facts.h"
#include "gpu/model/capability.h"

namespace tilescope
{

namespace
{

/// A driver that does not say a thing gives 0.
template <class Number, class Told>
void take(Number& value, Told told)
{
    if (told > 0)
        value = static_cast<Number>(told);
}

void takeLimits(GpuModel& gpu, const DeviceInfo& device)
{
    take(gpu.maxThreadsPerBlock, device.limits.maxThreadsPerBlock);
    take(gpu.maxTextureWidth, device.limits.maxTextureWidth);
    take(gpu.maxTextureHeight, device.limits.maxTextureHeight);
    take(gpu.maxBlocksPerSm, device.maxBlocksPerMultiprocessor);
    take(gpu.registersPerSm, device.registersPerMultiprocessor);
    take(gpu.sharedBytesPerSm, device.sharedBytesPerMultiprocessor);
    take(gpu.sharedBytesPerBlock, device.sharedBytesPerBlock);
    take(gpu.sharedBytesPerBlockOptIn, device.sharedBytesPerBlockOptIn);
    if (device.maxThreadsPerMultiprocessor > 0) {
        gpu.maxThreadsPerSm = device.maxThreadsPerMultiprocessor;
        gpu.maxWarpsPerSm = device.maxThreadsPerMultiprocessor / 32;
    }
}

} // namespace

GpuModel modelOf(const DeviceInfo& device)
{
    GpuModel gpu = capabilityModel(device.major, device.minor);
    gpu.name = device.name;
    gpu.multiprocessors = 1;
    take(gpu.multiprocessors, device.multiprocessors);
    take(gpu.l2Bytes, device.l2Bytes);
    take(gpu.memoryBytes, device.globalBytes);
    gpu.boostClockMHz = 1000; // a driver that keeps its clocks to itself: the order of magnitude of all since 2010
    take(gpu.boostClockMHz, device.clockKHz / 1000.0);
    gpu.bandwidthGBs = 100; // likewise
    take(gpu.bandwidthGBs, memoryBandwidth(device) / 1e9);
    takeLimits(gpu, device);
    return gpu;
}

DeviceLimits limitsOf(const GpuModel& gpu)
{
    DeviceLimits limits; // block sides and constant memory are the same since compute capability 2.0
    limits.name = gpu.name;
    limits.maxThreadsPerBlock = gpu.maxThreadsPerBlock;
    limits.maxSharedBytesPerBlock = gpu.sharedBytesPerBlockOptIn;
    limits.maxTextureWidth = gpu.maxTextureWidth;
    limits.maxTextureHeight = gpu.maxTextureHeight;
    return limits;
}

} // namespace tilescope
