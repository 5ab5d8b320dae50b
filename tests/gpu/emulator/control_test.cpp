#include "kernel_run.h"

#include <gtest/gtest.h>

// Divergence and reconvergence: each thread's result must be what that thread alone would compute. Control flow is as
// compilers generate it; the results of 70 threads (two whole warps and a part) are compared in both builds.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr u32 threads = 70;

/// `body` leaves a thread's result in %r9.
void checkThreads(const std::string& body, u32 (*expected)(u32 thread))
{
    const std::string text = kernelOf(1, body + "\nSTORE:\nmul.wide.u32 %rd10, %tid, 4;\nadd.s64 %rd11, %in0, %rd10;\n"
                                                "st.global.u32 [%rd11], %r9;");
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto}) {
        const auto result =
            KernelRun(text, "k").block(threads).output("results", threads * 4).run({.threads = 1, .code = code});
        ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
        const auto values = valuesOf<u32>(result.picture);
        for (u32 t = 0; t < threads; ++t)
            ASSERT_EQ(values[t], expected(t)) << "thread " << t << " of\n" << body;
    }
}

} // namespace

TEST(Control, IfElse)
{
    checkThreads(R"(
        and.b32 %r1, %tid, 1;
        setp.eq.s32 %p1, %r1, 0;
        @%p1 bra EVEN;
        mul.lo.s32 %r9, %tid, 3;
        bra.uni JOIN;
    EVEN:
        add.s32 %r9, %tid, 100;
    JOIN:
        add.s32 %r9, %r9, 1;)",
                 [](u32 t) { return (t % 2 ? t * 3 : t + 100) + 1; });
}

TEST(Control, NestedIf)
{
    checkThreads(R"(
        mov.u32 %r9, 0;
        setp.lt.u32 %p1, %tid, 40;
        @!%p1 bra OUT;
        add.s32 %r9, %r9, 1;
        and.b32 %r1, %tid, 3;
        setp.ne.s32 %p2, %r1, 0;
        @%p2 bra SKIP;
        add.s32 %r9, %r9, 10;
        setp.gt.u32 %p3, %tid, 16;
        @!%p3 bra INNER;
        add.s32 %r9, %r9, 100;
    INNER:
        add.s32 %r9, %r9, 1000;
    SKIP:
        add.s32 %r9, %r9, 10000;
    OUT:
        add.s32 %r9, %r9, 100000;)",
                 [](u32 t) {
                     u32 r = 0;
                     if (t < 40) {
                         r += 1;
                         if (t % 4 == 0) {
                             r += 10;
                             if (t > 16)
                                 r += 100;
                             r += 1000;
                         }
                         r += 10000;
                     }
                     return r + 100000;
                 });
}

TEST(Control, LoopsWithDifferentTripCounts)
{
    checkThreads(R"(
        mov.u32 %r9, 0;
        mov.u32 %r1, 0;
        and.b32 %r2, %tid, 15;
    LOOP:
        setp.ge.u32 %p1, %r1, %r2;
        @%p1 bra DONE;
        mad.lo.u32 %r9, %r1, %r1, %r9;
        add.u32 %r1, %r1, 1;
        bra.uni LOOP;
    DONE:
        add.u32 %r9, %r9, %r1;)",
                 [](u32 t) {
                     u32 r = 0, i = 0;
                     for (; i < t % 16; ++i)
                         r += i * i;
                     return r + i;
                 });
}

TEST(Control, UniformCounterLiveAfterDivergentExit)
{
    // The counter is the same for all lanes that are still in the loop, but each lane leaves with its own last value.
    checkThreads(R"(
        mov.u32 %r1, 0;
    LOOP:
        add.u32 %r1, %r1, 3;
        setp.lt.u32 %p1, %r1, %tid;
        @%p1 bra LOOP;
        mov.u32 %r9, %r1;)",
                 [](u32 t) {
                     u32 i = 0;
                     do
                         i += 3;
                     while (i < t);
                     return i;
                 });
}

