#pragma once

#include "tests/gpu/program/driver_facts.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <map>
#include <string>
#include <type_traits>
#include <typeinfo>

// What cuda_runtime_api.h declares, whoever wrote it: sizes, offsets, values, and types of functions.

#define TILESCOPE_SIZES(X)                                                                                             \
    X(cudaChannelFormatDesc)                                                                                           \
    X(cudaPitchedPtr)                                                                                                  \
    X(cudaExtent)                                                                                                      \
    X(cudaPos)                                                                                                         \
    X(cudaMemcpy3DParms)                                                                                               \
    X(cudaMemcpy3DPeerParms)                                                                                           \
    X(cudaPointerAttributes)                                                                                           \
    X(cudaMemLocation)                                                                                                 \
    X(cudaMemAccessDesc)                                                                                               \
    X(cudaMemPoolProps)                                                                                                \
    X(cudaResourceDesc)                                                                                                \
    X(cudaResourceViewDesc)                                                                                            \
    X(cudaTextureDesc)                                                                                                 \
    X(cudaFuncAttributes)                                                                                              \
    X(cudaDeviceProp)                                                                                                  \
    X(cudaLaunchAttributeValue)                                                                                        \
    X(cudaLaunchAttribute)                                                                                             \
    X(cudaLaunchConfig_t)                                                                                              \
    X(cudaMemcpyNodeParams)                                                                                            \
    X(cudaMemsetParams)                                                                                                \
    X(cudaHostNodeParams)                                                                                              \
    X(cudaMemAllocNodeParams)                                                                                          \
    X(cudaKernelNodeParams)                                                                                            \
    X(cudaConditionalNodeParams)                                                                                       \
    X(cudaGraphNodeParams)                                                                                             \
    X(cudaGraphInstantiateParams)                                                                                      \
    X(cudaGraphExecUpdateResultInfo)                                                                                   \
    X(cudaIpcMemHandle_t)                                                                                              \
    X(float3)                                                                                                          \
    X(double2)                                                                                                         \
    X(longlong2)                                                                                                       \
    X(uchar4)                                                                                                          \
    X(dim3)

#define TILESCOPE_OFFSETS(X)                                                                                           \
    X(cudaDeviceProp, uuid)                                                                                            \
    X(cudaDeviceProp, totalGlobalMem)                                                                                  \
    X(cudaDeviceProp, regsPerBlock)                                                                                    \
    X(cudaDeviceProp, memPitch)                                                                                        \
    X(cudaDeviceProp, maxGridSize)                                                                                     \
    X(cudaDeviceProp, totalConstMem)                                                                                   \
    X(cudaDeviceProp, major)                                                                                           \
    X(cudaDeviceProp, textureAlignment)                                                                                \
    X(cudaDeviceProp, multiProcessorCount)                                                                             \
    X(cudaDeviceProp, maxTexture2DLinear)                                                                              \
    X(cudaDeviceProp, maxSurface2DLayered)                                                                             \
    X(cudaDeviceProp, surfaceAlignment)                                                                                \
    X(cudaDeviceProp, concurrentKernels)                                                                               \
    X(cudaDeviceProp, l2CacheSize)                                                                                     \
    X(cudaDeviceProp, sharedMemPerMultiprocessor)                                                                      \
    X(cudaDeviceProp, managedMemory)                                                                                   \
    X(cudaDeviceProp, cooperativeLaunch)                                                                               \
    X(cudaDeviceProp, sharedMemPerBlockOptin)                                                                          \
    X(cudaDeviceProp, maxBlocksPerMultiProcessor)                                                                      \
    X(cudaDeviceProp, reservedSharedMemPerBlock)                                                                       \
    X(cudaDeviceProp, clusterLaunch)                                                                                   \
    X(cudaDeviceProp, hostNumaMultinodeIpcSupported)                                                                   \
    X(cudaTextureDesc, filterMode)                                                                                     \
    X(cudaTextureDesc, readMode)                                                                                       \
    X(cudaTextureDesc, borderColor)                                                                                    \
    X(cudaTextureDesc, normalizedCoords)                                                                               \
    X(cudaTextureDesc, mipmapFilterMode)                                                                               \
    X(cudaTextureDesc, seamlessCubemap)                                                                                \
    X(cudaFuncAttributes, numRegs)                                                                                     \
    X(cudaFuncAttributes, maxDynamicSharedSizeBytes)                                                                   \
    X(cudaFuncAttributes, nonPortableClusterSizeAllowed)                                                               \
    X(cudaMemcpy3DParms, srcPtr)                                                                                       \
    X(cudaMemcpy3DParms, dstArray)                                                                                     \
    X(cudaMemcpy3DParms, extent)                                                                                       \
    X(cudaMemcpy3DParms, kind)                                                                                         \
    X(cudaLaunchConfig_t, blockDim)                                                                                    \
    X(cudaLaunchConfig_t, dynamicSmemBytes)                                                                            \
    X(cudaLaunchConfig_t, stream)                                                                                      \
    X(cudaLaunchConfig_t, attrs)                                                                                       \
    X(cudaLaunchConfig_t, numAttrs)                                                                                    \
    X(cudaResourceDesc, res)                                                                                           \
    X(cudaResourceDesc, flags)                                                                                         \
    X(cudaKernelNodeParams, gridDim)                                                                                   \
    X(cudaKernelNodeParams, sharedMemBytes)                                                                            \
    X(cudaKernelNodeParams, kernelParams)                                                                              \
    X(cudaMemPoolProps, location)                                                                                      \
    X(cudaMemPoolProps, maxSize)                                                                                       \
    X(cudaMemPoolProps, usage)                                                                                         \
    X(cudaGraphNodeParams, kernel)                                                                                     \
    X(cudaPointerAttributes, devicePointer)                                                                            \
    X(cudaLaunchAttribute, val)

