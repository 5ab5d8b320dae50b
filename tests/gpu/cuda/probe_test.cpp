#include "gpu/cuda/cuda_backend.h"

#include <gmock/gmock.h>

#ifdef TILESCOPE_HAS_CUDA
#include <cuda_runtime_api.h>
#endif

using namespace tilescope;

TEST(DeviceProbe, GivesADeviceOrASentence)
{
    const DeviceProbe probe = probeDevice();
    EXPECT_NE(probe.device.has_value(), !probe.reason.empty());
    if (!probe.device) {
        EXPECT_EQ(probe.reason.back(), '.') << probe.reason;
    }
    EXPECT_EQ(probeDevice().device, probe.device);
}

#ifdef TILESCOPE_HAS_CUDA

namespace
{
/// Without a driver every call returns that there is none, including this one.
bool noErrorIsLeft()
{
    const cudaError_t error = cudaPeekAtLastError();
    return error == cudaSuccess || error == cudaErrorInsufficientDriver;
}
} // namespace

TEST(DeviceProbe, LeavesNoErrorBehind)
{
    probeDevice();
    EXPECT_TRUE(noErrorIsLeft());
}

TEST(DeviceProbe, DescribesTheDevice)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << probe.reason;
    const DeviceInfo& device = *probe.device;
    EXPECT_FALSE(device.name.empty());
    EXPECT_GE(device.major * 10 + device.minor, 50);
    EXPECT_GT(device.multiprocessors, 0);
    EXPECT_EQ(device.warpSize, 32);
    EXPECT_GE(device.globalBytes, 1u << 28);
    EXPECT_GT(device.l2Bytes, 0u);
    EXPECT_GE(device.sharedBytesPerBlockOptIn, device.sharedBytesPerBlock);
    EXPECT_GE(device.sharedBytesPerMultiprocessor, device.sharedBytesPerBlockOptIn);
    EXPECT_GT(device.clockKHz, 0);
    EXPECT_GT(device.memoryClockKHz, 0);
    EXPECT_GT(device.memoryBusBits, 0);
    EXPECT_GE(device.driverVersion, 12000);
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
    EXPECT_TRUE(noErrorIsLeft());
}

#else

TEST(DeviceProbe, WithoutCudaSaysSo)
{
    EXPECT_THAT(probeDevice().reason, testing::HasSubstr("Tilescope was built without CUDA"));
    EXPECT_THROW(CudaBackend::open(DeviceInfo{}), CudaError);
}

#endif
