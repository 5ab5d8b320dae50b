// The functions of the CUDA SDK's cutil_inline.h that course programs call, our own.
#pragma once

#include "cutil.h"

#define cutilSafeCallNoSync(...) __cutCheckCuda((__VA_ARGS__), "", __FILE__, __LINE__)
#define cutilSafeCall(...) __cutCheckCuda((__VA_ARGS__), "", __FILE__, __LINE__)
#define cutilSafeThreadSync() __cutCheckCuda(cudaDeviceSynchronize(), "", __FILE__, __LINE__)
#define cutilCheckMsg(message) __cutCheckCuda(cudaGetLastError(), message, __FILE__, __LINE__)
#define cutilCheckMsgAndSync(message) (cutilCheckMsg(message), cutilSafeThreadSync())
#define cutilCheckError(...) __cutCheck((__VA_ARGS__) == CUTTrue, #__VA_ARGS__, __FILE__, __LINE__)
#define cutilSafeMalloc(...) __cutCheck((__VA_ARGS__) != nullptr, #__VA_ARGS__, __FILE__, __LINE__)
#define cutilCondition(...) __cutCheck(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define cutilBankChecker(array, index) array[index]

inline cudaError_t cutilDeviceSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cutilDeviceReset() { return cudaDeviceReset(); }

inline int cutilDeviceInit(int argc, char** argv)
{
    __cutDeviceInit(argc, const_cast<const char**>(argv));
    int device = 0;
    __cutCheckCuda(cudaGetDevice(&device), "", __FILE__, __LINE__);
    return device;
}

inline int cutilChooseCudaDevice(int argc, char** argv) { return cutilDeviceInit(argc, argv); }

/// No key is waited for.
inline void cutilExit(int, char**) { std::exit(EXIT_SUCCESS); }

inline bool cutilCudaCapabilities(int major, int minor)
{
    cudaDeviceProp properties;
    __cutCheckCuda(cudaGetDeviceProperties(&properties, 0), "", __FILE__, __LINE__);
    return properties.major > major || (properties.major == major && properties.minor >= minor);
}