#define TILESCOPE_VALUES(X)                                                                                            \
    X(cudaErrorInvalidValue)                                                                                           \
    X(cudaErrorMemoryAllocation)                                                                                       \
    X(cudaErrorInvalidConfiguration)                                                                                   \
    X(cudaErrorIllegalAddress)                                                                                         \
    X(cudaErrorLaunchFailure)                                                                                          \
    X(cudaErrorNotSupported)                                                                                           \
    X(cudaErrorGraphExecUpdateFailure)                                                                                 \
    X(cudaErrorUnknown)                                                                                                \
    X(cudaMemcpyDefault)                                                                                               \
    X(cudaMemoryTypeManaged)                                                                                           \
    X(cudaChannelFormatKindNone)                                                                                       \
    X(cudaResourceTypePitch2D)                                                                                         \
    X(cudaAddressModeBorder)                                                                                           \
    X(cudaFilterModeLinear)                                                                                            \
    X(cudaReadModeNormalizedFloat)                                                                                     \
    X(cudaBoundaryModeTrap)                                                                                            \
    X(cudaFuncAttributePreferredSharedMemoryCarveout)                                                                  \
    X(cudaLimitPersistingL2CacheSize)                                                                                  \
    X(cudaDevAttrMultiProcessorCount)                                                                                  \
    X(cudaDevAttrClockRate)                                                                                            \
    X(cudaDevAttrCooperativeLaunch)                                                                                    \
    X(cudaDevAttrMemoryPoolsSupported)                                                                                 \
    X(cudaDevAttrClusterLaunch)                                                                                        \
    X(cudaDevAttrHostMemoryPoolsSupported)                                                                             \
    X(cudaMemAdviseSetAccessedBy)                                                                                      \
    X(cudaMemPoolAttrUsedMemHigh)                                                                                      \
    X(cudaGraphNodeTypeConditional)                                                                                    \
    X(cudaStreamCaptureModeRelaxed)                                                                                    \
    X(cudaStreamSetCaptureDependencies)                                                                                \
    X(cudaGraphExecUpdateErrorTopologyChanged)                                                                         \
    X(cudaMemLocationTypeHost)                                                                                         \
    X(cudaSharedMemBankSizeEightByte)                                                                                  \
    X(cudaLaunchAttributePriority)                                                                                     \
    X(CUDART_VERSION)

