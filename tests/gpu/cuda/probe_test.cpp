#include "gpu/cuda/cuda_backend.h"
#include "gpu/cuda/driver/driver_api.h"

#include <gmock/gmock.h>

#include <dlfcn.h>

using namespace tilescope;

TEST(DeviceProbe, GivesADeviceOrASentence)
{
    const DeviceProbe probe = probeDevice();
    EXPECT_NE(probe.device.has_value(), !probe.reason.empty());
    if (!probe.device) {
        EXPECT_EQ(english(probe.reason).back(), '.') << english(probe.reason);
    }
    EXPECT_EQ(probeDevice().device, probe.device);
}

TEST(DeviceProbe, FindsADeviceByItsOrdinal)
{
    const std::vector<DeviceInfo> devices = usableDevices();
    const DeviceProbe first = probeDevice();
    ASSERT_EQ(devices.empty(), !first.device);
    if (devices.empty())
        GTEST_SKIP() << english(first.reason);
    EXPECT_EQ(devices.front(), first.device);
    for (const DeviceInfo& device : devices)
        EXPECT_EQ(probeDevice(device.ordinal).device, device);
    for (const int missing : {-1, 4096}) {
        const DeviceProbe none = probeDevice(missing);
        EXPECT_FALSE(none.device);
        EXPECT_THAT(english(none.reason), testing::HasSubstr("There is no GPU " + std::to_string(missing) + " on"));
    }
}

namespace
{
/// Asks the driver for the state of the primary context, which the program itself never needs.
bool hasContext(int ordinal)
{
    using GetState = driver::Status (*)(driver::Device, unsigned* flags, int* isActive);
    void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    const auto getState = reinterpret_cast<GetState>(dlsym(library, "cuDevicePrimaryCtxGetState"));
    unsigned flags = 0;
    int isActive = -1;
    EXPECT_EQ(getState(ordinal, &flags, &isActive), driver::success);
    return isActive != 0;
}
} // namespace

/// A context takes some hundred megabytes and a tenth of a second. It exists once a backend has been opened.
TEST(DeviceProbe, CreatesNoContext)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const bool before = hasContext(probe.device->ordinal);
    probeDevice();
    EXPECT_EQ(hasContext(probe.device->ordinal), before);
    CudaBackend::open(*probe.device);
    EXPECT_TRUE(hasContext(probe.device->ordinal));
}

TEST(DeviceProbe, DescribesTheDevice)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const DeviceInfo& device = *probe.device;
    EXPECT_FALSE(device.name.empty());
    EXPECT_GE(device.major * 10 + device.minor, 75);
    EXPECT_GT(device.multiprocessors, 0);
    EXPECT_EQ(device.warpSize, 32);
    EXPECT_GE(device.globalBytes, 1u << 28);
    EXPECT_GT(device.l2Bytes, 0u);
    EXPECT_GE(device.sharedBytesPerBlockOptIn, device.sharedBytesPerBlock);
    EXPECT_GE(device.sharedBytesPerMultiprocessor, device.sharedBytesPerBlockOptIn);
    EXPECT_GT(device.clockKHz, 0);
    EXPECT_GT(device.memoryClockKHz, 0);
    EXPECT_GT(device.memoryBusBits, 0);
    EXPECT_GE(device.driverVersion, driver::oldestVersion);
    EXPECT_EQ(device.limits.name, device.name);
    EXPECT_EQ(device.limits.maxThreadsPerBlock, 1024);
    EXPECT_EQ(device.limits.maxSharedBytesPerBlock, device.sharedBytesPerBlockOptIn);
    EXPECT_EQ(device.limits.constantBytes, 65536u);
}

TEST(CudaBackend, CannotBeOpenedWithoutADevice)
{
    if (probeDevice().device)
        GTEST_SKIP() << "There is a device.";
    EXPECT_THROW(CudaBackend::open(DeviceInfo{}), CudaError);
}
