#include "gpu/emulator/observe/counters/launch_counting.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/prepared_plan.h"
#include "kernel_run.h"

#include <gtest/gtest.h>

#include <set>

// Counters estimated from a sample of the blocks.

using namespace tilescope;
using namespace tilescope::emulator;
using namespace tilescope::test;

namespace
{

std::vector<LaunchCounters> sampleOf(const KernelRun& run, const EmulatorOptions& options = {},
                                     const RunControl& control = {})
{
    Emulator emulator(options);
    auto counted = countPlan({emulator, run.plan, std::span(&run.module, 1)}, {});
    return samplePlan({emulator, run.plan, std::span(&run.module, 1)}, {}, std::move(counted), control);
}

/// Each thread reads its number and stores another only if it is below 3; the first block has no such number.
KernelRun storesWhereSmall(unsigned blocks)
{
    std::vector<unsigned> numbers;
    for (unsigned i = 0; i < 32 * blocks; ++i)
        numbers.push_back(i < 32 ? 9 : i * 2654435761U >> 29);
    return KernelRun(kernelOf(2, R"(
mov.u32 %r1, %ctaid.x;
mad.lo.u32 %r2, %r1, 32, %tid;
mul.wide.u32 %rd1, %r2, 4;
add.s64 %rd2, %in0, %rd1;
ld.global.u32 %r3, [%rd2];
setp.ge.u32 %p1, %r3, 3;
@%p1 bra done;
add.s64 %rd3, %in1, %rd1;
st.global.u32 [%rd3], %r3;
done: ret;)"),
                     "k")
        .grid(blocks)
        .block(32)
        .input("numbers", numbers)
        .output("output", numbers.size() * 4);
}

} // namespace

