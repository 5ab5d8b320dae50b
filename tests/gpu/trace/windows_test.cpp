#include "tests/gpu/trace/traced.h"
#include "tests/gpu/trace/windows.h"

#include <gtest/gtest.h>

// Every window of small blocks compared with the whole: the state at its beginning is right.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// Stores of neighbouring bytes, which are executed together, atomics, barriers and lanes that return early.
KernelRun busyKernel()
{
    KernelRun run(kernelOf(1,
                           "mov.u32 %r0, tile;\n"
                           "and.b32 %r1, %tid, 31;\n"
                           "mad.lo.u32 %r1, %r1, 4, %r0;\n"
                           "mov.u16 %h0, 3;\n"
                           "st.shared.u8 [%r1+1], %h0;\n"
                           "st.shared.u8 [%r1], %h0;\n"
                           "st.shared.u8 [%r1+2], %h0;\n"
                           "setp.gt.u32 %p0, %tid, 40;\n"
                           "@%p0 ret;\n"
                           "bar.sync 0;\n"
                           "atom.shared.add.u32 %r2, [%r1], %tid;\n"
                           "st.shared.v4.u32 [tile+128], {%r2, %r1, %r0, %tid};\n"
                           "bar.sync 0;\n"
                           "ld.shared.u32 %r3, [tile+128];\n"
                           "st.global.u32 [%in0], %r3;",
                           tileText),
                  "k");
    run.block(64).output("output", 4);
    return run;
}

} // namespace

TEST(TraceWindows, AreSlicesOfTheWhole)
{
    const KernelRun run = busyKernel();
    const BlockTrace whole = traceOf(run);
    ASSERT_TRUE(whole.isWhole());
    ASSERT_GT(whole.events.size(), 20U);
    for (std::uint64_t first = 0; first <= whole.events.size(); ++first)
        for (const std::size_t count : {0U, 1U, 3U, 1000U}) {
            SCOPED_TRACE(std::to_string(count) + " from " + std::to_string(first));
            expectSlice(whole, traceOf(run, {first, count}), {first, count});
        }
}

TEST(TraceWindows, BehindTheEndHoldNothing)
{
    const KernelRun run = busyKernel();
    const std::uint64_t total = traceOf(run).totalEvents;
    const BlockTrace behind = traceOf(run, {total + 1000, 10});
    EXPECT_EQ(behind.totalEvents, total);
    EXPECT_EQ(behind.firstEvent, total);
    EXPECT_TRUE(behind.events.empty());
    EXPECT_TRUE(behind.lanes.empty());
    EXPECT_EQ(behind.sharedAtStart.size(), behind.sharedBytes) << "as the block left it";
    for (const TraceWarp& warp : behind.warpsAtStart)
        EXPECT_EQ(warp.exited, 0xFFFF'FFFFU);
}

TEST(TraceWindows, KeepWhatTheyWereAskedFor)
{
    const BlockTrace part = traceOf(busyKernel(), {2, 3});
    EXPECT_EQ(part.events.size(), 3U);
    EXPECT_FALSE(part.isWhole());
    EXPECT_LE(part.sites.size(), 3U);
}
