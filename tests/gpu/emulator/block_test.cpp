#include "kernel_run.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

// Barriers between warps, the findings if they are never released, limits and cancellation.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const std::string dynamicTile = ".extern .shared .align 4 .b8 tile[];\n";

const std::string endless = kernelOf(1, R"(
        mov.u32 %r1, 0;
    LOOP:
        add.u32 %r1, %r1, 1;
        setp.ne.u32 %p1, %r1, 0x7FFFFFFF;
        @%p1 bra LOOP;
        mov.u32 %r1, 0;
        bra.uni LOOP;)");

} // namespace

TEST(Barrier, OrdersWarps)
{
    // Each thread reads what its mirror in another warp wrote before the barrier; twice.
    const std::string text = kernelOf(1, R"(
        mov.u64 %rd1, tile;
        mul.wide.u32 %rd2, %tid, 4;
        add.s64 %rd3, %rd1, %rd2;
        st.shared.u32 [%rd3], %tid;
        bar.sync 0;
        mov.u32 %r1, 255;
        sub.u32 %r2, %r1, %tid;
        mul.wide.u32 %rd4, %r2, 4;
        add.s64 %rd5, %rd1, %rd4;
        ld.shared.u32 %r3, [%rd5];
        bar.sync 0;
        st.shared.u32 [%rd3], %r3;
        bar.sync 0;
        ld.shared.u32 %r4, [%rd5];
        mad.lo.u32 %r9, %r3, 1000, %r4;
        add.s64 %rd6, %in0, %rd2;
        st.global.u32 [%rd6], %r9;)",
                                      dynamicTile);
    const auto result = KernelRun(text, "k").block(256).shared(1024).output("results", 1024).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    const auto values = valuesOf<u32>(result.picture);
    for (u32 t = 0; t < 256; ++t)
        EXPECT_EQ(values[t], (255 - t) * 1000 + t);
}

TEST(Barrier, IsPassedWhenOtherThreadsHaveExited)
{
    const std::string text = kernelOf(1, R"(
        setp.ge.u32 %p1, %tid, 64;
        @%p1 ret;
        bar.sync 0;
        mul.wide.u32 %rd2, %tid, 4;
        add.s64 %rd3, %in0, %rd2;
        st.global.u32 [%rd3], %tid;)");
    const auto result = KernelRun(text, "k").block(100).output("results", 400).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    const auto values = valuesOf<u32>(result.picture);
    for (u32 t = 0; t < 64; ++t)
        EXPECT_EQ(values[t], t);
}

TEST(Barrier, IsPassedWhenLanesStoreAndReturnInBranchesThatRunLater)
{
    // "if (x < 3) { out[x] = x; return; } if (x > 28) { out[x] = x; return; } barrier", the stores after the barrier.
    const std::string text = kernelOf(1, R"(
        mul.wide.u32 %rd2, %tid, 4;
        add.s64 %rd3, %in0, %rd2;
        setp.lt.u32 %p1, %tid, 3;
        @%p1 bra BORDER;
        setp.gt.u32 %p2, %tid, 28;
        @%p2 bra BORDER;
        bar.sync 0;
        add.u32 %r1, %tid, 100;
        st.global.u32 [%rd3], %r1;
        bra.uni DONE;
    BORDER:
        st.global.u32 [%rd3], %tid;
        ret;
    DONE:)");
    const auto result = KernelRun(text, "k").block(32).output("results", 128).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    const auto values = valuesOf<u32>(result.picture);
    for (u32 t = 0; t < 32; ++t)
        EXPECT_EQ(values[t], t < 3 || t > 28 ? t : t + 100);
}

TEST(Barrier, OfEachSideIsReported)
{
    const std::string text = kernelOf(1, R"(
        setp.lt.u32 %p1, %tid, 10;
        @%p1 bra OTHER;
        bar.sync 0;
        bra.uni DONE;
    OTHER:
        bar.sync 0;
    DONE:)");
    EXPECT_EQ(onlyFinding(KernelRun(text, "k").block(32).output("results", 4).run()).kind,
              FindingKind::DivergentBarrier);
}

TEST(Barrier, Reduces)
{
    const std::string text = kernelOf(1, R"(
        and.b32 %r1, %tid, 3;
        setp.eq.u32 %p1, %r1, 0;
        bar.red.popc.u32 %r9, 0, %p1;
        bar.red.and.pred %p2, 0, %p1;
        bar.red.or.pred %p3, 0, %p1;
        selp.u32 %r2, 1000, 0, %p2;
        selp.u32 %r3, 2000, 0, %p3;
        add.u32 %r9, %r9, %r2;
        add.u32 %r9, %r9, %r3;
        mul.wide.u32 %rd2, %tid, 4;
        add.s64 %rd3, %in0, %rd2;
        st.global.u32 [%rd3], %r9;)");
    const auto result = KernelRun(text, "k").block(90).output("results", 360).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    for (const u32 value : valuesOf<u32>(result.picture))
        EXPECT_EQ(value, 23U + 2000U);
}

TEST(Barrier, NamedWithArrival)
{
    // Warp 0 waits at barrier 1 for warp 1, which only arrives.
    const std::string text = kernelOf(1, R"(
        setp.ge.u32 %p1, %tid, 32;
        @%p1 bra PRODUCER;
        bar.sync 1, 64;
        ld.shared.u32 %r9, [tile];
        mul.wide.u32 %rd2, %tid, 4;
        add.s64 %rd3, %in0, %rd2;
        st.global.u32 [%rd3], %r9;
        bra.uni DONE;
    PRODUCER:
        mov.u32 %r1, 77;
        st.shared.u32 [tile], %r1;
        bar.arrive 1, 64;
    DONE:)",
                                      dynamicTile);
    const auto result = KernelRun(text, "k").block(64).shared(4).output("results", 128).run();
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    for (const u32 value : valuesOf<u32>(result.picture))
        EXPECT_EQ(value, 77U);
}