TEST(Control, BreakAndContinue)
{
    checkThreads(R"(
        mov.u32 %r9, 0;
        mov.u32 %r1, 0;
    LOOP:
        setp.ge.u32 %p1, %r1, 20;
        @%p1 bra DONE;
        add.u32 %r1, %r1, 1;
        add.u32 %r3, %r1, %tid;
        and.b32 %r3, %r3, 3;
        setp.eq.u32 %p2, %r3, 0;
        @%p2 bra LOOP;
        add.u32 %r9, %r9, %r1;
        setp.gt.u32 %p3, %r9, %tid;
        @%p3 bra BROKEN;
        bra.uni LOOP;
    BROKEN:
        add.u32 %r9, %r9, 1000;
    DONE:
        add.u32 %r9, %r9, 5;)",
                 [](u32 t) {
                     u32 r = 0, i = 0;
                     while (i < 20) {
                         ++i;
                         if ((i + t) % 4 == 0)
                             continue;
                         r += i;
                         if (r > t) {
                             r += 1000;
                             break;
                         }
                     }
                     return r + 5;
                 });
}

TEST(Control, NestedLoops)
{
    checkThreads(R"(
        mov.u32 %r9, 0;
        mov.u32 %r1, 0;
        and.b32 %r4, %tid, 7;
    OUTER:
        mov.u32 %r2, 0;
    INNER:
        add.u32 %r9, %r9, %r2;
        add.u32 %r2, %r2, 1;
        add.u32 %r3, %r1, %r4;
        setp.lt.u32 %p1, %r2, %r3;
        @%p1 bra INNER;
        add.u32 %r1, %r1, 1;
        setp.le.u32 %p2, %r1, %r4;
        @%p2 bra OUTER;)",
                 [](u32 t) {
                     u32 r = 0, i = 0;
                     do {
                         u32 j = 0;
                         do
                             r += j++;
                         while (j < i + t % 8);
                         ++i;
                     } while (i <= t % 8);
                     return r;
                 });
}

TEST(Control, EarlyReturn)
{
    const std::string text = kernelOf(1, R"(
        mul.wide.u32 %rd10, %tid, 4;
        add.s64 %rd11, %in0, %rd10;
        setp.lt.u32 %p1, %tid, 9;
        @%p1 ret;
        setp.gt.u32 %p2, %tid, 50;
        @%p2 bra GONE;
        mov.u32 %r9, 0;
        mov.u32 %r1, 0;
    LOOP:
        add.u32 %r9, %r9, %tid;
        add.u32 %r1, %r1, 1;
        setp.eq.u32 %p3, %r1, %tid;
        @%p3 bra GONE;
        setp.lt.u32 %p4, %r1, 12;
        @%p4 bra LOOP;
        st.global.u32 [%rd11], %r9;
    GONE:)");
    const auto result = KernelRun(text, "k").block(threads).output("results", threads * 4).run();
    ASSERT_TRUE(result.findings.empty());
    const auto values = valuesOf<u32>(result.picture);
    for (u32 t = 0; t < threads; ++t)
        EXPECT_EQ(values[t], t < 13 || t > 50 ? 0xCDCD'CDCD : t * 12) << t;
}

TEST(Control, SwitchByTable)
{
    checkThreads(R"(
        and.b32 %r1, %tid, 3;
        TABLE: .branchtargets A, B, C, D;
        brx.idx %r1, TABLE;
    A:  mov.u32 %r9, 5;
        bra.uni JOIN;
    B:  mov.u32 %r9, 6;
    C:  add.u32 %r9, %tid, 7;
        bra.uni JOIN;
    D:  mul.lo.u32 %r9, %tid, %tid;
    JOIN:
        add.u32 %r9, %r9, 1;)",
                 [](u32 t) {
                     const u32 values[] = {5, t + 7, t + 7, t * t};
                     return values[t % 4] + 1;
                 });
}

/// Clang 19 ends what it takes for unreachable, such as the default of a switch, with "exit".
TEST(Control, UnreachablePlacesKeepNobodyApart)
{
    checkThreads(R"(
        and.b32 %r1, %tid, 3;
        setp.gt.u32 %p1, %r1, 1;
        @%p1 bra UPPER;
        setp.eq.u32 %p2, %r1, 0;
        @%p2 bra JOIN;
        setp.eq.u32 %p3, %r1, 1;
        @%p3 bra JOIN;
        bra.uni NEVER;
    UPPER:
        setp.lt.u32 %p4, %r1, 4;
        @%p4 bra JOIN;
    NEVER:
        exit;
    JOIN:
        activemask.b32 %r9;)",
                 [](u32 t) { return t < 64 ? 0xFFFF'FFFFU : 0x3FU; });
}

TEST(Control, GuardedInstructions)
{
    checkThreads(R"(
        setp.lt.u32 %p1, %tid, 10;
        mov.u32 %r9, 1;
        @%p1 add.u32 %r9, %r9, %tid;
        @!%p1 mul.lo.u32 %r9, %r9, 7;
        @%p1 shl.b32 %r9, %r9, 2;)",
                 [](u32 t) { return t < 10 ? (1 + t) * 4 : 7U; });
}

