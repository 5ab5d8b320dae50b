/// Compared with the driver of this machine's GPU.

#include "gpu/cuda/device.h"

#include "gpu/cuda/backend/module.h"
#include "gpu/cuda/builtin_kernels.h"
#include "gpu/model/gpu_model.h"

#include <gtest/gtest.h>

#include <dlfcn.h>

using namespace tilescope;

namespace
{
/// A function of the driver that only this test calls.
using MostBlocks = driver::Status (*)(int* blocks, driver::Function, int threads, std::size_t dynamicSharedBytes);
MostBlocks mostBlocksFunction()
{
    void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    return reinterpret_cast<MostBlocks>(dlsym(library, "cuOccupancyMaxActiveBlocksPerMultiprocessor"));
}
} // namespace

TEST(DeviceOccupancy, AgreesWithTheDriver)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const GpuModel gpu = modelOf(*probe.device);
    cuda::makeDeviceCurrent(probe.device->ordinal);
    const MostBlocks mostBlocks = mostBlocksFunction();
    ASSERT_TRUE(mostBlocks);
    cuda::Module module(builtinKernelsPtx(), builtinKernelsPtx(), "builtin");
    for (const char* name : {"empty", "packRgba"}) {
        const cuda::Kernel& kernel = module.kernel(name);
        const int most = static_cast<int>(gpu.sharedBytesPerBlockOptIn - kernel.sharedBytes);
        ASSERT_EQ(cuda::api().funcSetAttribute(kernel.function, driver::FunctionAttribute::MaxDynamicShared, most),
                  driver::success);
        for (int threads = 1; threads <= gpu.maxThreadsPerBlock; ++threads)
            for (int dynamic = 0; dynamic <= most; dynamic += threads % 64 == 0 ? 500 : 20'000) {
                int blocks = -1;
                ASSERT_EQ(mostBlocks(&blocks, kernel.function, threads, static_cast<std::size_t>(dynamic)),
                          driver::success);
                const std::size_t shared = kernel.sharedBytes + static_cast<std::size_t>(dynamic);
                ASSERT_EQ(occupancyOf(gpu, threads, kernel.registers, shared).blocksPerSm, blocks)
                    << gpu.name << ", " << name << ": " << threads << " threads, " << kernel.registers << " registers, "
                    << shared << " bytes";
            }
    }
}