#define TILESCOPE_CALLS(X)                                                                                             \
    X(cudaArrayGetInfo)                                                                                                \
    X(cudaChooseDevice)                                                                                                \
    X(cudaCreateChannelDesc)                                                                                           \
    X(cudaCreateSurfaceObject)                                                                                         \
    X(cudaCreateTextureObject)                                                                                         \
    X(cudaCtxResetPersistingL2Cache)                                                                                   \
    X(cudaDestroySurfaceObject)                                                                                        \
    X(cudaDestroyTextureObject)                                                                                        \
    X(cudaDeviceCanAccessPeer)                                                                                         \
    X(cudaDeviceDisablePeerAccess)                                                                                     \
    X(cudaDeviceEnablePeerAccess)                                                                                      \
    X(cudaDeviceGetAttribute)                                                                                          \
    X(cudaDeviceGetByPCIBusId)                                                                                         \
    X(cudaDeviceGetCacheConfig)                                                                                        \
    X(cudaDeviceGetDefaultMemPool)                                                                                     \
    X(cudaDeviceGetGraphMemAttribute)                                                                                  \
    X(cudaDeviceGetLimit)                                                                                              \
    X(cudaDeviceGetMemPool)                                                                                            \
    X(cudaDeviceGetP2PAttribute)                                                                                       \
    X(cudaDeviceGetPCIBusId)                                                                                           \
    X(cudaDeviceGetStreamPriorityRange)                                                                                \
    X(cudaDeviceGraphMemTrim)                                                                                          \
    X(cudaDeviceReset)                                                                                                 \
    X(cudaDeviceSetCacheConfig)                                                                                        \
    X(cudaDeviceSetGraphMemAttribute)                                                                                  \
    X(cudaDeviceSetLimit)                                                                                              \
    X(cudaDeviceSetMemPool)                                                                                            \
    X(cudaDeviceSynchronize)                                                                                           \
    X(cudaDriverGetVersion)                                                                                            \
    X(cudaEventCreate)                                                                                                 \
    X(cudaEventCreateWithFlags)                                                                                        \
    X(cudaEventDestroy)                                                                                                \
    X(cudaEventElapsedTime)                                                                                            \
    X(cudaEventQuery)                                                                                                  \
    X(cudaEventRecord)                                                                                                 \
    X(cudaEventRecordWithFlags)                                                                                        \
    X(cudaEventSynchronize)                                                                                            \
    X(cudaFree)                                                                                                        \
    X(cudaFreeArray)                                                                                                   \
    X(cudaFreeAsync)                                                                                                   \
    X(cudaFreeHost)                                                                                                    \
    X(cudaFreeMipmappedArray)                                                                                          \
    X(cudaFuncGetAttributes)                                                                                           \
    X(cudaFuncGetName)                                                                                                 \
    X(cudaFuncSetAttribute)                                                                                            \
    X(cudaFuncSetCacheConfig)                                                                                          \
    X(cudaGetChannelDesc)                                                                                              \
    X(cudaGetDevice)                                                                                                   \
    X(cudaGetDeviceCount)                                                                                              \
    X(cudaGetDeviceFlags)                                                                                              \
    X(cudaGetDeviceProperties)                                                                                         \
    X(cudaGetErrorName)                                                                                                \
    X(cudaGetErrorString)                                                                                              \
    X(cudaGetFuncBySymbol)                                                                                             \
    X(cudaGetLastError)                                                                                                \
    X(cudaGetMipmappedArrayLevel)                                                                                      \
    X(cudaGetSymbolAddress)                                                                                            \
    X(cudaGetSymbolSize)                                                                                               \
    X(cudaGetTextureObjectResourceDesc)                                                                                \
    X(cudaGetTextureObjectTextureDesc)                                                                                 \
    X(cudaGraphAddChildGraphNode)                                                                                      \
    X(cudaGraphAddDependencies)                                                                                        \
    X(cudaGraphAddEmptyNode)                                                                                           \
    X(cudaGraphAddEventRecordNode)                                                                                     \
    X(cudaGraphAddEventWaitNode)                                                                                       \
    X(cudaGraphAddHostNode)                                                                                            \
    X(cudaGraphAddKernelNode)                                                                                          \
    X(cudaGraphAddMemAllocNode)                                                                                        \
    X(cudaGraphAddMemFreeNode)                                                                                         \
    X(cudaGraphAddMemcpyNode)                                                                                          \
    X(cudaGraphAddMemcpyNode1D)                                                                                        \
    X(cudaGraphAddMemsetNode)                                                                                          \
    X(cudaGraphAddNode)                                                                                                \
    X(cudaGraphClone)                                                                                                  \
    X(cudaGraphConditionalHandleCreate)                                                                                \
    X(cudaGraphCreate)                                                                                                 \
    X(cudaGraphDebugDotPrint)                                                                                          \
    X(cudaGraphDestroy)                                                                                                \
    X(cudaGraphDestroyNode)                                                                                            \
    X(cudaGraphExecDestroy)                                                                                            \
    X(cudaGraphExecHostNodeSetParams)                                                                                  \
    X(cudaGraphExecKernelNodeSetParams)                                                                                \
    X(cudaGraphExecMemcpyNodeSetParams)                                                                                \
    X(cudaGraphExecMemcpyNodeSetParams1D)                                                                              \
    X(cudaGraphExecMemsetNodeSetParams)                                                                                \
    X(cudaGraphExecUpdate)                                                                                             \
    X(cudaGraphGetEdges)                                                                                               \
    X(cudaGraphGetNodes)                                                                                               \
    X(cudaGraphGetRootNodes)                                                                                           \
    X(cudaGraphHostNodeSetParams)                                                                                      \
    X(cudaGraphInstantiate)                                                                                            \
    X(cudaGraphInstantiateWithFlags)                                                                                   \
    X(cudaGraphInstantiateWithParams)                                                                                  \
    X(cudaGraphKernelNodeGetParams)                                                                                    \
    X(cudaGraphKernelNodeSetParams)                                                                                    \
    X(cudaGraphLaunch)                                                                                                 \
    X(cudaGraphMemcpyNodeSetParams)                                                                                    \
    X(cudaGraphMemsetNodeSetParams)                                                                                    \
    X(cudaGraphNodeGetType)                                                                                            \
    X(cudaGraphUpload)                                                                                                 \
    X(cudaHostAlloc)                                                                                                   \
    X(cudaHostGetDevicePointer)                                                                                        \
    X(cudaHostGetFlags)                                                                                                \
    X(cudaHostRegister)                                                                                                \
    X(cudaHostUnregister)                                                                                              \
    X(cudaInitDevice)                                                                                                  \
    X(cudaIpcCloseMemHandle)                                                                                           \
    X(cudaIpcGetEventHandle)                                                                                           \
    X(cudaIpcGetMemHandle)                                                                                             \
    X(cudaIpcOpenEventHandle)                                                                                          \
    X(cudaIpcOpenMemHandle)                                                                                            \
    X(cudaLaunchCooperativeKernel)                                                                                     \
    X(cudaLaunchHostFunc)                                                                                              \
    X(cudaLaunchKernel)                                                                                                \
    X(cudaLaunchKernelExC)                                                                                             \
    X(cudaMalloc)                                                                                                      \
    X(cudaMalloc3D)                                                                                                    \
    X(cudaMalloc3DArray)                                                                                               \
    X(cudaMallocArray)                                                                                                 \
    X(cudaMallocAsync)                                                                                                 \
    X(cudaMallocFromPoolAsync)                                                                                         \
    X(cudaMallocHost)                                                                                                  \
    X(cudaMallocManaged)                                                                                               \
    X(cudaMallocMipmappedArray)                                                                                        \
    X(cudaMallocPitch)                                                                                                 \
    X(cudaMemAdvise)                                                                                                   \
    X(cudaMemGetInfo)                                                                                                  \
    X(cudaMemPoolCreate)                                                                                               \
    X(cudaMemPoolDestroy)                                                                                              \
    X(cudaMemPoolGetAccess)                                                                                            \
    X(cudaMemPoolGetAttribute)                                                                                         \
    X(cudaMemPoolSetAccess)                                                                                            \
    X(cudaMemPoolSetAttribute)                                                                                         \
    X(cudaMemPoolTrimTo)                                                                                               \
    X(cudaMemPrefetchAsync)                                                                                            \
    X(cudaMemRangeGetAttribute)                                                                                        \
    X(cudaMemcpy)                                                                                                      \
    X(cudaMemcpy2D)                                                                                                    \
    X(cudaMemcpy2DArrayToArray)                                                                                        \
    X(cudaMemcpy2DAsync)                                                                                               \
    X(cudaMemcpy2DFromArray)                                                                                           \
    X(cudaMemcpy2DFromArrayAsync)                                                                                      \
    X(cudaMemcpy2DToArray)                                                                                             \
    X(cudaMemcpy2DToArrayAsync)                                                                                        \
    X(cudaMemcpy3D)                                                                                                    \
    X(cudaMemcpy3DAsync)                                                                                               \
    X(cudaMemcpy3DPeer)                                                                                                \
    X(cudaMemcpy3DPeerAsync)                                                                                           \
    X(cudaMemcpyAsync)                                                                                                 \
    X(cudaMemcpyFromSymbol)                                                                                            \
    X(cudaMemcpyFromSymbolAsync)                                                                                       \
    X(cudaMemcpyPeer)                                                                                                  \
    X(cudaMemcpyPeerAsync)                                                                                             \
    X(cudaMemcpyToSymbol)                                                                                              \
    X(cudaMemcpyToSymbolAsync)                                                                                         \
    X(cudaMemset)                                                                                                      \
    X(cudaMemset2D)                                                                                                    \
    X(cudaMemset2DAsync)                                                                                               \
    X(cudaMemset3D)                                                                                                    \
    X(cudaMemset3DAsync)                                                                                               \
    X(cudaMemsetAsync)                                                                                                 \
    X(cudaOccupancyAvailableDynamicSMemPerBlock)                                                                       \
    X(cudaOccupancyMaxActiveBlocksPerMultiprocessor)                                                                   \
    X(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)                                                          \
    X(cudaPeekAtLastError)                                                                                             \
    X(cudaPointerGetAttributes)                                                                                        \
    X(cudaRuntimeGetVersion)                                                                                           \
    X(cudaSetDevice)                                                                                                   \
    X(cudaSetDeviceFlags)                                                                                              \
    X(cudaSetValidDevices)                                                                                             \
    X(cudaStreamAddCallback)                                                                                           \
    X(cudaStreamAttachMemAsync)                                                                                        \
    X(cudaStreamBeginCapture)                                                                                          \
    X(cudaStreamBeginCaptureToGraph)                                                                                   \
    X(cudaStreamCopyAttributes)                                                                                        \
    X(cudaStreamCreate)                                                                                                \
    X(cudaStreamCreateWithFlags)                                                                                       \
    X(cudaStreamCreateWithPriority)                                                                                    \
    X(cudaStreamDestroy)                                                                                               \
    X(cudaStreamEndCapture)                                                                                            \
    X(cudaStreamGetAttribute)                                                                                          \
    X(cudaStreamGetCaptureInfo)                                                                                        \
    X(cudaStreamGetDevice)                                                                                             \
    X(cudaStreamGetFlags)                                                                                              \
    X(cudaStreamGetId)                                                                                                 \
    X(cudaStreamGetPriority)                                                                                           \
    X(cudaStreamIsCapturing)                                                                                           \
    X(cudaStreamQuery)                                                                                                 \
    X(cudaStreamSetAttribute)                                                                                          \
    X(cudaStreamSynchronize)                                                                                           \
    X(cudaStreamUpdateCaptureDependencies)                                                                             \
    X(cudaStreamWaitEvent)                                                                                             \
    X(cudaThreadExchangeStreamCaptureMode)

namespace
{

std::map<std::string, std::string> headerFacts()
{
    return {
#define TILESCOPE_FACT(name) {"sizeof " #name, std::to_string(sizeof(name))},
        TILESCOPE_SIZES(TILESCOPE_FACT) TILESCOPE_DRIVER_SIZES(TILESCOPE_FACT)
#undef TILESCOPE_FACT
#define TILESCOPE_FACT(type, member) {#type "." #member, std::to_string(offsetof(type, member))},
            TILESCOPE_OFFSETS(TILESCOPE_FACT) TILESCOPE_DRIVER_OFFSETS(TILESCOPE_FACT)
#undef TILESCOPE_FACT
#define TILESCOPE_FACT(name) {#name, std::to_string(static_cast<long long>(name))},
                TILESCOPE_VALUES(TILESCOPE_FACT)
#undef TILESCOPE_FACT
#define TILESCOPE_FACT(call) {#call, typeid(decltype(call)).name()},
                    TILESCOPE_CALLS(TILESCOPE_FACT) TILESCOPE_DRIVER_CALLS(TILESCOPE_FACT)
#undef TILESCOPE_FACT
    };
}

} // namespace
