#include "gpu/program/driver/driver_call.h"

#include <cudaProfiler.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <vector>

// The driver's errors, its device and its contexts. All contexts are of the one device, and share its memory.

using namespace tilescope;

/// What the header declares and does not define.
struct CUctx_st {
    unsigned flags = 0;
    bool isPrimary = false;
};

namespace
{

bool& isInitialised()
{
    static bool is = false;
    return is;
}

CUctx_st& primaryContext()
{
    static CUctx_st context{0, true};
    return context;
}

std::vector<std::unique_ptr<CUctx_st>>& createdContexts()
{
    static auto& contexts = *new std::vector<std::unique_ptr<CUctx_st>>;
    return contexts;
}

std::vector<CUcontext>& contextStack()
{
    thread_local std::vector<CUcontext> stack;
    return stack;
}

bool isContext(CUcontext context)
{
    return context == &primaryContext() ||
           std::ranges::any_of(createdContexts(), [&](const auto& one) { return one.get() == context; });
}

/// A call about the device, which needs no context.
template <class Work>
CUresult deviceCall(CUdevice device, const Work& work)
{
    const DriverScope scope;
    if (const CUresult state = driverState(false); state != CUDA_SUCCESS)
        return state;
    return device == 0 ? driverError(work()) : failDriver(CUDA_ERROR_INVALID_DEVICE, "There is only one device.");
}

/// A call about contexts, alone on the device.
template <class Work>
CUresult contextCall(const Work& work)
{
    const std::lock_guard lock(Device::instance().mutex);
    const DriverScope scope;
    const CUresult state = driverState(false);
    return state == CUDA_SUCCESS ? work() : state;
}

struct DriverErrorName {
    CUresult code;
    const char* name;
};

/// The driver's errors that have another name than the runtime's of the same number, without what both begin with.
constexpr DriverErrorName ownNames[] = {
    {CUDA_SUCCESS, "CUDA_SUCCESS"},
    {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
    {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED"},
    {CUDA_ERROR_DEINITIALIZED, "CUDA_ERROR_DEINITIALIZED"},
    {CUDA_ERROR_INVALID_IMAGE, "CUDA_ERROR_INVALID_IMAGE"},
    {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
    {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE"},
    {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND"},
    {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED"},
    {CUDA_ERROR_INVALID_PC, "CUDA_ERROR_INVALID_PC"},
};

/// "CUDA_ERROR_INVALID_VALUE" for "cudaErrorInvalidValue".
std::string namedAsDriver(const std::string& runtime)
{
    std::string name = "CUDA_ERROR";
    for (const char sign : runtime.substr(std::strlen("cudaError"))) {
        if (sign >= 'A' && sign <= 'Z')
            name += '_';
        name += static_cast<char>(sign >= 'a' && sign <= 'z' ? sign - 'a' + 'A' : sign);
    }
    return name;
}

const char* nameOfDriverError(CUresult error)
{
    const auto* const own = std::ranges::find(ownNames, error, &DriverErrorName::code);
    if (own != std::end(ownNames))
        return own->name;
    const std::string runtime = cudaGetErrorName(static_cast<cudaError_t>(error));
    if (!runtime.starts_with("cudaError"))
        return nullptr;
    static auto& names = *new std::map<CUresult, std::string>;
    const std::lock_guard lock(Device::instance().mutex);
    return names.try_emplace(error, namedAsDriver(runtime)).first->second.c_str();
}

} // namespace

CUresult tilescope::driverError(cudaError_t error)
{
    constexpr int firstOfRuntime = 9, lastOfRuntime = 99; // where the driver has no errors, or others
    if (error == cudaErrorInvalidDeviceFunction)
        return CUDA_ERROR_INVALID_HANDLE;
    if (error >= firstOfRuntime && error <= lastOfRuntime)
        return CUDA_ERROR_INVALID_VALUE;
    return static_cast<CUresult>(error);
}

CUresult tilescope::failDriver(CUresult code, const std::string& sentence)
{
    const DriverScope scope;
    fail(static_cast<cudaError_t>(code), sentence.c_str());
    return code;
}

const char* tilescope::driverErrorName(cudaError_t error)
{
    const char* const name = nameOfDriverError(driverError(error));
    return name ? name : "CUDA_ERROR_UNKNOWN";
}

CUcontext tilescope::currentContext()
{
    if (!contextStack().empty())
        return contextStack().back();
    return Device::instance().isLoaded() ? &primaryContext() : nullptr; // the runtime makes it current
}

CUresult tilescope::driverState(bool needsContext)
{
    if (!isInitialised() && !Device::instance().isLoaded()) // by the runtime, which does the same
        return failDriver(CUDA_ERROR_NOT_INITIALIZED, "The driver is not initialised. Call cuInit(0) first.");
    if (needsContext && !currentContext())
        return failDriver(CUDA_ERROR_INVALID_CONTEXT,
                          "This thread has no current context. Create one with cuCtxCreate, or make one current with "
                          "cuCtxSetCurrent.");
    if (needsContext && Device::instance().broken != cudaSuccess)
        return driverError(Device::instance().broken);
    return CUDA_SUCCESS;
}

extern "C" {

CUresult cuInit(unsigned flags)
{
    if (flags != 0)
        return failDriver(CUDA_ERROR_INVALID_VALUE, "cuInit takes 0.");
    isInitialised() = true;
    return CUDA_SUCCESS;
}
CUresult cuDriverGetVersion(int* version) { return driverError(cudaDriverGetVersion(version)); }

CUresult cuGetErrorString(CUresult error, const char** text)
{
    const auto runtime = static_cast<cudaError_t>(error);
    *text = error == CUDA_ERROR_INVALID_CONTEXT ? "invalid device context"
            : error == CUDA_ERROR_NOT_FOUND     ? "named symbol not found"
            : nameOfDriverError(error)          ? cudaGetErrorString(runtime)
                                                : nullptr;
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGetErrorName(CUresult error, const char** text)
{
    *text = nameOfDriverError(error);
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetProcAddress(const char* name, void** function, int, cuuint64_t, CUdriverProcAddressQueryResult* found)
{
    *function = nullptr;
    for (const char* const version : {"_v4", "_v3", "_v2", ""})
        if (!*function)
            *function = dlsym(RTLD_DEFAULT, (std::string(name) + version).c_str());
    if (found)
        *found = *function ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *function || found ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

// --- the device ---
CUresult cuDeviceGet(CUdevice* device, int number)
{
    return deviceCall(number, [&] { return cudaGetDevice(device); });
}
CUresult cuDeviceGetCount(int* count)
{
    return driverCall([&] { return cudaGetDeviceCount(count); }, false);
}
CUresult cuDeviceGetName(char* name, int bytes, CUdevice device)
{
    return deviceCall(device, [&] {
        cudaDeviceProp properties;
        cudaGetDeviceProperties(&properties, 0);
        std::snprintf(name, static_cast<std::size_t>(std::max(bytes, 0)), "%s", properties.name);
        return cudaSuccess;
    });
}
CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice device)
{
    return deviceCall(device, [&] {
        *uuid = {};
        return cudaSuccess;
    });
}
CUresult cuDeviceTotalMem(std::size_t* bytes, CUdevice device)
{
    return deviceCall(device, [&] {
        cudaDeviceProp properties;
        const cudaError_t result = cudaGetDeviceProperties(&properties, 0);
        *bytes = properties.totalGlobalMem;
        return result;
    });
}
CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device)
{
    return deviceCall(device, [&] {
        if (attribute == CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) {
            *value = 1;
            return cudaSuccess;
        }
        return cudaDeviceGetAttribute(value, static_cast<cudaDeviceAttr>(attribute), 0); // the same numbers
    });
}
CUresult cuDeviceGetProperties(CUdevprop* properties, CUdevice device)
{
    return deviceCall(device, [&] {
        cudaDeviceProp p;
        const cudaError_t result = cudaGetDeviceProperties(&p, 0);
        *properties = {p.maxThreadsPerBlock,
                       {p.maxThreadsDim[0], p.maxThreadsDim[1], p.maxThreadsDim[2]},
                       {p.maxGridSize[0], p.maxGridSize[1], p.maxGridSize[2]},
                       static_cast<int>(p.sharedMemPerBlock),
                       static_cast<int>(p.totalConstMem),
                       p.warpSize,
                       static_cast<int>(p.memPitch),
                       p.regsPerBlock,
                       p.clockRate,
                       static_cast<int>(p.textureAlignment)};
        return result;
    });
}
CUresult cuDeviceComputeCapability(int* major, int* minor, CUdevice device)
{
    return deviceCall(device, [&] {
        cudaDeviceGetAttribute(major, cudaDevAttrComputeCapabilityMajor, 0);
        return cudaDeviceGetAttribute(minor, cudaDevAttrComputeCapabilityMinor, 0);
    });
}
CUresult cuDeviceGetPCIBusId(char* text, int bytes, CUdevice device)
{
    return deviceCall(device, [&] { return cudaDeviceGetPCIBusId(text, bytes, 0); });
}
CUresult cuDeviceGetByPCIBusId(CUdevice* device, const char* text)
{
    return driverCall([&] { return cudaDeviceGetByPCIBusId(device, text); }, false);
}
CUresult cuDeviceCanAccessPeer(int* can, CUdevice device, CUdevice)
{
    return deviceCall(device, [&] { return cudaDeviceCanAccessPeer(can, 0, 0); });
}

// --- contexts ---
CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device)
{
    return deviceCall(device, [&] {
        *context = &primaryContext();
        return cudaSuccess;
    });
}
CUresult cuDevicePrimaryCtxRelease(CUdevice device)
{
    return deviceCall(device, [] { return cudaSuccess; });
}
CUresult cuDevicePrimaryCtxReset(CUdevice device)
{
    return deviceCall(device, [] { return cudaDeviceReset(); });
}
CUresult cuDevicePrimaryCtxSetFlags(CUdevice device, unsigned flags)
{
    return deviceCall(device, [&] {
        primaryContext().flags = flags;
        return cudaSuccess;
    });
}
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned* flags, int* isActive)
{
    return deviceCall(device, [&] {
        *flags = primaryContext().flags;
        *isActive = currentContext() == &primaryContext() || Device::instance().isLoaded();
        return cudaSuccess;
    });
}
CUresult cuCtxCreate_v2(CUcontext* context, unsigned flags, CUdevice device)
{
    return contextCall([&] {
        if (device != 0)
            return failDriver(CUDA_ERROR_INVALID_DEVICE, "There is only one device.");
        createdContexts().push_back(std::make_unique<CUctx_st>(CUctx_st{flags, false}));
        contextStack().push_back(*context = createdContexts().back().get());
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxCreate(CUcontext* context, CUctxCreateParams*, unsigned flags, CUdevice device)
{
    return cuCtxCreate_v2(context, flags, device);
}
/// What is allocated in the last context ends with it.
CUresult cuCtxDestroy(CUcontext context)
{
    return contextCall([&] {
        if (!isContext(context) || context->isPrimary)
            return failDriver(CUDA_ERROR_INVALID_CONTEXT, "cuCtxDestroy is given what cuCtxCreate has not made.");
        std::erase(contextStack(), context);
        std::erase_if(createdContexts(), [&](const auto& one) { return one.get() == context; });
        if (createdContexts().empty())
            cudaDeviceReset();
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxPushCurrent(CUcontext context)
{
    return contextCall([&] {
        if (!isContext(context))
            return failDriver(CUDA_ERROR_INVALID_CONTEXT, "cuCtxPushCurrent is given no context.");
        contextStack().push_back(context);
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxPopCurrent(CUcontext* context)
{
    return contextCall([&] {
        if (contextStack().empty())
            return failDriver(CUDA_ERROR_INVALID_CONTEXT, "This thread has no context to pop.");
        if (context)
            *context = contextStack().back();
        contextStack().pop_back();
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxSetCurrent(CUcontext context)
{
    return contextCall([&] {
        if (context && !isContext(context))
            return failDriver(CUDA_ERROR_INVALID_CONTEXT, "cuCtxSetCurrent is given no context.");
        if (!contextStack().empty())
            contextStack().pop_back();
        if (context)
            contextStack().push_back(context);
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxGetCurrent(CUcontext* context)
{
    return contextCall([&] {
        *context = currentContext();
        return CUDA_SUCCESS;
    });
}
CUresult cuCtxGetDevice(CUdevice* device)
{
    return driverCall([&] { return cudaGetDevice(device); });
}
CUresult cuCtxGetFlags(unsigned* flags)
{
    return driverCall([&] {
        *flags = currentContext()->flags;
        return cudaSuccess;
    });
}
CUresult cuCtxGetApiVersion(CUcontext, unsigned* version)
{
    *version = 3020;
    return CUDA_SUCCESS;
}
CUresult cuCtxSynchronize()
{
    return driverCall([] { return cudaDeviceSynchronize(); });
}
CUresult cuCtxSetLimit(CUlimit limit, std::size_t value)
{
    return driverCall([&] { return cudaDeviceSetLimit(static_cast<cudaLimit>(limit), value); });
}
CUresult cuCtxGetLimit(std::size_t* value, CUlimit limit)
{
    return driverCall([&] { return cudaDeviceGetLimit(value, static_cast<cudaLimit>(limit)); });
}
CUresult cuCtxSetCacheConfig(CUfunc_cache)
{
    return driverCall([] { return cudaSuccess; });
}
CUresult cuCtxGetCacheConfig(CUfunc_cache* config)
{
    *config = CU_FUNC_CACHE_PREFER_NONE;
    return driverCall([] { return cudaSuccess; });
}
CUresult cuCtxGetStreamPriorityRange(int* least, int* greatest)
{
    return driverCall([&] { return cudaDeviceGetStreamPriorityRange(least, greatest); });
}
CUresult cuCtxEnablePeerAccess(CUcontext, unsigned)
{
    return driverCall([] { return cudaErrorPeerAccessUnsupported; });
}
CUresult cuCtxDisablePeerAccess(CUcontext)
{
    return driverCall([] { return cudaErrorPeerAccessNotEnabled; });
}
CUresult cuProfilerStart() { return CUDA_SUCCESS; }
CUresult cuProfilerStop() { return CUDA_SUCCESS; }

} // extern "C"