TEST(Barrier, InADivergentBranchIsReported)
{
    const std::string text = kernelOf(1, R"(
        setp.lt.u32 %p1, %tid, 10;
        @!%p1 bra SKIP;
        bar.sync 0;
    SKIP:
        bar.sync 0;)");
    const Finding finding = onlyFinding(KernelRun(text, "k").grid(3).block(64).output("results", 4).run());
    EXPECT_EQ(finding.kind, FindingKind::DivergentBarrier);
    EXPECT_EQ(finding.severity, Severity::Error);
    EXPECT_EQ(finding.source, "kernel.cu");
    EXPECT_EQ(finding.line, 7);
    EXPECT_NE(english(finding.message).find("10 of 32 threads of warp 0 in block (0, 0)"), std::string::npos)
        << english(finding.message);
}

TEST(Barrier, DeadlockIsReported)
{
    const std::string text = kernelOf(1, R"(
        setp.lt.u32 %p1, %tid, 32;
        @%p1 bra FIRST;
        bar.sync 1;
        bra.uni DONE;
    FIRST:
        bar.sync 2;
    DONE:)");
    const Finding finding = onlyFinding(KernelRun(text, "k").block(64).output("results", 4).run());
    EXPECT_EQ(finding.kind, FindingKind::Deadlock);
    EXPECT_NE(english(finding.message).find("Block (0, 0)"), std::string::npos) << english(finding.message);
}

TEST(Barrier, CountThatNeverComesIsADeadlock)
{
    const Finding finding =
        onlyFinding(KernelRun(kernelOf(1, "bar.sync 1, 96;"), "k").block(64).output("results", 4).run());
    EXPECT_EQ(finding.kind, FindingKind::Deadlock);
}

TEST(Limits, EndlessLoopIsStopped)
{
    const Finding block = onlyFinding(
        KernelRun(endless, "k").block(32).output("results", 4).run({.threads = 1, .blockInstructionLimit = 1'000'000}));
    EXPECT_EQ(block.kind, FindingKind::StepLimit);
    EXPECT_EQ(block.line, 7);
    const Finding launch = onlyFinding(
        KernelRun(endless, "k").block(32).output("results", 4).run({.threads = 1, .warpInstructionLimit = 1'000'000}));
    EXPECT_EQ(launch.kind, FindingKind::StepLimit);
}

TEST(Limits, EndlessLoopOverABarrierIsStopped)
{
    // Each warp stops at the barrier long before its turn is used up.
    const auto run = KernelRun(kernelOf(1, "AGAIN:\n bar.sync 0;\n bra.uni AGAIN;"), "k")
                         .block(64)
                         .output("results", 4)
                         .run({.threads = 1, .blockInstructionLimit = 100'000});
    EXPECT_EQ(onlyFinding(run).kind, FindingKind::StepLimit);
}

TEST(Limits, SpinningOnAnotherWarpIsStoppedAndServed)
{
    // Warp 0 spins until warp 1 sets a flag: the warps alternate, so it ends.
    const std::string text = kernelOf(1, R"(
        setp.ge.u32 %p1, %tid, 32;
        @%p1 bra SET;
    SPIN:
        ld.volatile.shared.u32 %r1, [tile];
        setp.ne.u32 %p2, %r1, 5;
        @%p2 bra SPIN;
        st.global.u32 [%in0], %r1;
        bra.uni DONE;
    SET:
        mov.u32 %r2, 5;
        st.volatile.shared.u32 [tile], %r2;
    DONE:)",
                                      dynamicTile);
    const auto served = KernelRun(text, "k").block(64).shared(4).output("results", 4).run();
    ASSERT_TRUE(served.findings.empty());
    EXPECT_EQ(valuesOf<u32>(served.picture)[0], 5U);
    const auto alone = KernelRun(text, "k").block(32).shared(4).output("results", 4).run({.threads = 1});
    EXPECT_EQ(onlyFinding(alone).kind, FindingKind::Deadlock);
}

TEST(Limits, CancelledWithin50Milliseconds)
{
    // A busy machine may be late once; one attempt in time is enough.
    for (const unsigned threads : {1U, 2U}) {
        auto best = std::chrono::milliseconds::max();
        for (int attempt = 0; attempt < 8 && best.count() >= 50; ++attempt) {
            std::stop_source stop;
            std::chrono::steady_clock::time_point asked;
            std::jthread asker([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                asked = std::chrono::steady_clock::now();
                stop.request_stop();
            });
            RunControl control;
            control.stop = stop.get_token();
            const auto run = KernelRun(endless, "k").grid(4).block(1024).output("results", 4);
            EXPECT_THROW(run.run({.threads = threads}, control), Cancelled);
            const auto late = std::chrono::steady_clock::now() - asked;
            best = std::min(best, std::chrono::duration_cast<std::chrono::milliseconds>(late));
        }
        EXPECT_LT(best.count(), 50);
    }
}

TEST(Limits, ProgressGoesFromZeroToOne)
{
    std::vector<double> fractions;
    RunControl control;
    control.progress = [&](double f) { fractions.push_back(f); };
    const auto result =
        KernelRun(kernelOf(1, ""), "k").grid(500, 20).block(64).output("results", 4).run({.threads = 1}, control);
    EXPECT_EQ(result.emulation.blocksRun, 10'000U);
    ASSERT_FALSE(fractions.empty());
    EXPECT_TRUE(std::is_sorted(fractions.begin(), fractions.end()));
    EXPECT_LE(fractions.size(), 100U);
    EXPECT_DOUBLE_EQ(fractions.back(), 1.0);
}