TEST(SamplePlaces, StandForEveryBlockOnceAndHaveTheEdges)
{
    const Dim3 grids[] = {{1, 1, 1},   {64, 1, 1},   {65, 1, 1},      {2, 2, 2},    {7, 9, 1},
                          {1, 900, 1}, {120, 68, 1}, {1024, 1024, 1}, {40, 30, 20}, {2'000'000'000, 3, 1}};
    for (const Dim3& grid : grids) {
        SCOPED_TRACE(std::to_string(grid.x) + " x " + std::to_string(grid.y) + " x " + std::to_string(grid.z));
        const std::uint64_t blocks = std::uint64_t{grid.x} * grid.y * grid.z;
        const SamplePlaces sample = samplePlaces(grid, 64);
        std::set<std::uint64_t> distinct;
        for (const SamplePlace& place : sample.places)
            distinct.insert(place.block);
        EXPECT_EQ(distinct.size(), sample.places.size());
        EXPECT_LE(sample.places.size(), 64U);
        EXPECT_GE(sample.places.size(), std::min<std::uint64_t>(blocks, 48));
        EXPECT_EQ(*distinct.begin(), 0U);
        EXPECT_EQ(*distinct.rbegin(), blocks - 1);
        std::uint64_t sum = 0;
        for (const SampleStratum& stratum : sample.strata) {
            sum += stratum.blocks;
            EXPECT_EQ(stratum.blocks == 0, stratum.sampled == 0);
            EXPECT_LE(stratum.sampled, stratum.blocks);
        }
        EXPECT_EQ(sum, blocks);
        if (blocks <= 64) {
            EXPECT_EQ(sample.places.size(), blocks) << "all where there are no more";
        }
    }
}

TEST(CountersBySample, AreNearTheFullCountAndSaySo)
{
    const KernelRun run = storesWhereSmall(5'000);
    const LaunchCounters sample = sampleOf(run).at(0);
    const LaunchCounters full = run.observed({}).counters.at(0);
    EXPECT_FALSE(sample.total.exact);
    EXPECT_FALSE(sample.reason.empty());
    EXPECT_EQ(sample.blocksRun, 64U);
    EXPECT_EQ(sample.total.globalLoad, full.total.globalLoad) << "every block loads alike";
    // On average 12 of 32 lanes store: nearly every warp touches its four sectors.
    EXPECT_NEAR(static_cast<double>(sample.total.globalStore.sectors),
                static_cast<double>(full.total.globalStore.sectors), 0.03 * 20'000);
    EXPECT_NEAR(static_cast<double>(sample.total.threadInstructions),
                static_cast<double>(full.total.threadInstructions),
                0.03 * static_cast<double>(full.total.threadInstructions));
    Counters lines;
    for (const LineCounters& line : sample.lines) {
        EXPECT_FALSE(line.counters.exact);
        lines.instructions += line.counters.instructions;
    }
    EXPECT_EQ(lines.instructions, sample.total.instructions);
    EXPECT_LE(sample.total.threadInstructions, 32 * sample.total.instructions);
}

TEST(CountersBySample, DoNotFollowTheNumberOfThreads)
{
    const KernelRun run = storesWhereSmall(777);
    const LaunchCounters one = sampleOf(run, {.threads = 1}).at(0), three = sampleOf(run, {.threads = 3}).at(0);
    EXPECT_EQ(one.total, three.total);
    EXPECT_EQ(one.lines, three.lines);
}

TEST(CountersBySample, OfAllBlocksAreExact)
{
    for (const unsigned blocks : {1U, 2U, 64U}) {
        const KernelRun run = storesWhereSmall(blocks);
        const LaunchCounters sample = sampleOf(run).at(0);
        EXPECT_TRUE(sample.reason.empty()) << blocks;
        EXPECT_EQ(sample.total, run.observed({}).counters.at(0).total) << blocks;
    }
}

TEST(CountersBySample, LeaveExactLaunchesAlone)
{
    KernelRun sobel(readData("counters/sobel.nvrtc.ptx"), "sobel");
    sobel.grid(20, 10).block(16, 16).input("input", std::vector<unsigned char>(320 * 160)).output("output", 320 * 160);
    sobel.argument(320).argument(160);
    Emulator emulator;
    const auto counted = countPlan({emulator, sobel.plan, std::span(&sobel.module, 1)}, {});
    const auto sampled = samplePlan({emulator, sobel.plan, std::span(&sobel.module, 1)}, {}, counted, {});
    EXPECT_TRUE(sampled.at(0).total.exact);
    EXPECT_EQ(sampled.at(0).total, counted.at(0).total);
    EXPECT_EQ(sampled.at(0).blocksRun, counted.at(0).blocksRun) << "nothing was run for it";
}

TEST(CountersBySample, CanBeCancelled)
{
    std::stop_source source;
    source.request_stop();
    RunControl control;
    control.stop = source.get_token();
    EXPECT_THROW(sampleOf(storesWhereSmall(5'000), {}, control), Cancelled);
}

TEST(CountersBySample, AFaultInASampledBlockGivesNone)
{
    KernelRun run = storesWhereSmall(5'000);
    run.plan.buffers.back().bytes = 4'000; // most blocks store beyond it
    const LaunchCounters counters = sampleOf(run).at(0);
    EXPECT_EQ(counters.blocksRun, 0U);
    EXPECT_FALSE(counters.reason.empty());
    EXPECT_FALSE(counters.total.exact);
}

TEST(CountersBySample, AKernelThatNeverEndsGivesNone)
{
    // It spins as long as the loaded value is 0.
    const KernelRun run = KernelRun(kernelOf(2, R"(
again: ld.global.u32 %r1, [%in0];
setp.eq.u32 %p1, %r1, 0;
@%p1 bra again;)"),
                                    "k")
                              .grid(100)
                              .block(32)
                              .input("flag", std::vector<unsigned>{0})
                              .output("output", 4);
    EXPECT_EQ(sampleOf(run, {.warpInstructionLimit = 100'000}).at(0).blocksRun, 0U);
}

TEST(CountersBySample, RefuseCountersOfAnotherPlan)
{
    const KernelRun run = storesWhereSmall(3);
    Emulator emulator;
    EXPECT_THROW(samplePlan({emulator, run.plan, std::span(&run.module, 1)}, {}, std::vector<LaunchCounters>(2), {}),
                 std::runtime_error);
}
