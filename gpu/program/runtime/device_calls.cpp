#include "gpu/program/runtime/call.h"

#include <cuda_profiler_api.h>

#include <algorithm>
#include <cstdio>
#include <cstring>

// The device, its properties and its limits.

using namespace tilescope;

namespace
{

constexpr const char* busName = "0000:00:00.0";

} // namespace

extern "C" {

cudaError_t cudaGetDeviceCount(int* count)
{
    *count = 1;
    return cudaSuccess;
}
cudaError_t cudaGetDevice(int* number)
{
    *number = 0;
    return cudaSuccess;
}
cudaError_t cudaSetDevice(int number)
{
    return number == 0 ? cudaSuccess : fail(cudaErrorInvalidDevice, "There is only one device.");
}
cudaError_t cudaChooseDevice(int* number, const cudaDeviceProp*) { return cudaGetDevice(number); }
cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
cudaError_t cudaDeviceSynchronize()
{
    Device::instance().checks().order([](StreamOrder& order) { order.hostWaitsForAll(); });
    return waitedResult();
}
cudaError_t cudaDeviceReset()
{
    Device::instance().checks().reset();
    return cudaSuccess;
}
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaDeviceSetLimit(cudaLimit limit, std::size_t value)
{
    return limit != cudaLimitMallocHeapSize ? cudaSuccess : call([&](Device& device) {
        constexpr std::size_t most = std::size_t{8} << 30; // the device's memory
        if (value > most)
            throw CallError(cudaErrorMemoryAllocation, "The heap of kernels would be larger than the memory.");
        device.setHeapBytes(value);
    });
}
cudaError_t cudaDeviceGetLimit(std::size_t* value, cudaLimit limit)
{
    *value = limit == cudaLimitMallocHeapSize ? Device::instance().heapBytes() : 1U << 20U;
    return cudaSuccess;
}
cudaError_t cudaDeviceCanAccessPeer(int* can, int, int)
{
    *can = 0;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr, int, int)
{
    *value = 0;
    return cudaSuccess;
}
cudaError_t cudaDeviceEnablePeerAccess(int number, unsigned) { return cudaSetDevice(number); }
cudaError_t cudaDeviceDisablePeerAccess(int number) { return cudaSetDevice(number); }
cudaError_t cudaInitDevice(int number, unsigned, unsigned) { return cudaSetDevice(number); }
cudaError_t cudaSetValidDevices(int*, int) { return cudaSuccess; }
cudaError_t cudaGetDeviceFlags(unsigned* flags)
{
    *flags = cudaDeviceMapHost;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* config)
{
    *config = cudaFuncCachePreferNone;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config)
{
    *config = cudaSharedMemBankSizeFourByte;
    return cudaSuccess;
}
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) { return cudaSuccess; }
cudaError_t cudaDeviceGetPCIBusId(char* text, int length, int)
{
    std::snprintf(text, static_cast<std::size_t>(std::max(length, 0)), "%s", busName);
    return cudaSuccess;
}
cudaError_t cudaDeviceGetByPCIBusId(int* number, const char* text)
{
    return std::strcmp(text, busName) == 0 ? cudaGetDevice(number)
                                           : fail(cudaErrorInvalidDevice, "No device has this PCI address.");
}
cudaError_t cudaCtxResetPersistingL2Cache() { return cudaSuccess; }
cudaError_t cudaProfilerStart() { return cudaSuccess; }
cudaError_t cudaProfilerStop() { return cudaSuccess; }
cudaError_t cudaRuntimeGetVersion(int* version)
{
    *version = CUDART_VERSION;
    return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int* version) { return cudaRuntimeGetVersion(version); }

