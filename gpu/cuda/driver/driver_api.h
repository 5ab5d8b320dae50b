#pragma once

#include "gpu/cuda/driver/driver_types.h"
#include "gpu/recipe/message_value.h"

#include <optional>
#include <string>

namespace tilescope::driver
{

/// The functions of NVIDIA's driver library that Tilescope calls, by the names of the CUDA Driver API without "cu". The
/// library lies on every machine with NVIDIA's driver and is opened when the program runs; nothing is linked.
struct Api {
    Status (*init)(unsigned flags) = nullptr;
    Status (*driverGetVersion)(int* version) = nullptr;
    Status (*getErrorName)(Status code, const char** name) = nullptr;
    Status (*getErrorString)(Status code, const char** sentence) = nullptr;

    Status (*deviceGetCount)(int* count) = nullptr;
    Status (*deviceGet)(Device* device, int ordinal) = nullptr;
    Status (*deviceGetName)(char* name, int bytes, Device device) = nullptr;
    Status (*deviceTotalMem)(std::size_t* bytes, Device device) = nullptr;
    Status (*deviceGetAttribute)(int* value, DeviceAttribute attribute, Device device) = nullptr;
    Status (*deviceGetPciBusId)(char* id, int bytes, Device device) = nullptr;

    Status (*devicePrimaryCtxRetain)(Context* context, Device device) = nullptr;
    Status (*ctxSetCurrent)(Context context) = nullptr;
    Status (*ctxGetCurrent)(Context* context) = nullptr;

    Status (*memGetInfo)(std::size_t* free, std::size_t* total) = nullptr;
    Status (*memAlloc)(Address* memory, std::size_t bytes) = nullptr;
    Status (*memFree)(Address memory) = nullptr;
    Status (*memAllocHost)(void** memory, std::size_t bytes) = nullptr;
    Status (*memFreeHost)(void* memory) = nullptr;
    Status (*memsetD8Async)(Address to, unsigned char value, std::size_t bytes, Stream stream) = nullptr;
    Status (*memcpyHtoDAsync)(Address to, const void* from, std::size_t bytes, Stream stream) = nullptr;
    Status (*memcpyDtoHAsync)(void* to, Address from, std::size_t bytes, Stream stream) = nullptr;
    Status (*memcpyDtoDAsync)(Address to, Address from, std::size_t bytes, Stream stream) = nullptr;
    Status (*memcpy2DAsync)(const RectangleCopy* copy, Stream stream) = nullptr;

    Status (*arrayCreate)(Array* array, const ArrayShape* shape) = nullptr;
    Status (*array3DGetDescriptor)(DeepArrayShape* shape, Array array) = nullptr;
    Status (*arrayDestroy)(Array array) = nullptr;
    Status (*texObjectCreate)(Texture* texture, const TextureResource* resource, const TextureSampling* sampling,
                              const TextureView* view) = nullptr;
    Status (*texObjectDestroy)(Texture texture) = nullptr;

    Status (*moduleLoadDataEx)(Module* module, const void* code, unsigned options, JitOption* names,
                               void** values) = nullptr;
    Status (*moduleUnload)(Module module) = nullptr;
    Status (*moduleGetFunction)(Function* function, Module module, const char* name) = nullptr;
    Status (*moduleGetGlobal)(Address* memory, std::size_t* bytes, Module module, const char* name) = nullptr;
    Status (*funcGetAttribute)(int* value, FunctionAttribute attribute, Function function) = nullptr;
    Status (*funcSetAttribute)(Function function, FunctionAttribute attribute, int value) = nullptr;
    Status (*launchKernel)(Function function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                           unsigned blockY, unsigned blockZ, unsigned dynamicSharedBytes, Stream stream,
                           void** arguments, void** extra) = nullptr;

    Status (*streamCreate)(Stream* stream, unsigned flags) = nullptr;
    Status (*streamSynchronize)(Stream stream) = nullptr;
    Status (*streamDestroy)(Stream stream) = nullptr;
    Status (*launchHostFunc)(Stream stream, HostFunction function, void* data) = nullptr;
    Status (*eventCreate)(Event* event, unsigned flags) = nullptr;
    Status (*eventRecord)(Event event, Stream stream) = nullptr;
    Status (*eventSynchronize)(Event event) = nullptr;
    Status (*streamWaitEvent)(Stream stream, Event event, unsigned flags) = nullptr;
    Status (*eventElapsedTime)(float* milliseconds, Event from, Event to) = nullptr;
    Status (*eventDestroy)(Event event) = nullptr;

    Status (*streamBeginCapture)(Stream stream, CaptureMode mode) = nullptr;
    Status (*streamEndCapture)(Stream stream, Graph* graph) = nullptr;
    Status (*graphInstantiateWithFlags)(GraphExec* exec, Graph graph, unsigned long long flags) = nullptr;
    Status (*graphDestroy)(Graph graph) = nullptr;
    Status (*graphUpload)(GraphExec exec, Stream stream) = nullptr;
    Status (*graphLaunch)(GraphExec exec, Stream stream) = nullptr;
    Status (*graphExecDestroy)(GraphExec exec) = nullptr;

    Status (*graphicsMapResources)(unsigned count, GraphicsResource* resources, Stream stream) = nullptr;
    Status (*graphicsUnmapResources)(unsigned count, GraphicsResource* resources, Stream stream) = nullptr;
    Status (*graphicsSubResourceGetMappedArray)(Array* array, GraphicsResource resource, unsigned index,
                                                unsigned level) = nullptr;
    Status (*graphicsUnregisterResource)(GraphicsResource resource) = nullptr;

