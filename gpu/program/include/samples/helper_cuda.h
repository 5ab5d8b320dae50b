// The functions of the CUDA samples' helper_cuda.h that course programs call, our own: NVIDIA's header is not part of
// the toolkit.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "cuda_runtime.h"
#include "helper_string.h"

inline const char* _cudaGetErrorEnum(cudaError_t error) { return cudaGetErrorName(error); }

template <class Result>
void check(Result result, const char* call, const char* file, int line)
{
    if (!result)
        return;
    std::fprintf(stderr, "CUDA error at %s:%d: %s (%s) in \"%s\"\n", file, line,
                 cudaGetErrorName(static_cast<cudaError_t>(result)),
                 cudaGetErrorString(static_cast<cudaError_t>(result)), call);
    std::exit(EXIT_FAILURE);
}
#define checkCudaErrors(call) check((call), #call, __FILE__, __LINE__)

inline void __getLastCudaError(const char* message, const char* file, int line)
{
    const cudaError_t error = cudaGetLastError();
    if (error == cudaSuccess)
        return;
    std::fprintf(stderr, "%s:%d: %s: %s (%s)\n", file, line, message, cudaGetErrorName(error),
                 cudaGetErrorString(error));
    std::exit(EXIT_FAILURE);
}
#define getLastCudaError(message) __getLastCudaError(message, __FILE__, __LINE__)

inline void __printLastCudaError(const char* message, const char* file, int line)
{
    const cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess)
        std::fprintf(stderr, "%s:%d: %s: %s (%s)\n", file, line, message, cudaGetErrorName(error),
                     cudaGetErrorString(error));
}
#define printLastCudaError(message) __printLastCudaError(message, __FILE__, __LINE__)

#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif

inline int ftoi(float value) { return value >= 0 ? static_cast<int>(value + 0.5F) : static_cast<int>(value - 0.5F); }

/// FP32 lanes of a multiprocessor, by compute capability.
inline int _ConvertSMVer2Cores(int major, int minor)
{
    switch (major) {
    case 3: return 192;
    case 6: return minor == 0 ? 64 : 128;
    case 7: return 64;
    case 8: return minor == 0 ? 64 : 128;
    default: return 128;
    }
}

inline int gpuDeviceInit(int device)
{
    check(cudaSetDevice(device), "cudaSetDevice", __FILE__, __LINE__);
    return device;
}

/// There is one device.
inline int gpuGetMaxGflopsDeviceId() { return 0; }

inline int findCudaDevice(int argc, const char** argv)
{
    const int device =
        gpuDeviceInit(checkCmdLineFlag(argc, argv, "device") ? getCmdLineArgumentInt(argc, argv, "device")
                                                             : gpuGetMaxGflopsDeviceId());
    cudaDeviceProp properties;
    check(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties", __FILE__, __LINE__);
    std::printf("GPU Device %d: \"%s\" with compute capability %d.%d\n\n", device, properties.name, properties.major,
                properties.minor);
    return device;
}

inline bool checkCudaCapabilities(int major, int minor)
{
    cudaDeviceProp properties;
    check(cudaGetDeviceProperties(&properties, 0), "cudaGetDeviceProperties", __FILE__, __LINE__);
    return properties.major > major || (properties.major == major && properties.minor >= minor);
}
