#include "gpu/model/gpu_model.h"

#include <gtest/gtest.h>

#include <limits>

using namespace tilescope;

namespace
{

struct Row {
    const char* gpu;
    int threads, registers;
    std::size_t shared;
    int blocks;
    const char* limitedBy;
    const char* why;
};

class OccupancyRows : public testing::TestWithParam<Row>
{
};

} // namespace

TEST_P(OccupancyRows, AreAsReckonedByHand)
{
    const Row& row = GetParam();
    const GpuModel& gpu = gpuNamed(row.gpu);
    const Occupancy occupancy = occupancyOf(gpu, row.threads, row.registers, row.shared);
    EXPECT_EQ(occupancy.blocksPerSm, row.blocks) << row.why;
    EXPECT_EQ(occupancy.limitedBy, row.limitedBy) << row.why;
    EXPECT_EQ(occupancy.warpsPerSm, row.blocks * ((row.threads + 31) / 32));
    EXPECT_DOUBLE_EQ(occupancy.fraction, double(occupancy.warpsPerSm) / gpu.maxWarpsPerSm);
}

// Fermi by its rules (CUDA Occupancy Calculator, "GPU Data", 2.1): 48 warps, 8 blocks, 32,768 registers in units of 64
// per warp, warps in pairs, 48 KB of shared memory in units of 128 bytes.
INSTANTIATE_TEST_SUITE_P(
    Fermi, OccupancyRows,
    testing::Values(Row{"GTX 560 Ti 448", 192, 20, 0, 8, "nothing", "2.0 holds as many as 2.1"},
                    Row{"GTX 560", 192, 20, 0, 8, "nothing", "8 blocks of 6 warps are all 48"},
                    Row{"GTX 560", 256, 20, 0, 6, "nothing", "48 / 8 warps"},
                    Row{"GTX 560", 64, 20, 0, 8, "blocks", "16 warps of 48"},
                    Row{"GTX 560", 256, 21, 0, 5, "registers",
                        "21 × 32 = 672, in units 704; 32,768 / 704 = 46 warps: 5 of 8"},
                    Row{"GTX 560", 32, 63, 0, 8, "blocks", "2,016, in units 2,048: 16 warps"},
                    Row{"GTX 560", 512, 63, 0, 1, "registers", "16 warps of 2,048 registers are just all"},
                    Row{"GTX 560", 544, 63, 0, 0, "registers", "a 17th warp finds none"},
                    Row{"GTX 560", 1024, 32, 0, 1, "warps", "two would be 64 warps"},
                    Row{"GTX 560", 1024, 33, 0, 0, "registers", "33 × 32 = 1,056, in units 1,088 × 32 > 32,768"},
                    Row{"GTX 560", 256, 64, 0, 0, "registers", "63 at most"},
                    Row{"GTX 560", 256, 16, 8192, 6, "nothing", "48 KB / 8 KB"},
                    Row{"GTX 560", 256, 16, 8193, 5, "shared memory", "8,320 in units of 128"},
                    Row{"GTX 560", 256, 16, 49'152, 1, "shared memory", "all of it"},
                    Row{"GTX 560", 256, 16, 49'153, 0, "shared memory", "a byte too many"}));

INSTANTIATE_TEST_SUITE_P(
    Others, OccupancyRows,
    testing::Values(Row{"Tesla P100", 1024, 32, 0, 2, "nothing", "64 warps of 1,024 registers"},
                    Row{"GTX 1080", 256, 33, 0, 6, "registers", "33 × 32 in units 1,280; a quarter holds 12 warps: 48"},
                    Row{"RTX 2080 Ti", 1024, 64, 0, 1, "nothing", "32 warps at most"},
                    Row{"RTX 2080 Ti", 32, 16, 0, 16, "blocks", "16 blocks"},
                    Row{"RTX 3060", 32, 16, 0, 16, "blocks", "16 blocks"},
                    Row{"RTX 4090", 32, 16, 0, 24, "blocks", "24 blocks"},
                    Row{"RTX 5090", 64, 16, 0, 24, "nothing", "24 blocks of two warps are 48"},
                    Row{"RTX 4090", 1024, 32, 0, 1, "warps", "32 of 48: a second does not fit"},
                    Row{"A100", 256, 32, 33'792, 4, "shared memory", "33 KB + 1 KB reserved: 164 / 34"},
                    Row{"H100", 256, 32, 232'448, 1, "shared memory", "227 KB + 1 KB"},
                    Row{"H100", 256, 32, 232'449, 0, "shared memory", "a byte too many"},
                    Row{"H100", 1025, 16, 0, 0, "warps", "1,024 threads per block"}));

TEST(Occupancy, IsNothingForWhatIsNoBlock)
{
    constexpr int most = std::numeric_limits<int>::max();
    for (const GpuModel& gpu : gpuTable()) {
        EXPECT_EQ(occupancyOf(gpu, 0, 16, 0).blocksPerSm, 0);
        EXPECT_EQ(occupancyOf(gpu, -5, 16, 0).blocksPerSm, 0);
        EXPECT_EQ(occupancyOf(gpu, most, 16, 0).blocksPerSm, 0);
        EXPECT_EQ(occupancyOf(gpu, 64, most, 0).blocksPerSm, 0);
        EXPECT_EQ(occupancyOf(gpu, 64, 16, std::numeric_limits<std::size_t>::max()).blocksPerSm, 0);
        EXPECT_GT(occupancyOf(gpu, 64, 0, 0).blocksPerSm, 0) << "no registers: as an empty kernel";
    }
}
