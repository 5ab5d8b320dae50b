#include "gpu/cuda/device.h"
#include "gpu/recipe/message.h"

#include "gpu/cuda/backend/owners.h"
#include "gpu/cuda/device_reason.h"

#include <algorithm>
#include <array>

namespace tilescope
{

namespace cuda
{

namespace
{

using Attribute = driver::DeviceAttribute;

/// 0 if the driver does not know it.
int attribute(driver::Device device, Attribute which)
{
    int value = 0;
    return succeeded(api().deviceGetAttribute(&value, which, device)) ? value : 0;
}

std::string nameOf(driver::Device device)
{
    std::array<char, 256> name{};
    return succeeded(api().deviceGetName(name.data(), static_cast<int>(name.size()), device)) ? name.data()
                                                                                              : "NVIDIA GPU";
}

int driverVersion()
{
    int version = 0;
    return succeeded(api().driverGetVersion(&version)) ? version : 0;
}

driver::Device deviceOf(int ordinal)
{
    driver::Device device = 0;
    check(api().deviceGet(&device, ordinal), "cuDeviceGet");
    return device;
}

Message reasonAgainst(int ordinal)
{
    const driver::Device device = deviceOf(ordinal);
    const int major = attribute(device, Attribute::CapabilityMajor);
    const int minor = attribute(device, Attribute::CapabilityMinor);
    if (major * 10 + minor < minimumComputeCapability)
        return reasonForOldDevice(nameOf(device), major, minor);
    if (attribute(device, Attribute::ComputeMode) == driver::computeModeProhibited)
        return say(gpu::phrase("The GPU %1 is set to prohibit computation. An administrator can allow it with "
                               "nvidia-smi --compute-mode=0."),
                   nameOf(device));
    return {};
}

std::size_t sizeAttribute(driver::Device device, Attribute which)
{
    return static_cast<std::size_t>(attribute(device, which));
}

DeviceLimits limitsOf(const DeviceInfo& info, driver::Device device)
{
    DeviceLimits limits;
    limits.name = info.name;
    limits.maxThreadsPerBlock = attribute(device, Attribute::MaxThreadsPerBlock);
    limits.maxBlockX = attribute(device, Attribute::MaxBlockX);
    limits.maxBlockY = attribute(device, Attribute::MaxBlockY);
    limits.maxBlockZ = attribute(device, Attribute::MaxBlockZ);
    limits.maxSharedBytesPerBlock = std::max(info.sharedBytesPerBlock, info.sharedBytesPerBlockOptIn);
    limits.constantBytes = info.constantBytes;
    limits.maxTextureWidth = attribute(device, Attribute::MaxTextureWidth);
    limits.maxTextureHeight = attribute(device, Attribute::MaxTextureHeight);
    return limits;
}

DeviceInfo describe(int ordinal)
{
    const driver::Device device = deviceOf(ordinal);
    DeviceInfo info;
    info.ordinal = ordinal;
    info.name = nameOf(device);
    check(api().deviceTotalMem(&info.globalBytes, device), "cuDeviceTotalMem");
    info.major = attribute(device, Attribute::CapabilityMajor);
    info.minor = attribute(device, Attribute::CapabilityMinor);
    info.multiprocessors = attribute(device, Attribute::Multiprocessors);
    info.maxThreadsPerMultiprocessor = attribute(device, Attribute::MaxThreadsPerMultiprocessor);
    info.maxBlocksPerMultiprocessor = attribute(device, Attribute::MaxBlocksPerMultiprocessor);
    info.registersPerMultiprocessor = attribute(device, Attribute::MaxRegistersPerMultiprocessor);
    info.warpSize = attribute(device, Attribute::WarpSize);
    info.constantBytes = sizeAttribute(device, Attribute::ConstantBytes);
    info.l2Bytes = sizeAttribute(device, Attribute::L2Bytes);
    info.sharedBytesPerBlock = sizeAttribute(device, Attribute::MaxSharedBytesPerBlock);
    info.sharedBytesPerBlockOptIn = sizeAttribute(device, Attribute::MaxSharedBytesPerBlockOptIn);
    info.sharedBytesPerMultiprocessor = sizeAttribute(device, Attribute::MaxSharedBytesPerMultiprocessor);
    info.clockKHz = attribute(device, Attribute::ClockKHz);
    info.memoryClockKHz = attribute(device, Attribute::MemoryClockKHz);
    info.memoryBusBits = attribute(device, Attribute::MemoryBusBits);
    info.driverVersion = driverVersion();
    info.limits = limitsOf(info, device);
    return info;
}

std::string textOf(driver::Status (*find)(driver::Status, const char**), driver::Status code)
{
    const char* text = nullptr;
    return succeeded(find(code, &text)) && text ? text : "unknown";
}

/// The number of devices, at least one, or why there is none.
struct DeviceCount {
    int count = 0;
    Message reason;
};
DeviceCount countDevices()
{
    if (!driver::installed().api)
        return {0, driver::installed().reason};
    int count = 0;
    driver::Status code = api().init(0);
    if (code == driver::success)
        code = api().deviceGetCount(&count);
    if (code == driver::success && count == 0)
        code = driver::noDevice;
    if (code != driver::success)
        return {0, reasonForNoDevice({code, textOf(api().getErrorName, code), textOf(api().getErrorString, code)})};
    return {count, {}};
}

struct UsableDevice {
    int ordinal = -1; ///< none
    Message reason;
};

/// The device of this ordinal, else the first usable one, or why it cannot be used. Creates no context.
UsableDevice findUsableDevice(std::optional<int> wanted)
{
    const auto [count, reason] = countDevices();
    if (count == 0)
        return {-1, reason};
    if (wanted && (*wanted < 0 || *wanted >= count))
        return {-1, count == 1
                        ? say(gpu::phrase("There is no GPU %1 on this computer: it has only GPU 0."),
                              std::to_string(*wanted))
                        : say(gpu::phrase("There is no GPU %1 on this computer: it has %2 GPUs, GPU 0 to GPU %3."),
                              std::to_string(*wanted), std::to_string(count), std::to_string(count - 1))};
    if (wanted) {
        const Message against = reasonAgainst(*wanted);
        return {against.empty() ? *wanted : -1, against};
    }
    Message firstReason;
    for (int ordinal = 0; ordinal < count; ++ordinal) {
        const Message against = reasonAgainst(ordinal);
        if (against.empty())
            return {ordinal, {}};
        if (firstReason.empty())
            firstReason = against;
    }
    return {-1, firstReason};
}

} // namespace

} // namespace cuda

DeviceProbe probeDevice(std::optional<int> ordinal)
{
    try {
        const cuda::UsableDevice usable = cuda::findUsableDevice(ordinal);
        if (usable.ordinal < 0)
            return {std::nullopt, usable.reason};
        return {cuda::describe(usable.ordinal), {}};
    } catch (const std::exception& error) {
        return {std::nullopt, messageOf(error)};
    }
}

std::vector<DeviceInfo> usableDevices()
{
    std::vector<DeviceInfo> devices;
    try {
        const int count = cuda::countDevices().count;
        for (int ordinal = 0; ordinal < count; ++ordinal)
            if (cuda::reasonAgainst(ordinal).empty())
                devices.push_back(cuda::describe(ordinal));
    } catch (const std::exception&) { // a device that fails here cannot be used
    }
    return devices;
}

} // namespace tilescope
