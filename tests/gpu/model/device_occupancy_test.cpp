/// Compared with the driver of this machine's GPU.

#include "gpu/cuda/device.h"

#include <gtest/gtest.h>

#ifdef TILESCOPE_HAS_CUDA

#include "gpu/cuda/builtin_kernels.h"
#include "gpu/cuda/backend/module.h"
#include "gpu/model/gpu_model.h"

using namespace tilescope;

TEST(DeviceOccupancy, AgreesWithTheDriver)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << probe.reason;
    const GpuModel gpu = modelOf(*probe.device);
    ASSERT_EQ(cudaSetDevice(probe.device->ordinal), cudaSuccess);
    cuda::Module module(builtinKernelsPtx(), "builtin");
    for (const char* name : {"empty", "packRgba"}) {
        const cuda::Kernel& kernel = module.kernel(name);
        const int most = static_cast<int>(gpu.sharedBytesPerBlockOptIn - kernel.attributes.sharedSizeBytes);
        ASSERT_EQ(cudaFuncSetAttribute(kernel.function(), cudaFuncAttributeMaxDynamicSharedMemorySize, most),
                  cudaSuccess);
        for (int threads = 1; threads <= gpu.maxThreadsPerBlock; ++threads)
            for (int dynamic = 0; dynamic <= most; dynamic += threads % 64 == 0 ? 500 : 20'000) {
                int blocks = -1;
                ASSERT_EQ(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel.function(), threads,
                                                                        static_cast<std::size_t>(dynamic)),
                          cudaSuccess);
                const std::size_t shared = kernel.attributes.sharedSizeBytes + static_cast<std::size_t>(dynamic);
                ASSERT_EQ(occupancyOf(gpu, threads, kernel.attributes.numRegs, shared).blocksPerSm, blocks)
                    << gpu.name << ", " << name << ": " << threads << " threads, " << kernel.attributes.numRegs
                    << " registers, " << shared << " bytes";
            }
    }
}

#else

TEST(DeviceOccupancy, AgreesWithTheDriver) { GTEST_SKIP() << tilescope::probeDevice().reason; }

#endif
