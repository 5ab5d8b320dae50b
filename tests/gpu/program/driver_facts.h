#pragma once

#include <cuda.h>
#include <nvrtc.h>

// What cuda.h and nvrtc.h declare, as header_facts.h has the runtime's.

#define TILESCOPE_DRIVER_SIZES(X)                                                                                      \
    X(CUDA_MEMCPY2D)                                                                                                   \
    X(CUDA_MEMCPY3D)                                                                                                   \
    X(CUDA_ARRAY_DESCRIPTOR)                                                                                           \
    X(CUDA_ARRAY3D_DESCRIPTOR)                                                                                         \
    X(CUDA_RESOURCE_DESC)                                                                                              \
    X(CUDA_TEXTURE_DESC)                                                                                               \
    X(CUDA_RESOURCE_VIEW_DESC)                                                                                         \
    X(CUdevprop)                                                                                                       \
    X(CUctxCreateParams)                                                                                               \
    X(CUmemAllocationProp)                                                                                             \
    X(CUmemAccessDesc)                                                                                                 \
    X(CUuuid)

#define TILESCOPE_DRIVER_OFFSETS(X)                                                                                    \
    X(CUDA_MEMCPY2D, dstPitch)                                                                                         \
    X(CUDA_MEMCPY3D, dstHeight)                                                                                        \
    X(CUDA_MEMCPY3D, Depth)                                                                                            \
    X(CUDA_ARRAY3D_DESCRIPTOR, Flags)                                                                                  \
    X(CUDA_RESOURCE_DESC, flags)                                                                                       \
    X(CUDA_TEXTURE_DESC, borderColor)                                                                                  \
    X(CUmemAllocationProp, allocFlags)