TEST(Control, LanesAskEachOther)
{
    // In a divergent branch only the active lanes vote; shuffles reach across the whole warp.
    checkThreads(R"(
        and.b32 %r1, %tid, 1;
        setp.eq.u32 %p1, %r1, 0;
        vote.sync.ballot.b32 %r2, %p1, 0xFFFFFFFF;
        popc.b32 %r9, %r2;
        @!%p1 bra ODD;
        activemask.b32 %r3;
        popc.b32 %r3, %r3;
        add.u32 %r9, %r9, %r3;
    ODD:
        mov.u32 %r4, %laneid;
        shfl.sync.bfly.b32 %r5, %r4, 1, 0x1f, 0xFFFFFFFF;
        mad.lo.u32 %r9, %r5, 100, %r9;)",
                 [](u32 t) {
                     const u32 warp = t / 32, even = warp < 2 ? 16 : 3, lane = t % 32;
                     return even + (t % 2 == 0 ? even : 0) + (lane ^ 1) * 100;
                 });
}

TEST(Control, GroupsAskAmongThemselves)
{
    // Each half of a warp gives its own lanes as members, as the tiles of cooperative groups do.
    checkThreads(R"(
        mov.u32 %r1, %laneid;
        and.b32 %r2, %r1, 16;
        mov.u32 %r3, 0xFFFF;
        shl.b32 %r3, %r3, %r2;
        setp.lt.u32 %p1, %r1, 5;
        vote.sync.ballot.b32 %r9, %p1, %r3;
        vote.sync.any.pred %p2, %p1, %r3;
        selp.u32 %r4, 100, 0, %p2;
        add.u32 %r9, %r9, %r4;
        setp.lt.u32 %p3, %r1, 16;
        vote.sync.all.pred %p4, %p3, %r3;
        selp.u32 %r4, 1000, 0, %p4;
        add.u32 %r9, %r9, %r4;
        vote.sync.uni.pred %p5, %p1, %r3;
        selp.u32 %r4, 10000, 0, %p5;
        add.u32 %r9, %r9, %r4;
        redux.sync.max.u32 %r4, %r1, %r3;
        mad.lo.u32 %r9, %r4, 100000, %r9;
        match.all.sync.b32 %r4|%p6, %r2, %r3;
        popc.b32 %r4, %r4;
        mad.lo.u32 %r9, %r4, 10000000, %r9;
        and.b32 %r5, %r1, 15;
        match.any.sync.b32 %r4, %r5, %r3;
        popc.b32 %r4, %r4;
        mad.lo.u32 %r9, %r4, 1000000000, %r9;)",
                 [](u32 t) {
                     const bool lower = t % 32 < 16;
                     const u32 live = t < 64 ? 16 : 6; // lanes of a group
                     const u32 votes = lower ? 31 + 100 + 1000 : 10000;
                     return votes + (lower ? live - 1 : 31) * 100000 + live * 10000000 + 1000000000;
                 });
}

TEST(Control, ShufflesAndReductions)
{
    checkThreads(R"(
        mov.u32 %r1, %laneid;
        shfl.sync.down.b32 %r2|%p1, %r1, 4, 0x1f, 0xFFFFFFFF;
        selp.u32 %r3, 1000, 0, %p1;
        shfl.sync.up.b32 %r4, %r1, 1, 0, 0xFFFFFFFF;
        shfl.sync.idx.b32 %r5, %r1, 2, 0x1f, 0xFFFFFFFF;
        add.u32 %r9, %r2, %r3;
        mad.lo.u32 %r9, %r4, 10000, %r9;
        mad.lo.u32 %r9, %r5, 1000000, %r9;)",
                 [](u32 t) {
                     const u32 lane = t % 32, live = t < 64 ? 32 : 6;
                     const u32 down = lane + 4 < 32 && lane + 4 < live ? lane + 4 : lane;
                     const u32 valid = lane + 4 < 32 ? 1000 : 0;
                     return down + valid + (lane ? lane - 1 : 0) * 10000 + 2 * 1000000;
                 });
}