/// Few multiprocessors, because programs fill them.
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int)
{
    cudaDeviceProp p{};
    std::strcpy(p.name, "Tilescope's emulator");
    p.totalGlobalMem = std::size_t{8} << 30U;
    p.sharedMemPerBlock = 48U << 10U;
    p.sharedMemPerBlockOptin = 163U << 10U;
    p.sharedMemPerMultiprocessor = 164U << 10U;
    p.reservedSharedMemPerBlock = 1U << 10U;
    p.totalConstMem = 64U << 10U;
    p.l2CacheSize = 40 << 20;
    p.regsPerBlock = p.regsPerMultiprocessor = 65'536;
    p.warpSize = 32;
    p.maxThreadsPerBlock = p.maxThreadsDim[0] = p.maxThreadsDim[1] = 1024;
    p.maxThreadsDim[2] = 64;
    p.maxGridSize[0] = 0x7FFF'FFFF;
    p.maxGridSize[1] = p.maxGridSize[2] = 65'535;
    p.maxThreadsPerMultiProcessor = 2048;
    p.maxBlocksPerMultiProcessor = 32;
    p.multiProcessorCount = 4;
    p.major = 8;
    p.clockRate = p.memoryClockRate = 1'000'000;
    p.cooperativeLaunch = 1;
    p.persistingL2CacheMaxSize = p.l2CacheSize / 2;
    p.accessPolicyMaxWindowSize = 1 << 27;
    p.maxTexture1DLinear = 1 << 27;
    p.memPitch = 0x7FFF'FFFF;
    p.textureAlignment = p.texturePitchAlignment = 512;
    p.maxTexture1D = p.maxTexture2D[0] = 131'072;
    p.maxTexture2D[1] = 65'536;
    p.memoryBusWidth = 256;
    p.asyncEngineCount = 1;
    p.concurrentKernels = p.unifiedAddressing = p.managedMemory = p.canMapHostMemory = 1;
    p.concurrentManagedAccess = p.streamPrioritiesSupported = p.memoryPoolsSupported = 1;
    *properties = p;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int)
{
    cudaDeviceProp p;
    cudaGetDeviceProperties(&p, 0);
    switch (attribute) {
    case cudaDevAttrMaxThreadsPerBlock: *value = p.maxThreadsPerBlock; break;
    case cudaDevAttrMaxBlockDimX: *value = p.maxThreadsDim[0]; break;
    case cudaDevAttrMaxBlockDimY: *value = p.maxThreadsDim[1]; break;
    case cudaDevAttrMaxBlockDimZ: *value = p.maxThreadsDim[2]; break;
    case cudaDevAttrMaxGridDimX: *value = p.maxGridSize[0]; break;
    case cudaDevAttrMaxGridDimY: *value = p.maxGridSize[1]; break;
    case cudaDevAttrMaxGridDimZ: *value = p.maxGridSize[2]; break;
    case cudaDevAttrMaxSharedMemoryPerBlock: *value = static_cast<int>(p.sharedMemPerBlock); break;
    case cudaDevAttrMaxSharedMemoryPerBlockOptin: *value = static_cast<int>(p.sharedMemPerBlockOptin); break;
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *value = static_cast<int>(p.sharedMemPerMultiprocessor); break;
    case cudaDevAttrMaxRegistersPerBlock: *value = p.regsPerBlock; break;
    case cudaDevAttrMaxRegistersPerMultiprocessor: *value = p.regsPerMultiprocessor; break;
    case cudaDevAttrTotalConstantMemory: *value = static_cast<int>(p.totalConstMem); break;
    case cudaDevAttrWarpSize: *value = p.warpSize; break;
    case cudaDevAttrMultiProcessorCount: *value = p.multiProcessorCount; break;
    case cudaDevAttrMaxThreadsPerMultiProcessor: *value = p.maxThreadsPerMultiProcessor; break;
    case cudaDevAttrMaxBlocksPerMultiprocessor: *value = p.maxBlocksPerMultiProcessor; break;
    case cudaDevAttrComputeCapabilityMajor: *value = p.major; break;
    case cudaDevAttrComputeCapabilityMinor: *value = p.minor; break;
    case cudaDevAttrClockRate:
    case cudaDevAttrMemoryClockRate: *value = 1'000'000; break;
    case cudaDevAttrGlobalMemoryBusWidth: *value = p.memoryBusWidth; break;
    case cudaDevAttrL2CacheSize: *value = p.l2CacheSize; break;
    case cudaDevAttrConcurrentKernels:
    case cudaDevAttrCooperativeLaunch:
    case cudaDevAttrAsyncEngineCount:
    case cudaDevAttrCanMapHostMemory:
    case cudaDevAttrManagedMemory:
    case cudaDevAttrConcurrentManagedAccess:
    case cudaDevAttrUnifiedAddressing:
    case cudaDevAttrMemoryPoolsSupported:
    case cudaDevAttrStreamPrioritiesSupported: *value = 1; break;
    default: *value = 0; // what there is not
    }
    return cudaSuccess;
}

} // extern "C"
