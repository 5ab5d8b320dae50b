#include "gpu/cuda/device.h"

#include "gpu/cuda/device_reason.h"
#include "gpu/cuda/runtime/owners.h"

#include <algorithm>

namespace tilescope
{

namespace cuda
{

namespace
{

std::string nameOf(int ordinal)
{
    cudaDeviceProp properties{};
    return succeeded(cudaGetDeviceProperties(&properties, ordinal)) ? properties.name : "NVIDIA GPU";
}

int driverVersion()
{
    int version = 0;
    return succeeded(cudaDriverGetVersion(&version)) ? version : 0;
}

std::string reasonAgainst(int ordinal)
{
    const int major = attribute(ordinal, cudaDevAttrComputeCapabilityMajor);
    const int minor = attribute(ordinal, cudaDevAttrComputeCapabilityMinor);
    if (major * 10 + minor < minimumComputeCapability(CUDART_VERSION))
        return reasonForOldDevice(nameOf(ordinal), major, minor, CUDART_VERSION);
    if (attribute(ordinal, cudaDevAttrComputeMode) == cudaComputeModeProhibited)
        return "The GPU " + nameOf(ordinal) +
               " is set to refuse computation. An administrator can allow it with nvidia-smi --compute-mode=0.";
    return {};
}

std::size_t sizeAttribute(int ordinal, cudaDeviceAttr which)
{
    return static_cast<std::size_t>(attribute(ordinal, which));
}

DeviceLimits limitsOf(const DeviceInfo& device)
{
    DeviceLimits limits;
    limits.name = device.name;
    limits.maxThreadsPerBlock = attribute(device.ordinal, cudaDevAttrMaxThreadsPerBlock);
    limits.maxBlockX = attribute(device.ordinal, cudaDevAttrMaxBlockDimX);
    limits.maxBlockY = attribute(device.ordinal, cudaDevAttrMaxBlockDimY);
    limits.maxBlockZ = attribute(device.ordinal, cudaDevAttrMaxBlockDimZ);
    limits.maxSharedBytesPerBlock = std::max(device.sharedBytesPerBlock, device.sharedBytesPerBlockOptIn);
    limits.constantBytes = device.constantBytes;
    limits.maxTextureWidth = attribute(device.ordinal, cudaDevAttrMaxTexture2DWidth);
    limits.maxTextureHeight = attribute(device.ordinal, cudaDevAttrMaxTexture2DHeight);
    return limits;
}

DeviceInfo describe(int ordinal)
{
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, ordinal), "cudaGetDeviceProperties");
    DeviceInfo device;
    device.ordinal = ordinal;
    device.name = properties.name;
    device.globalBytes = properties.totalGlobalMem;
    device.major = attribute(ordinal, cudaDevAttrComputeCapabilityMajor);
    device.minor = attribute(ordinal, cudaDevAttrComputeCapabilityMinor);
    device.multiprocessors = attribute(ordinal, cudaDevAttrMultiProcessorCount);
    device.maxThreadsPerMultiprocessor = attribute(ordinal, cudaDevAttrMaxThreadsPerMultiProcessor);
    device.maxBlocksPerMultiprocessor = attribute(ordinal, cudaDevAttrMaxBlocksPerMultiprocessor);
    device.registersPerMultiprocessor = attribute(ordinal, cudaDevAttrMaxRegistersPerMultiprocessor);
    device.warpSize = attribute(ordinal, cudaDevAttrWarpSize);
    device.constantBytes = sizeAttribute(ordinal, cudaDevAttrTotalConstantMemory);
    device.l2Bytes = sizeAttribute(ordinal, cudaDevAttrL2CacheSize);
    device.sharedBytesPerBlock = sizeAttribute(ordinal, cudaDevAttrMaxSharedMemoryPerBlock);
    device.sharedBytesPerBlockOptIn = sizeAttribute(ordinal, cudaDevAttrMaxSharedMemoryPerBlockOptin);
    device.sharedBytesPerMultiprocessor = sizeAttribute(ordinal, cudaDevAttrMaxSharedMemoryPerMultiprocessor);
    device.clockKHz = attribute(ordinal, cudaDevAttrClockRate);
    device.memoryClockKHz = attribute(ordinal, cudaDevAttrMemoryClockRate);
    device.memoryBusBits = attribute(ordinal, cudaDevAttrGlobalMemoryBusWidth);
    device.driverVersion = driverVersion();
    device.runtimeVersion = CUDART_VERSION;
    device.limits = limitsOf(device);
    return device;
}

} // namespace

int attribute(int ordinal, cudaDeviceAttr which)
{
    int value = 0;
    return succeeded(cudaDeviceGetAttribute(&value, which, ordinal)) ? value : 0;
}

UsableDevice findUsableDevice()
{
    int count = 0;
    cudaError_t code = cudaGetDeviceCount(&count);
    if (code == cudaSuccess && count == 0)
        code = cudaErrorNoDevice;
    if (code != cudaSuccess) {
        (void)cudaGetLastError();
        return {-1, reasonForNoDevice(
                        {code, driverVersion(), CUDART_VERSION, cudaGetErrorName(code), cudaGetErrorString(code)})};
    }
    std::string firstReason;
    for (int ordinal = 0; ordinal < count; ++ordinal) {
        const std::string reason = reasonAgainst(ordinal);
        if (reason.empty())
            return {ordinal, {}};
        if (firstReason.empty())
            firstReason = reason;
    }
    return {-1, firstReason};
}

} // namespace cuda

DeviceProbe probeDevice()
{
    try {
        const cuda::UsableDevice usable = cuda::findUsableDevice();
        if (usable.ordinal < 0)
            return {std::nullopt, usable.reason};
        return {cuda::describe(usable.ordinal), {}};
    } catch (const std::exception& error) {
        return {std::nullopt, error.what()};
    }
}

} // namespace tilescope
