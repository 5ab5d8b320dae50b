#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/prepared_plan.h"
#include "kernel_run.h"

#include <gtest/gtest.h>

#include <algorithm>

// Counting by block classes compared with counting every block.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

std::vector<LaunchCounters> countOf(const KernelRun& run, const EmulatorOptions& options = {})
{
    Emulator emulator(options);
    return countPlan({emulator, run.plan, std::span(&run.module, 1)}, {});
}

constexpr Cover countedCovers[] = {
    {512, 512, 16, 16}, {333, 217, 16, 16}, {333, 217, 32, 8}, {100, 70, 8, 8}, {61, 37, 10, 7}};

/// A kernel of tests/data/counters on a picture of zeros.
KernelRun imageRun(const std::string& kernel, const std::string& file, const Cover& s)
{
    const std::size_t bytes = static_cast<std::size_t>(s.width) * static_cast<std::size_t>(s.height) *
                              (kernel == "box5"    ? 4U
                               : kernel == "blur3" ? 3U
                                                   : 1U);
    KernelRun run(readData("counters/" + file), kernel);
    run.over(s);
    run.input("input", std::vector<unsigned char>(bytes)).output("output", bytes);
    run.argument(s.width).argument(s.height);
    if (kernel == "box5")
        run.shared((s.blockX + 4) * (s.blockY + 4) * 4);
    if (kernel == "blur3")
        run.argument(4).shared((s.blockX + 8) * (s.blockY + 8) * 3);
    return run;
}

void expectSame(const LaunchCounters& byClasses, const LaunchCounters& full)
{
    EXPECT_TRUE(byClasses.reason.empty());
    EXPECT_EQ(byClasses.total, full.total);
    EXPECT_EQ(byClasses.lines, full.lines);
    ASSERT_EQ(byClasses.sites.size(), full.sites.size());
    for (std::size_t i = 0; i < full.sites.size(); ++i)
        EXPECT_EQ(byClasses.sites[i].counters, full.sites[i].counters) << "site " << full.sites[i].site;
}

} // namespace

TEST(CountersByClasses, EqualTheFullRun)
{
    const std::pair<std::string, std::string> kernels[] = {{"box5", "box5.nvrtc.ptx"},
                                                           {"blur3", "blur3.nvrtc.ptx"},
                                                           {"blur3", "blur3.clang.ptx"},
                                                           {"sobel", "sobel.nvrtc.ptx"},
                                                           {"sobel", "sobel.clang.ptx"}};
    for (const auto& [kernel, file] : kernels)
        for (const Cover& s : countedCovers) {
            SCOPED_TRACE(file + " " + std::to_string(s.width) + " x " + std::to_string(s.height) + ", blocks " +
                         std::to_string(s.blockX) + " x " + std::to_string(s.blockY));
            const KernelRun run = imageRun(kernel, file, s);
            const std::vector<LaunchCounters> byClasses = countOf(run);
            ASSERT_EQ(byClasses.size(), 1U);
            expectSame(byClasses[0], run.observed({}).counters.at(0));
        }
}

TEST(CountersByClasses, FollowTheRowsOfMatrices)
{
    // Rows 16 bytes apart in even blocks, 128 in odd ones. Lanes that bring no row hold what lies in memory.
    const KernelRun run = KernelRun(kernelOf(1, R"(
mov.u32 %r1, %ctaid.x;
and.b32 %r1, %r1, 1;
mad.lo.u32 %r2, %r1, 112, 16;
mul.lo.u32 %r3, %tid, %r2;
ld.global.u32 %r4, [%in0];
setp.ge.u32 %p1, %tid, 16;
selp.b32 %r5, %r4, %r3, %p1;
mov.u32 %r8, tile;
add.u32 %r5, %r5, %r8;
ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r6, %r7}, [%r5];
st.global.u32 [%in0+4], %r7;)",
                                             ".shared .align 16 .b8 tile[2048];"),
                                    "k")
                              .grid(8)
                              .block(32)
                              .output("output", 8);
    const std::vector<LaunchCounters> byClasses = countOf(run);
    ASSERT_EQ(byClasses.size(), 1U);
    expectSame(byClasses[0], run.observed({}).counters.at(0));
    EXPECT_EQ(byClasses[0].total.sharedLoad, (SharedCounters{8, 4 * 2 + 4 * 16, 8 * 2}));
}

