#pragma once

#include "gpu/cuda/driver/driver_api.h"

#include <type_traits>

/// The functions of the library, with the types that the program calls them by.
#define TILESCOPE_EXPORTED(member, name) std::remove_pointer_t<decltype(tilescope::driver::Api::member)> name

extern "C" {
TILESCOPE_EXPORTED(init, cuInit);
TILESCOPE_EXPORTED(driverGetVersion, cuDriverGetVersion);
TILESCOPE_EXPORTED(getErrorName, cuGetErrorName);
TILESCOPE_EXPORTED(getErrorString, cuGetErrorString);
TILESCOPE_EXPORTED(deviceGetCount, cuDeviceGetCount);
TILESCOPE_EXPORTED(deviceGet, cuDeviceGet);
TILESCOPE_EXPORTED(deviceGetName, cuDeviceGetName);
TILESCOPE_EXPORTED(deviceTotalMem, cuDeviceTotalMem_v2);
TILESCOPE_EXPORTED(deviceGetAttribute, cuDeviceGetAttribute);
TILESCOPE_EXPORTED(deviceGetPciBusId, cuDeviceGetPCIBusId);
TILESCOPE_EXPORTED(devicePrimaryCtxRetain, cuDevicePrimaryCtxRetain);
TILESCOPE_EXPORTED(ctxSetCurrent, cuCtxSetCurrent);
TILESCOPE_EXPORTED(ctxGetCurrent, cuCtxGetCurrent);
TILESCOPE_EXPORTED(memGetInfo, cuMemGetInfo_v2);
TILESCOPE_EXPORTED(memAlloc, cuMemAlloc_v2);
TILESCOPE_EXPORTED(memFree, cuMemFree_v2);
TILESCOPE_EXPORTED(memAllocHost, cuMemAllocHost_v2);
TILESCOPE_EXPORTED(memFreeHost, cuMemFreeHost);
TILESCOPE_EXPORTED(memsetD8Async, cuMemsetD8Async);
TILESCOPE_EXPORTED(memcpyHtoDAsync, cuMemcpyHtoDAsync_v2);
TILESCOPE_EXPORTED(memcpyDtoHAsync, cuMemcpyDtoHAsync_v2);
TILESCOPE_EXPORTED(memcpyDtoDAsync, cuMemcpyDtoDAsync_v2);
TILESCOPE_EXPORTED(memcpy2DAsync, cuMemcpy2DAsync_v2);
TILESCOPE_EXPORTED(arrayCreate, cuArrayCreate_v2);
TILESCOPE_EXPORTED(array3DGetDescriptor, cuArray3DGetDescriptor_v2);
TILESCOPE_EXPORTED(arrayDestroy, cuArrayDestroy);
TILESCOPE_EXPORTED(texObjectCreate, cuTexObjectCreate);
TILESCOPE_EXPORTED(texObjectDestroy, cuTexObjectDestroy);
TILESCOPE_EXPORTED(moduleLoadDataEx, cuModuleLoadDataEx);
TILESCOPE_EXPORTED(moduleUnload, cuModuleUnload);
TILESCOPE_EXPORTED(moduleGetFunction, cuModuleGetFunction);
TILESCOPE_EXPORTED(moduleGetGlobal, cuModuleGetGlobal_v2);
TILESCOPE_EXPORTED(funcGetAttribute, cuFuncGetAttribute);
TILESCOPE_EXPORTED(funcSetAttribute, cuFuncSetAttribute);
TILESCOPE_EXPORTED(launchKernel, cuLaunchKernel);
TILESCOPE_EXPORTED(streamCreate, cuStreamCreate);
TILESCOPE_EXPORTED(streamSynchronize, cuStreamSynchronize);
TILESCOPE_EXPORTED(streamDestroy, cuStreamDestroy_v2);
TILESCOPE_EXPORTED(launchHostFunc, cuLaunchHostFunc);
TILESCOPE_EXPORTED(eventCreate, cuEventCreate);
TILESCOPE_EXPORTED(eventRecord, cuEventRecord);
TILESCOPE_EXPORTED(eventSynchronize, cuEventSynchronize);
TILESCOPE_EXPORTED(streamWaitEvent, cuStreamWaitEvent);
TILESCOPE_EXPORTED(eventElapsedTime, cuEventElapsedTime);
TILESCOPE_EXPORTED(eventDestroy, cuEventDestroy_v2);
TILESCOPE_EXPORTED(streamBeginCapture, cuStreamBeginCapture_v2);
TILESCOPE_EXPORTED(streamEndCapture, cuStreamEndCapture);
TILESCOPE_EXPORTED(graphInstantiateWithFlags, cuGraphInstantiateWithFlags);
TILESCOPE_EXPORTED(graphDestroy, cuGraphDestroy);
TILESCOPE_EXPORTED(graphUpload, cuGraphUpload);
TILESCOPE_EXPORTED(graphLaunch, cuGraphLaunch);
TILESCOPE_EXPORTED(graphExecDestroy, cuGraphExecDestroy);
TILESCOPE_EXPORTED(glGetDevices, cuGLGetDevices_v2);
TILESCOPE_EXPORTED(graphicsGlRegisterImage, cuGraphicsGLRegisterImage);
TILESCOPE_EXPORTED(graphicsMapResources, cuGraphicsMapResources);
TILESCOPE_EXPORTED(graphicsUnmapResources, cuGraphicsUnmapResources);
TILESCOPE_EXPORTED(graphicsSubResourceGetMappedArray, cuGraphicsSubResourceGetMappedArray);
TILESCOPE_EXPORTED(graphicsUnregisterResource, cuGraphicsUnregisterResource);
/// NVRTC asks a driver that it finds for tables of functions that nobody documents, and needs an answer: there are
/// none.
tilescope::driver::Status cuGetExportTable(const void** table, const void* id);
/// For tests: whether the primary context exists.
tilescope::driver::Status cuDevicePrimaryCtxGetState(tilescope::driver::Device device, unsigned* flags, int* isActive);
}
