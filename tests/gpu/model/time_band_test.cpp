#include "gpu/model/time_band.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;

namespace
{

const GpuModel& h200() { return gpuNamed("H200"); }

/// 132 blocks: one per multiprocessor of the H200.
LaunchLoad evenLaunch()
{
    LaunchLoad launch;
    launch.grid = {132, 1, 1};
    launch.block = {1024, 1, 1};
    launch.occupancy = {2, 64, 1, "nothing"};
    return launch;
}

double boundNamed(const std::vector<TimeBound>& bounds, const std::string& name)
{
    for (const TimeBound& bound : bounds)
        if (bound.name == name)
            return bound.us;
    ADD_FAILURE() << "no bound " << name;
    return -1;
}

double boundOf(const LaunchLoad& launch, const std::string& name) { return boundNamed(boundsOf(h200(), launch), name); }

} // namespace

TEST(TimeBounds, AreWorkOverRate)
{
    const double clock = 1980, blocks = 132; // clocks per microsecond, multiprocessors
    LaunchLoad launch = evenLaunch();
    launch.uniqueBytes = (50u << 20) + 4'800'000'000u;
    EXPECT_NEAR(boundOf(launch, "memory"), 1000, 1e-6) << "4.8 GB beyond what L2 holds, at 4.8 TB/s";
    launch.counters.textureRequests = 132'000;
    EXPECT_NEAR(boundOf(launch, "texture"), 132'000 / blocks * 32 / 4 / clock, 1e-6);
    launch.counters.sharedLoad.wavefronts = launch.counters.sharedStore.wavefronts = 66'000;
    EXPECT_NEAR(boundOf(launch, "shared memory"), 132'000 / blocks / clock, 1e-6);
    launch.mix.conversions = 132'000;
    EXPECT_NEAR(boundOf(launch, "conversions"), 132'000 / blocks * 32 / 16 / clock, 1e-6);
    launch.mix.fp32 = 132'000;
    EXPECT_NEAR(boundOf(launch, "arithmetic"), 132'000 / blocks * 32 / 128 / clock, 1e-6);
}

TEST(TimeBounds, CountTheMultiprocessorThatHasMost)
{
    LaunchLoad even = evenLaunch(), odd = evenLaunch();
    even.counters.textureRequests = 132'000;
    odd.grid.x = 133;
    odd.counters.textureRequests = 133'000;
    EXPECT_NEAR(boundOf(odd, "texture") / boundOf(even, "texture"), 2, 1e-9) << "one has two of the 133 blocks";
}

TEST(TimeBounds, KnowFermisHalvedRates)
{
    LaunchLoad launch = evenLaunch();
    launch.grid.x = 7;
    launch.counters.sharedLoad.wavefronts = 7'000;
    EXPECT_NEAR(boundNamed(boundsOf(gpuNamed("GTX 560"), launch), "shared memory"), 2000 / 1620.0, 1e-6);
}

TEST(TimeBounds, ShareLanesBetweenIntegersAndFloatsWhereTheGpuDoes)
{
    LaunchLoad floats = evenLaunch(), both = evenLaunch();
    floats.mix.fp32 = both.mix.fp32 = both.mix.integer = 132'000;
    const struct {
        const char* gpu;
        bool shared;
    } rows[] = {{"GTX 1080", true}, {"V100", false},    {"RTX 2080 Ti", false}, {"A100", false},
                {"RTX 3060", true}, {"RTX 4090", true}, {"H100", false},        {"RTX 5090", true}};
    for (const auto& row : rows) {
        const double alone = boundNamed(boundsOf(gpuNamed(row.gpu), floats), "arithmetic");
        const double together = boundNamed(boundsOf(gpuNamed(row.gpu), both), "arithmetic");
        EXPECT_EQ(together > alone, row.shared) << row.gpu;
    }
}

TEST(Estimate, GrowsWithEveryCounterAndNamesTheLargest)
{
    const LaunchLoad none = evenLaunch();
    const Estimate idle = estimateOf(h200(), {none});
    EXPECT_EQ(idle.boundBy, "launch");
    EXPECT_EQ(idle.gpu, "H200");
    EXPECT_DOUBLE_EQ(idle.lowerUs, h200().launchFloorUs);
    const struct {
        const char* name;
        void (*grow)(LaunchLoad&);
    } rows[] = {{"texture", [](LaunchLoad& l) { l.counters.textureRequests = 100'000'000; }},
                {"load/store", [](LaunchLoad& l) { l.counters.globalLoad.requests = 100'000'000; }},
                {"issue", [](LaunchLoad& l) { l.counters.instructions = 1'000'000'000; }},
                {"shared memory", [](LaunchLoad& l) { l.counters.sharedLoad.wavefronts = 100'000'000; }},
                {"arithmetic", [](LaunchLoad& l) { l.mix.fp32 = 100'000'000; }},
                {"conversions", [](LaunchLoad& l) { l.mix.conversions = 100'000'000; }},
                {"memory", [](LaunchLoad& l) { l.uniqueBytes = std::size_t{1} << 36; }}};
    for (const auto& row : rows) {
        LaunchLoad launch = none;
        row.grow(launch);
        const Estimate estimate = estimateOf(h200(), {launch});
        EXPECT_EQ(estimate.boundBy, row.name);
        EXPECT_GT(estimate.lowerUs, idle.lowerUs) << row.name;
        EXPECT_GT(estimate.upperUs, estimate.lowerUs) << row.name;
    }
}

TEST(Estimate, IsWiderWhereFewWarpsHideLatency)
{
    LaunchLoad full = evenLaunch();
    full.grid.x = 132'000;
    full.counters.textureRequests = 10'000'000;
    LaunchLoad few = full;
    few.occupancy = {2, 4, 4 / 64.0, "shared memory"};
    const Estimate wide = estimateOf(h200(), {few}), narrow = estimateOf(h200(), {full});
    EXPECT_DOUBLE_EQ(wide.lowerUs, narrow.lowerUs);
    EXPECT_GT(wide.upperUs, 2 * narrow.upperUs);
}

TEST(Estimate, SumsTheLaunches)
{
    LaunchLoad launch = evenLaunch();
    launch.counters.textureRequests = 1'000'000;
    const Estimate one = estimateOf(h200(), {launch}), two = estimateOf(h200(), {launch, launch});
    EXPECT_NEAR(two.lowerUs, 2 * one.lowerUs, 1e-9);
    EXPECT_NEAR(two.upperUs, 2 * one.upperUs, 1e-9);
    EXPECT_DOUBLE_EQ(estimateOf(h200(), {}).upperUs, 0);
}

TEST(Estimate, IsFiniteForALaunchThatDoesNotFit)
{
    LaunchLoad launch;
    launch.occupancy = {0, 0, 0, "shared memory"};
    launch.grid = {0, 1, 1};
    for (const GpuModel& gpu : gpuTable())
        EXPECT_LT(estimateOf(gpu, {launch}).upperUs, 100) << gpu.name;
}

TEST(BytesGiven, CountABufferOnce)
{
    Plan plan;
    plan.buffers = {{"input", 1000, Buffer::Fill::Input, {}},
                    {"output", 500, Buffer::Fill::None, {}},
                    {"other", 7, Buffer::Fill::None, {}}};
    plan.textures.push_back({.buffer = 0});
    Launch launch;
    launch.arguments = {BufferArgument{0}, TextureArgument{0}, BufferArgument{1}, std::int32_t{2}, BufferArgument{99}};
    EXPECT_EQ(bytesGiven(plan, launch), 1500u);
}

TEST(InstructionMix, SortsByUnit)
{
    const ptx::Module module = ptx::parseModule(
        ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<4>;\n.reg .f32 %f<4>;\n"
        ".reg .b64 %d<4>;\nadd.s32 %r1, %r2, %r3;\nadd.s64 %d1, %d2, %d3;\nfma.rn.f32 %f1, %f2, %f3, %f1;\n"
        "cvt.rn.f32.u32 %f1, %r1;\ncvt.u64.u32 %d1, %r1;\nrcp.approx.f32 %f1, %f2;\nmov.u32 %r1, %r2;\nret;\n}\n",
        "k.cu");
    std::vector<SiteCounters> sites;
    for (std::uint32_t i = 0; i < 9; ++i) { // the last is not an instruction of the kernel
        sites.emplace_back();
        sites.back().site = i;
        sites.back().counters.instructions = 10;
    }
    const InstructionMix mix = mixOf(module.kernels.front(), sites);
    EXPECT_EQ(mix.fp32, 10);
    EXPECT_EQ(mix.integer, 30) << "64 bits count two";
    EXPECT_EQ(mix.conversions, 20) << "to float, and a reciprocal";
}