TEST(CountersByClasses, TakeAFewBlocksOfMany)
{
    const LaunchCounters counters = countOf(imageRun("box5", "box5.nvrtc.ptx", countedCovers[0])).at(0);
    EXPECT_LT(counters.blocksRun, 64U);
    EXPECT_TRUE(counters.total.exact);
    EXPECT_EQ(counters.total.globalLoad.sectors, 100'804U);
}

TEST(CountersByClasses, ConflictsAreScaledToo)
{
    Cover s = countedCovers[0];
    s.blockX = s.blockY = 8;
    const KernelRun run = imageRun("blur3", "blur3.nvrtc.ptx", s);
    const std::vector<ConflictPattern> full = run.observed({}).counters.at(0).conflicts;
    const std::vector<ConflictPattern> byClasses = countOf(run).at(0).conflicts;
    ASSERT_EQ(byClasses.size(), full.size());
    for (std::size_t i = 0; i < full.size(); ++i) {
        EXPECT_EQ(byClasses[i].site, full[i].site);
        EXPECT_EQ(byClasses[i].addresses, full[i].addresses);
        EXPECT_EQ(byClasses[i].times, full[i].times);
    }
}

TEST(CountersByClasses, ThreadsAgree)
{
    const KernelRun run = imageRun("blur3", "blur3.clang.ptx", countedCovers[1]);
    expectSame(countOf(run, {.threads = 1}).at(0), countOf(run, {.threads = 3}).at(0));
}

TEST(CountersByClasses, LargePicturesNeedNoMemory)
{
    // Two buffers of 2 GB, as large as the kernel's 32-bit indices allow; only a few blocks of them are touched.
    constexpr int side = 46'336;
    KernelRun run(readData("counters/sobel.nvrtc.ptx"), "sobel");
    run.grid(side / 16, side / 16).block(16, 16).output("input", 0).output("output", 0).argument(side).argument(side);
    for (Buffer& buffer : run.plan.buffers) {
        buffer.bytes = std::size_t{side} * side;
        buffer.content = {};
    }
    const LaunchCounters counters = countOf(run).at(0);
    EXPECT_TRUE(counters.reason.empty()) << english(counters.reason);
    EXPECT_LT(counters.blocksRun, 300U);
    // 8 warps per block, each with a pixel that has all eight neighbours (the centre has no weight).
    EXPECT_EQ(counters.total.globalLoad.requests, std::uint64_t{8 * 8} * (side / 16) * (side / 16));
}

TEST(CountersByClasses, SayWhyThereAreNone)
{
    // The address depends on loaded data.
    const KernelRun run = KernelRun(kernelOf(1, R"(
ld.global.u32 %r1, [%in0];
and.b32 %r1, %r1, 3;
mul.wide.u32 %rd1, %r1, 4;
add.s64 %rd2, %in0, %rd1;
st.global.u32 [%rd2], %tid;)"),
                                    "k")
                              .grid(100)
                              .block(32)
                              .output("output", 64);
    const LaunchCounters counters = countOf(run).at(0);
    EXPECT_FALSE(counters.reason.empty());
    EXPECT_NE(english(counters.reason).find("7"), std::string::npos) << english(counters.reason);
    EXPECT_EQ(counters.blocksRun, 0U);
    EXPECT_TRUE(counters.sites.empty());
}

TEST(CountersByClasses, FaultsAreAReasonNotACrash)
{
    const KernelRun run = KernelRun(kernelOf(1, R"(
mov.u32 %r1, %ctaid.x;
mad.lo.u32 %r2, %r1, 32, %tid;
mul.wide.u32 %rd1, %r2, 4;
add.s64 %rd2, %in0, %rd1;
st.global.u32 [%rd2], %tid;)"),
                                    "k")
                              .grid(8)
                              .block(32)
                              .output("output", 1000);
    const LaunchCounters counters = countOf(run).at(0);
    EXPECT_FALSE(counters.reason.empty());
    EXPECT_EQ(counters.blocksRun, 0U);
}