    // Null in a driver without OpenGL.
    Status (*glGetDevices)(unsigned* count, Device* devices, unsigned capacity, GlDeviceList list) = nullptr;
    Status (*graphicsGlRegisterImage)(GraphicsResource* resource, unsigned texture, unsigned target,
                                      unsigned flags) = nullptr;
};

/// The newest function that Api requires is cuGraphInstantiateWithFlags of CUDA 11.4.
constexpr int oldestVersion = 11'040;

/// Calls visit("cuMemAlloc_v2", api.memAlloc, true) for each function, with the name in the library (which has the
/// old forms of a function under its name alone) and whether it is required.
template <typename Visit>
void eachFunction(Api& api, const Visit& visit)
{
    visit("cuInit", api.init, true);
    visit("cuDriverGetVersion", api.driverGetVersion, true);
    visit("cuGetErrorName", api.getErrorName, true);
    visit("cuGetErrorString", api.getErrorString, true);
    visit("cuDeviceGetCount", api.deviceGetCount, true);
    visit("cuDeviceGet", api.deviceGet, true);
    visit("cuDeviceGetName", api.deviceGetName, true);
    visit("cuDeviceTotalMem_v2", api.deviceTotalMem, true);
    visit("cuDeviceGetAttribute", api.deviceGetAttribute, true);
    visit("cuDeviceGetPCIBusId", api.deviceGetPciBusId, true);
    visit("cuDevicePrimaryCtxRetain", api.devicePrimaryCtxRetain, true);
    visit("cuCtxSetCurrent", api.ctxSetCurrent, true);
    visit("cuCtxGetCurrent", api.ctxGetCurrent, true);
    visit("cuMemGetInfo_v2", api.memGetInfo, true);
    visit("cuMemAlloc_v2", api.memAlloc, true);
    visit("cuMemFree_v2", api.memFree, true);
    visit("cuMemAllocHost_v2", api.memAllocHost, true);
    visit("cuMemFreeHost", api.memFreeHost, true);
    visit("cuMemsetD8Async", api.memsetD8Async, true);
    visit("cuMemcpyHtoDAsync_v2", api.memcpyHtoDAsync, true);
    visit("cuMemcpyDtoHAsync_v2", api.memcpyDtoHAsync, true);
    visit("cuMemcpyDtoDAsync_v2", api.memcpyDtoDAsync, true);
    visit("cuMemcpy2DAsync_v2", api.memcpy2DAsync, true);
    visit("cuArrayCreate_v2", api.arrayCreate, true);
    visit("cuArray3DGetDescriptor_v2", api.array3DGetDescriptor, true);
    visit("cuArrayDestroy", api.arrayDestroy, true);
    visit("cuTexObjectCreate", api.texObjectCreate, true);
    visit("cuTexObjectDestroy", api.texObjectDestroy, true);
    visit("cuModuleLoadDataEx", api.moduleLoadDataEx, true);
    visit("cuModuleUnload", api.moduleUnload, true);
    visit("cuModuleGetFunction", api.moduleGetFunction, true);
    visit("cuModuleGetGlobal_v2", api.moduleGetGlobal, true);
    visit("cuFuncGetAttribute", api.funcGetAttribute, true);
    visit("cuFuncSetAttribute", api.funcSetAttribute, true);
    visit("cuLaunchKernel", api.launchKernel, true);
    visit("cuStreamCreate", api.streamCreate, true);
    visit("cuStreamSynchronize", api.streamSynchronize, true);
    visit("cuStreamDestroy_v2", api.streamDestroy, true);
    visit("cuLaunchHostFunc", api.launchHostFunc, true);
    visit("cuEventCreate", api.eventCreate, true);
    visit("cuEventRecord", api.eventRecord, true);
    visit("cuEventSynchronize", api.eventSynchronize, true);
    visit("cuStreamWaitEvent", api.streamWaitEvent, true);
    visit("cuEventElapsedTime", api.eventElapsedTime, true);
    visit("cuEventDestroy_v2", api.eventDestroy, true);
    visit("cuStreamBeginCapture_v2", api.streamBeginCapture, true);
    visit("cuStreamEndCapture", api.streamEndCapture, true);
    visit("cuGraphInstantiateWithFlags", api.graphInstantiateWithFlags, true);
    visit("cuGraphDestroy", api.graphDestroy, true);
    visit("cuGraphUpload", api.graphUpload, true);
    visit("cuGraphLaunch", api.graphLaunch, true);
    visit("cuGraphExecDestroy", api.graphExecDestroy, true);
    visit("cuGLGetDevices_v2", api.glGetDevices, false);
    visit("cuGraphicsGLRegisterImage", api.graphicsGlRegisterImage, false);
    visit("cuGraphicsMapResources", api.graphicsMapResources, true);
    visit("cuGraphicsUnmapResources", api.graphicsUnmapResources, true);
    visit("cuGraphicsSubResourceGetMappedArray", api.graphicsSubResourceGetMappedArray, true);
    visit("cuGraphicsUnregisterResource", api.graphicsUnregisterResource, true);
}

/// The driver's functions, or a sentence that says why there are none and what would help.
struct Loaded {
    std::optional<Api> api;
    Message reason;
};

/// Opens a driver's library, which stays in the process, and finds the functions. Does not initialise it. `library` is
/// another file for tests.
Loaded load(const std::string& library = "libcuda.so.1");

/// The driver of this machine, loaded at the first call. Thread-safe.
const Loaded& installed();

} // namespace tilescope::driver
