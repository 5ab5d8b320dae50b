#include "gpu/program/runtime/call.h"

#include <cuda_profiler_api.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

// The device's properties, errors, streams and events. Streams have nothing to do, because every call ends before the
// next; the time between two events is the emulator's.

using namespace tilescope;

namespace
{

using Clock = std::chrono::steady_clock;

Clock::time_point& timeOf(cudaEvent_t event) { return *reinterpret_cast<Clock::time_point*>(event); }

struct ErrorText {
    cudaError_t code;
    const char *name, *sentence;
};

constexpr ErrorText errorTexts[] = {
    {cudaSuccess, "cudaSuccess", "no error"},
    {cudaErrorInvalidValue, "cudaErrorInvalidValue", "invalid argument"},
    {cudaErrorMemoryAllocation, "cudaErrorMemoryAllocation", "out of memory"},
    {cudaErrorInvalidConfiguration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    {cudaErrorInvalidSymbol, "cudaErrorInvalidSymbol", "invalid device symbol"},
    {cudaErrorInvalidDevice, "cudaErrorInvalidDevice", "invalid device ordinal"},
    {cudaErrorInvalidDeviceFunction, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    {cudaErrorInvalidKernelImage, "cudaErrorInvalidKernelImage", "device kernel image is invalid"},
    {cudaErrorInvalidPtx, "cudaErrorInvalidPtx", "a PTX JIT compilation failed"},
    {cudaErrorIllegalAddress, "cudaErrorIllegalAddress", "an illegal memory access was encountered"},
    {cudaErrorMisalignedAddress, "cudaErrorMisalignedAddress", "misaligned address"},
    {cudaErrorAssert, "cudaErrorAssert", "device-side assert triggered"},
    {cudaErrorLaunchFailure, "cudaErrorLaunchFailure", "unspecified launch failure"},
    {cudaErrorNotSupported, "cudaErrorNotSupported", "operation not supported"},
    {cudaErrorUnknown, "cudaErrorUnknown", "unknown error"},
};

const ErrorText& textOf(cudaError_t error)
{
    const auto* const found = std::ranges::find(errorTexts, error, &ErrorText::code);
    return found == std::end(errorTexts) ? textOf(cudaErrorUnknown) : *found;
}

cudaError_t createStream(cudaStream_t* stream)
{
    *stream = reinterpret_cast<cudaStream_t>(new char);
    return cudaSuccess;
}

cudaError_t createEvent(cudaEvent_t* event)
{
    *event = reinterpret_cast<cudaEvent_t>(new Clock::time_point);
    return cudaSuccess;
}

/// Of a call that waits.
cudaError_t result()
{
    Device::instance().checks().synchronised();
    return Device::instance().broken;
}

} // namespace

cudaError_t& tilescope::lastError()
{
    thread_local cudaError_t error = cudaSuccess;
    return error;
}

cudaError_t tilescope::fail(cudaError_t code, const char* sentence)
{
    std::fflush(stdout);
    std::fprintf(stderr, "emulator: %s (%s)\n", sentence, cudaGetErrorName(code));
    Device& device = Device::instance();
    if (device.broken == cudaSuccess)
        device.checks().failed(cudaGetErrorName(code), sentence);
    return lastError() = code;
}

extern "C" {

cudaError_t cudaGetLastError()
{
    Device::instance().checks().errorAsked();
    return std::exchange(lastError(), Device::instance().broken);
}
cudaError_t cudaPeekAtLastError()
{
    Device::instance().checks().errorAsked();
    return lastError();
}
const char* cudaGetErrorName(cudaError_t error) { return textOf(error).name; }
const char* cudaGetErrorString(cudaError_t error) { return textOf(error).sentence; }

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
cudaError_t cudaDeviceSynchronize() { return result(); }
cudaError_t cudaDeviceReset()
{
    Device::instance().checks().reset();
    return cudaSuccess;
}
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaDeviceSetLimit(cudaLimit, std::size_t) { return cudaSuccess; }
cudaError_t cudaDeviceGetLimit(std::size_t* value, cudaLimit)
{
    *value = 1U << 20U;
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

cudaError_t cudaStreamCreate(cudaStream_t* stream) { return createStream(stream); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned) { return createStream(stream); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned, int) { return createStream(stream); }
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest)
{
    *least = 0;
    *greatest = -1;
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    delete reinterpret_cast<char*>(stream);
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t) { return result(); }
cudaError_t cudaStreamQuery(cudaStream_t) { return result(); }
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue*) { return cudaSuccess; }
cudaError_t cudaStreamGetPriority(cudaStream_t, int* priority)
{
    *priority = 0;
    return cudaSuccess;
}
cudaError_t cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus* status)
{
    *status = cudaStreamCaptureStatusNone;
    return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) { return Device::instance().broken; }
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned)
{
    callback(stream, result(), data);
    return cudaSuccess;
}
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t function, void* data)
{
    Device::instance().checks().synchronised(); // for the function
    function(data);
    return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t* event) { return createEvent(event); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned) { return createEvent(event); }
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    delete &timeOf(event);
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t)
{
    timeOf(event) = Clock::now();
    return Device::instance().broken;
}
cudaError_t cudaEventSynchronize(cudaEvent_t) { return result(); }
cudaError_t cudaEventQuery(cudaEvent_t) { return result(); }
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t from, cudaEvent_t to)
{
    *milliseconds = std::chrono::duration<float, std::milli>(timeOf(to) - timeOf(from)).count();
    return result();
}

} // extern "C"
