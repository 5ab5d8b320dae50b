/// Compared with the CUDA Toolkit's own calculation, for every compute capability that both support.

#include "gpu/model/gpu_model.h"

#include <gtest/gtest.h>

#ifdef TILESCOPE_HAS_OCCUPANCY_HEADER
#include <cuda_occupancy.h>

using namespace tilescope;

namespace
{

cudaOccDeviceProp propertiesOf(const GpuModel& gpu)
{
    cudaOccDeviceProp device;
    device.computeMajor = gpu.major;
    device.computeMinor = gpu.minor;
    device.maxThreadsPerBlock = gpu.maxThreadsPerBlock;
    device.maxThreadsPerMultiprocessor = gpu.maxThreadsPerSm;
    device.regsPerBlock = gpu.registersPerBlock;
    device.regsPerMultiprocessor = gpu.registersPerSm;
    device.warpSize = 32;
    device.sharedMemPerBlock = gpu.sharedBytesPerBlock;
    device.sharedMemPerMultiprocessor = gpu.sharedBytesPerSm;
    device.numSms = 1;
    device.sharedMemPerBlockOptin = gpu.sharedBytesPerBlockOptIn;
    device.reservedSharedMemPerBlock = gpu.sharedReserved;
    return device;
}

/// The toolkit's number of blocks; -1 if it does not know the GPU.
int toolkitBlocks(const cudaOccDeviceProp& device, int threads, int registers, std::size_t shared)
{
    cudaOccFuncAttributes kernel;
    kernel.maxThreadsPerBlock = 1024;
    kernel.numRegs = registers;
    kernel.sharedSizeBytes = std::min<std::size_t>(shared / 4, device.sharedMemPerBlock);
    kernel.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    const std::size_t dynamic = shared - kernel.sharedSizeBytes;
    kernel.maxDynamicSharedSizeBytes = dynamic;
    kernel.numBlockBarriers = 1;
    const cudaOccDeviceState state;
    cudaOccResult result;
    const cudaOccError error =
        cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &kernel, &state, threads, dynamic);
    return error == CUDA_OCC_SUCCESS ? result.activeBlocksPerMultiprocessor : -1;
}

class ToolkitOccupancy : public testing::TestWithParam<std::pair<int, int>>
{
protected:
    GpuModel gpu = capabilityModel(GetParam().first, GetParam().second);
    cudaOccDeviceProp device = propertiesOf(gpu);
    std::uint64_t compared = 0;

    bool same(int threads, int registers, std::size_t shared)
    {
        ++compared;
        const int ours = occupancyOf(gpu, threads, registers, shared).blocksPerSm;
        const int theirs = toolkitBlocks(device, threads, registers, shared);
        if (ours == theirs)
            return true;
        ADD_FAILURE() << threads << " threads, " << registers << " registers, " << shared << " bytes: " << ours
                      << " blocks, by the toolkit " << theirs;
        return false;
    }
};

} // namespace

TEST_P(ToolkitOccupancy, AgreesForEveryBlockAndRegisters)
{
    for (int threads = 1; threads <= 1024; ++threads)
        for (int registers = 0; registers <= 255; ++registers)
            if (!same(threads, registers, 0) || !same(threads, registers, 5000))
                return;
    EXPECT_GT(compared, 500'000u);
}

TEST_P(ToolkitOccupancy, AgreesForAnySharedMemory)
{
    for (std::size_t shared = 0; shared <= gpu.sharedBytesPerBlockOptIn + 300; shared += 61)
        for (const int threads : {1, 32, 33, 64, 128, 160, 256, 512, 768, 1000, 1024})
            for (const int registers : {16, 40, 64, 255})
                if (!same(threads, registers, shared))
                    return;
    EXPECT_GT(compared, 30'000u);
}

// 2.1 is older than the header; its rows are in occupancy_test.cpp.
INSTANTIATE_TEST_SUITE_P(Capabilities, ToolkitOccupancy,
                         testing::Values(std::pair{5, 0}, std::pair{5, 2}, std::pair{6, 0}, std::pair{6, 1},
                                         std::pair{7, 0}, std::pair{7, 5}, std::pair{8, 0}, std::pair{8, 6},
                                         std::pair{8, 7}, std::pair{8, 9}, std::pair{9, 0}, std::pair{10, 0},
                                         std::pair{12, 0}, std::pair{12, 1}),
                         [](const auto& row) {
                             return "cc" + std::to_string(row.param.first * 10 + row.param.second);
                         });

#else

TEST(ToolkitOccupancy, Agrees)
{
    GTEST_SKIP() << "the CUDA Toolkit's cuda_occupancy.h was not found when this was built";
}

#endif