#define TILESCOPE_DRIVER_CALLS(X)                                                                                      \
    X(cuArray3DCreate)                                                                                                 \
    X(cuArrayCreate)                                                                                                   \
    X(cuArrayDestroy)                                                                                                  \
    X(cuCtxDestroy)                                                                                                    \
    X(cuCtxDisablePeerAccess)                                                                                          \
    X(cuCtxEnablePeerAccess)                                                                                           \
    X(cuCtxGetApiVersion)                                                                                              \
    X(cuCtxGetCacheConfig)                                                                                             \
    X(cuCtxGetCurrent)                                                                                                 \
    X(cuCtxGetDevice)                                                                                                  \
    X(cuCtxGetFlags)                                                                                                   \
    X(cuCtxGetLimit)                                                                                                   \
    X(cuCtxGetStreamPriorityRange)                                                                                     \
    X(cuCtxPopCurrent)                                                                                                 \
    X(cuCtxPushCurrent)                                                                                                \
    X(cuCtxSetCacheConfig)                                                                                             \
    X(cuCtxSetCurrent)                                                                                                 \
    X(cuCtxSetLimit)                                                                                                   \
    X(cuCtxSynchronize)                                                                                                \
    X(cuDeviceCanAccessPeer)                                                                                           \
    X(cuDeviceGet)                                                                                                     \
    X(cuDeviceGetAttribute)                                                                                            \
    X(cuDeviceGetByPCIBusId)                                                                                           \
    X(cuDeviceGetCount)                                                                                                \
    X(cuDeviceGetName)                                                                                                 \
    X(cuDeviceGetPCIBusId)                                                                                             \
    X(cuDeviceGetUuid)                                                                                                 \
    X(cuDevicePrimaryCtxGetState)                                                                                      \
    X(cuDevicePrimaryCtxRelease)                                                                                       \
    X(cuDevicePrimaryCtxReset)                                                                                         \
    X(cuDevicePrimaryCtxRetain)                                                                                        \
    X(cuDevicePrimaryCtxSetFlags)                                                                                      \
    X(cuDeviceTotalMem)                                                                                                \
    X(cuDriverGetVersion)                                                                                              \
    X(cuEventCreate)                                                                                                   \
    X(cuEventDestroy)                                                                                                  \
    X(cuEventElapsedTime)                                                                                              \
    X(cuEventQuery)                                                                                                    \
    X(cuEventRecord)                                                                                                   \
    X(cuEventSynchronize)                                                                                              \
    X(cuFuncGetAttribute)                                                                                              \
    X(cuFuncGetModule)                                                                                                 \
    X(cuFuncGetName)                                                                                                   \
    X(cuFuncSetAttribute)                                                                                              \
    X(cuFuncSetCacheConfig)                                                                                            \
    X(cuGetErrorName)                                                                                                  \
    X(cuGetErrorString)                                                                                                \
    X(cuGetProcAddress)                                                                                                \
    X(cuInit)                                                                                                          \
    X(cuLaunchCooperativeKernel)                                                                                       \
    X(cuLaunchHostFunc)                                                                                                \
    X(cuLaunchKernel)                                                                                                  \
    X(cuLinkAddData)                                                                                                   \
    X(cuLinkAddFile)                                                                                                   \
    X(cuLinkComplete)                                                                                                  \
    X(cuLinkCreate)                                                                                                    \
    X(cuLinkDestroy)                                                                                                   \
    X(cuMemAddressFree)                                                                                                \
    X(cuMemAddressReserve)                                                                                             \
    X(cuMemAlloc)                                                                                                      \
    X(cuMemAllocAsync)                                                                                                 \
    X(cuMemAllocHost)                                                                                                  \
    X(cuMemAllocManaged)                                                                                               \
    X(cuMemAllocPitch)                                                                                                 \
    X(cuMemCreate)                                                                                                     \
    X(cuMemFree)                                                                                                       \
    X(cuMemFreeAsync)                                                                                                  \
    X(cuMemFreeHost)                                                                                                   \
    X(cuMemGetAddressRange)                                                                                            \
    X(cuMemGetAllocationGranularity)                                                                                   \
    X(cuMemGetInfo)                                                                                                    \
    X(cuMemHostAlloc)                                                                                                  \
    X(cuMemHostGetDevicePointer)                                                                                       \
    X(cuMemHostGetFlags)                                                                                               \
    X(cuMemHostRegister)                                                                                               \
    X(cuMemHostUnregister)                                                                                             \
    X(cuMemMap)                                                                                                        \
    X(cuMemRelease)                                                                                                    \
    X(cuMemSetAccess)                                                                                                  \
    X(cuMemUnmap)                                                                                                      \
    X(cuMemcpy)                                                                                                        \
    X(cuMemcpy2D)                                                                                                      \
    X(cuMemcpy2DAsync)                                                                                                 \
    X(cuMemcpy2DUnaligned)                                                                                             \
    X(cuMemcpy3D)                                                                                                      \
    X(cuMemcpy3DAsync)                                                                                                 \
    X(cuMemcpyAsync)                                                                                                   \
    X(cuMemcpyAtoH)                                                                                                    \
    X(cuMemcpyDtoD)                                                                                                    \
    X(cuMemcpyDtoDAsync)                                                                                               \
    X(cuMemcpyDtoH)                                                                                                    \
    X(cuMemcpyDtoHAsync)                                                                                               \
    X(cuMemcpyHtoA)                                                                                                    \
    X(cuMemcpyHtoD)                                                                                                    \
    X(cuMemcpyHtoDAsync)                                                                                               \
    X(cuMemsetD16)                                                                                                     \
    X(cuMemsetD16Async)                                                                                                \
    X(cuMemsetD2D16)                                                                                                   \
    X(cuMemsetD2D32)                                                                                                   \
    X(cuMemsetD2D8)                                                                                                    \
    X(cuMemsetD32)                                                                                                     \
    X(cuMemsetD32Async)                                                                                                \
    X(cuMemsetD8)                                                                                                      \
    X(cuMemsetD8Async)                                                                                                 \
    X(cuModuleGetFunction)                                                                                             \
    X(cuModuleGetGlobal)                                                                                               \
    X(cuModuleLoad)                                                                                                    \
    X(cuModuleLoadData)                                                                                                \
    X(cuModuleLoadDataEx)                                                                                              \
    X(cuModuleLoadFatBinary)                                                                                           \
    X(cuModuleUnload)                                                                                                  \
    X(cuOccupancyMaxActiveBlocksPerMultiprocessor)                                                                     \
    X(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)                                                            \
    X(cuOccupancyMaxPotentialBlockSize)                                                                                \
    X(cuPointerGetAttribute)                                                                                           \
    X(cuStreamAddCallback)                                                                                             \
    X(cuStreamCreate)                                                                                                  \
    X(cuStreamCreateWithPriority)                                                                                      \
    X(cuStreamDestroy)                                                                                                 \
    X(cuStreamGetFlags)                                                                                                \
    X(cuStreamGetPriority)                                                                                             \
    X(cuStreamQuery)                                                                                                   \
    X(cuStreamSynchronize)                                                                                             \
    X(cuStreamWaitEvent)                                                                                               \
    X(cuSurfObjectCreate)                                                                                              \
    X(cuSurfObjectDestroy)                                                                                             \
    X(cuTexObjectCreate)                                                                                               \
    X(cuTexObjectDestroy)                                                                                              \
    X(nvrtcAddNameExpression)                                                                                          \
    X(nvrtcCompileProgram)                                                                                             \
    X(nvrtcCreateProgram)                                                                                              \
    X(nvrtcDestroyProgram)                                                                                             \
    X(nvrtcGetCUBIN)                                                                                                   \
    X(nvrtcGetCUBINSize)                                                                                               \
    X(nvrtcGetErrorString)                                                                                             \
    X(nvrtcGetLoweredName)                                                                                             \
    X(nvrtcGetNumSupportedArchs)                                                                                       \
    X(nvrtcGetPTX)                                                                                                     \
    X(nvrtcGetPTXSize)                                                                                                 \
    X(nvrtcGetProgramLog)                                                                                              \
    X(nvrtcGetProgramLogSize)                                                                                          \
    X(nvrtcGetSupportedArchs)                                                                                          \
    X(nvrtcVersion)
