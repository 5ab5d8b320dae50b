#include "tests/emulated_gpu/driver/exports.h"
#include "tests/emulated_gpu/driver/gpu.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>

// Initialisation, errors, the device, its context. Sharing with OpenGL is refused as NVIDIA's driver refuses it with
// the OpenGL of another vendor.

using namespace tilescope::driver;

namespace
{

/// NVIDIA's driver opens its devices, also in a compiler that loads it.
[[maybe_unused]] const bool hasOpenedDevice = [] {
    std::FILE* const device = std::fopen("/dev/null", "r");
    return device != nullptr && std::fclose(device) == 0;
}();

struct ErrorText {
    Status code;
    const char *name, *sentence;
};

constexpr ErrorText errorTexts[] = {
    {success, "CUDA_SUCCESS", "no error"},
    {invalidValue, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {outOfMemory, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {notInitialised, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {101, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {invalidImage, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
    {invalidContext, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {invalidPtx, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {invalidHandle, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {notFound, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {notReady, "CUDA_ERROR_NOT_READY", "device not ready"},
    {illegalAddress, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
    {launchOutOfResources, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"},
    {assertFailed, "CUDA_ERROR_ASSERT", "device-side assert triggered"},
    {misalignedAddress, "CUDA_ERROR_MISALIGNED_ADDRESS", "misaligned address"},
    {launchFailed, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {captureUnsupported, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "operation not permitted when stream is capturing"},
    {unknownError, "CUDA_ERROR_UNKNOWN", "unknown error"},
};

Status textOf(Status code, const char** text, const char* ErrorText::*part)
{
    const auto* const found = std::ranges::find(errorTexts, code, &ErrorText::code);
    *text = found == std::end(errorTexts) ? nullptr : (*found).*part;
    return *text ? success : invalidValue;
}

/// One, or as many as TILESCOPE_EMULATED_GPUS says. All are the same emulator, with the same memory.
int deviceCount()
{
    const char* const count = std::getenv("TILESCOPE_EMULATED_GPUS");
    return count ? std::atoi(count) : 1;
}

void requireDevice(Device device)
{
    if (device < 0 || device >= deviceCount())
        throw Failure{101};
}

int valueOf(DeviceAttribute attribute)
{
    switch (attribute) {
    case DeviceAttribute::MaxThreadsPerBlock:
    case DeviceAttribute::MaxBlockX:
    case DeviceAttribute::MaxBlockY: return Gpu::mostThreads;
    case DeviceAttribute::MaxBlockZ: return 64;
    case DeviceAttribute::MaxSharedBytesPerBlock: return Gpu::sharedBytes;
    case DeviceAttribute::MaxSharedBytesPerBlockOptIn: return Gpu::sharedBytesOptIn;
    case DeviceAttribute::MaxSharedBytesPerMultiprocessor: return Gpu::sharedBytesOptIn + 1024;
    case DeviceAttribute::ConstantBytes: return 64 << 10;
    case DeviceAttribute::WarpSize: return 32;
    case DeviceAttribute::Multiprocessors: return 4;
    case DeviceAttribute::MaxThreadsPerMultiprocessor: return 2048;
    case DeviceAttribute::MaxBlocksPerMultiprocessor: return 32;
    case DeviceAttribute::MaxRegistersPerMultiprocessor: return 65'536;
    case DeviceAttribute::MaxTextureWidth: return 131'072;
    case DeviceAttribute::MaxTextureHeight: return 65'536;
    case DeviceAttribute::L2Bytes: return 1 << 20;
    case DeviceAttribute::ClockKHz:
    case DeviceAttribute::MemoryClockKHz: return 1'000'000;
    case DeviceAttribute::MemoryBusBits: return 64;
    case DeviceAttribute::CapabilityMajor: return 8;
    case DeviceAttribute::CapabilityMinor:
    case DeviceAttribute::ComputeMode: return 0;
    }
    throw Failure{invalidValue};
}

} // namespace

extern "C" {

Status cuInit(unsigned flags)
{
    Gpu& gpu = Gpu::instance();
    const std::scoped_lock lock(gpu.mutex);
    gpu.isInitialised = gpu.isInitialised || flags == 0;
    return flags == 0 ? success : invalidValue;
}

Status cuDriverGetVersion(int* version)
{
    *version = 12'040;
    return success;
}

Status cuGetErrorName(Status code, const char** name) { return textOf(code, name, &ErrorText::name); }
Status cuGetErrorString(Status code, const char** text) { return textOf(code, text, &ErrorText::sentence); }

Status cuDeviceGetCount(int* count)
{
    return call<Needs::Driver>([&](Gpu&) { *count = deviceCount(); });
}

Status cuDeviceGet(Device* device, int ordinal)
{
    return call<Needs::Driver>([&](Gpu&) {
        requireDevice(ordinal);
        *device = ordinal;
    });
}

Status cuDeviceGetName(char* name, int bytes, Device device)
{
    return call<Needs::Driver>([&](Gpu&) {
        requireDevice(device);
        const std::string number = device == 0 ? "" : ", number " + std::to_string(device);
        std::snprintf(name, static_cast<std::size_t>(bytes), "Tilescope's emulator (no GPU%s)", number.c_str());
    });
}

Status cuDeviceTotalMem_v2(std::size_t* bytes, Device device)
{
    return call<Needs::Driver>([&](Gpu&) {
        requireDevice(device);
        *bytes = Gpu::totalBytes;
    });
}

Status cuDeviceGetAttribute(int* value, DeviceAttribute attribute, Device device)
{
    return call<Needs::Driver>([&](Gpu&) {
        requireDevice(device);
        *value = valueOf(attribute);
    });
}

Status cuDeviceGetPCIBusId(char* id, int bytes, Device device)
{
    return call<Needs::Driver>([&](Gpu&) {
        requireDevice(device);
        std::snprintf(id, static_cast<std::size_t>(bytes), "0000:00:00.0");
    });
}

Status cuDevicePrimaryCtxRetain(Context* context, Device device)
{
    return call<Needs::Driver>([&](Gpu& gpu) {
        requireDevice(device);
        ++gpu.retained;
        *context = &gpu.context;
    });
}

Status cuDevicePrimaryCtxGetState(Device device, unsigned* flags, int* isActive)
{
    return call<Needs::Driver>([&](Gpu& gpu) {
        requireDevice(device);
        *flags = 0;
        *isActive = gpu.retained > 0 ? 1 : 0;
    });
}

Status cuCtxSetCurrent(Context context)
{
    return call<Needs::Driver>([&](Gpu& gpu) {
        if (context && (context != &gpu.context || gpu.retained == 0))
            throw Failure{invalidContext};
        currentContext() = context;
    });
}

Status cuCtxGetCurrent(Context* context)
{
    return call<Needs::Driver>([&](Gpu&) { *context = currentContext(); });
}

Status cuMemGetInfo_v2(std::size_t* unused, std::size_t* total)
{
    return call([&](Gpu& gpu) {
        *unused = Gpu::totalBytes - gpu.usedBytes;
        *total = Gpu::totalBytes;
    });
}

Status cuGetExportTable(const void** table, const void*)
{
    *table = nullptr;
    return notFound;
}

Status cuGLGetDevices_v2(unsigned*, Device*, unsigned, GlDeviceList) { return unknownError; }
Status cuGraphicsGLRegisterImage(GraphicsResource*, unsigned, unsigned, unsigned) { return unknownError; }
Status cuGraphicsMapResources(unsigned, GraphicsResource*, Stream) { return invalidHandle; }
Status cuGraphicsUnmapResources(unsigned, GraphicsResource*, Stream) { return invalidHandle; }
Status cuGraphicsSubResourceGetMappedArray(Array*, GraphicsResource, unsigned, unsigned) { return invalidHandle; }
Status cuGraphicsUnregisterResource(GraphicsResource) { return invalidHandle; }

} // extern "C"
