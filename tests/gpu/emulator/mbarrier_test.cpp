#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// mbarrier: barrier objects in shared memory, as the PTX ISA describes their phases.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const std::string barriers = ".shared .align 8 .b64 bar;\n.shared .align 16 .b8 tile[4096];\n";

/// %r1 is the barrier's address; thread 0 initialises it with `count`, and all wait for that.
std::string initialised(const std::string& count)
{
    return "mov.u32 %r1, bar;\nsetp.ne.u32 %p1, %tid, 0;\n@%p1 bra READY;\nmbarrier.init.shared.b64 [%r1], " + count +
           ";\nREADY: bar.sync 0;\n";
}

const std::string storeAnswer = "mul.wide.u32 %rd9, %tid, 4; add.u64 %rd9, %in0, %rd9; st.global.u32 [%rd9], %r5;\n";

KernelRun barrierRun(unsigned threads, const std::string& body)
{
    KernelRun run(kernelOf(1, body + storeAnswer, barriers), "k");
    run.block(threads).output("answers", threads * sizeof(u32));
    return run;
}

/// One thread's answer.
u32 answer(const std::string& body) { return runBoth(barrierRun(1, body)).at(0); }

/// Adds `bit` to %r5 if the predicate %p2 holds.
std::string noteBit(u32 bit) { return "selp.u32 %r6, " + std::to_string(bit) + ", 0, %p2; add.u32 %r5, %r5, %r6;\n"; }

TEST(Mbarrier, APhaseEndsWithItsLastArrival)
{
    // Two arrivals: the phase is over after the second, not after the first; then the next one needs two again.
    const std::string test = "mbarrier.test_wait.shared.b64 %p2, [%r1], %rd1;\n";
    EXPECT_EQ(answer(initialised("2") + "mov.u32 %r5, 0;\nmbarrier.arrive.shared.b64 %rd1, [%r1];\n" + test +
                     noteBit(1) + "mbarrier.arrive.shared.b64 %rd2, [%r1];\n" + test + noteBit(2) +
                     "mbarrier.test_wait.shared.b64 %p2, [%r1], %rd2;\n" + noteBit(4) +
                     "mbarrier.arrive.shared.b64 %rd1, [%r1];\n" + test + noteBit(8) +
                     "mbarrier.arrive.shared.b64 _, [%r1];\n" + test + noteBit(16)),
              2U + 4 + 16);
}

TEST(Mbarrier, ParitiesAlternate)
{
    // Before the first phase ends, the one before it, which is odd, counts as over.
    const std::string even = "mbarrier.test_wait.parity.shared.b64 %p2, [%r1], 0;\n",
                      odd = "mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r1], 1, 100;\n",
                      arrive = "mbarrier.arrive.shared.b64 _, [%r1];\n";
    EXPECT_EQ(answer(initialised("1") + "mov.u32 %r5, 0;\n" + even + noteBit(1) + odd + noteBit(2) + arrive + even +
                     noteBit(4) + odd + noteBit(8) + arrive + even + noteBit(16) + odd + noteBit(32)),
              2U + 4 + 32);
}

TEST(Mbarrier, CountsOfArrivals)
{
    const std::string pending = "mbarrier.pending_count.b64 %r5, %rd1;\n";
    EXPECT_EQ(answer(initialised("7") + "mbarrier.arrive.shared.b64 %rd1, [%r1];\n" + pending), 7U); // before it
    EXPECT_EQ(answer(initialised("7") +
                     "mbarrier.arrive.shared.b64 _, [%r1], 3;\n"
                     "mbarrier.arrive.noComplete.shared.b64 %rd1, [%r1], 2;\n" +
                     pending),
              4U);
    // A drop counts as an arrival, and lowers what later phases expect: of 7 then 6.
    EXPECT_EQ(answer(initialised("7") +
                     "mbarrier.arrive_drop.shared.b64 _, [%r1];\n"
                     "mbarrier.arrive.shared.b64 _, [%r1], 6;\n"
                     "mbarrier.arrive.shared.b64 %rd1, [%r1];\n" +
                     pending),
              6U);
    // Through a generic address.
    EXPECT_EQ(answer(initialised("7") +
                     "mov.u64 %rd5, bar; cvta.shared.u64 %rd5, %rd5;\n"
                     "mbarrier.arrive.b64 %rd1, [%rd5];\n" +
                     pending),
              7U);
}

/// All threads arrive and wait in a loop until the phase is over.
const std::string arriveAndWait = "mbarrier.arrive.shared.b64 %rd1, [%r1];\n"
                                  "WAIT: mbarrier.test_wait.shared.b64 %p2, [%r1], %rd1;\n@!%p2 bra WAIT;\n";

TEST(Mbarrier, ThreadsOfAllWarpsWaitForOneAnother)
{
    // Each thread stores its number, waits, and reads that of the thread opposite.
    const std::string body = initialised("96") +
                             "mov.u32 %r2, tile;\nshl.b32 %r3, %tid, 2;\nadd.u32 %r4, %r2, %r3;\n"
                             "st.shared.u32 [%r4], %tid;\n" +
                             arriveAndWait +
                             "sub.u32 %r6, 95, %tid;\nshl.b32 %r6, %r6, 2;\nadd.u32 %r6, %r2, %r6;\n"
                             "ld.shared.u32 %r5, [%r6];\n";
    const Words answers = runBoth(barrierRun(96, body));
    for (u32 thread = 0; thread < 96; ++thread)
        ASSERT_EQ(answers.at(thread), 95 - thread);
    // Races are not looked for, because the order is not followed: none is reported.
    const EmulatorResult observed = barrierRun(96, body).observed({}, {.counters = true, .hazards = true});
    EXPECT_EQ(failure(observed), "");
    EXPECT_EQ(valuesOf<u32>(observed.picture), answers);
}

TEST(Mbarrier, LanesThatArriveLaterAreWaitedFor)
{
    // Lane 0 waits while the other lanes of its warp have still to arrive, on the other side of a branch.
    const std::string body = initialised("32") + R"(
        mov.u32 %r2, tile;
        mov.u32 %r5, 1;
        @%p1 bra OTHERS;
        mbarrier.arrive.shared.b64 %rd1, [%r1];
        WAIT: mbarrier.test_wait.shared.b64 %p2, [%r1], %rd1;
        @!%p2 bra WAIT;
        ld.shared.u32 %r5, [%r2];
        bra DONE;
        OTHERS:
        st.shared.u32 [%r2], 77;
        mbarrier.arrive.shared.b64 _, [%r1];
        DONE:
    )";
    const Words answers = runBoth(barrierRun(32, body));
    EXPECT_EQ(answers.at(0), 77U);
    EXPECT_EQ(answers.at(1), 1U);
}

TEST(Mbarrier, CopiesArriveWhenTheyHaveLanded)
{
    // Each thread copies four bytes and waits until all copies have landed; then it reads its neighbour's.
    for (const bool noinc : {false, true}) {
        const std::string arrive = noinc
                                       ? "cp.async.mbarrier.arrive.noinc.shared.b64 [%r1];\n"
                                         "WAIT: mbarrier.test_wait.parity.shared.b64 %p2, [%r1], 0;\n@!%p2 bra WAIT;\n"
                                       : "cp.async.mbarrier.arrive.shared.b64 [%r1];\n" + arriveAndWait;
        KernelRun run(kernelOf(2,
                               initialised("64") +
                                   "mov.u32 %r2, tile;\nshl.b32 %r3, %tid, 2;\nadd.u32 %r4, %r2, %r3;\n"
                                   "mul.wide.u32 %rd2, %tid, 4;\nadd.u64 %rd3, %in0, %rd2;\nadd.u64 %rd4, %in1, %rd2;\n"
                                   "cp.async.ca.shared.global [%r4], [%rd3], 4;\n" +
                                   arrive +
                                   "xor.b32 %r6, %tid, 33;\nshl.b32 %r6, %r6, 2;\nadd.u32 %r6, %r2, %r6;\n"
                                   "ld.shared.u32 %r5, [%r6];\nst.global.u32 [%rd4], %r5;\n",
                               barriers),
                      "k");
        run.block(64).input("numbers", counting(64)).output("answers", 64 * sizeof(u32));
        const Words answers = runBoth(run);
        for (u32 thread = 0; thread < 64; ++thread)
            ASSERT_EQ(answers.at(thread), 1000 + (thread ^ 33)) << noinc;
        EXPECT_EQ(failure(run.observed({}, {.counters = true, .hazards = true})), "");
    }
}

TEST(Mbarrier, WrongUseIsAFault)
{
    const auto kindOf = [](const std::string& body) { return onlyFinding(barrierRun(1, body).run()).kind; };
    const std::string take = "mov.u32 %r1, bar;\nmov.u32 %r5, 0;\n";
    const Finding finding = onlyFinding(barrierRun(1, take + "mbarrier.arrive.shared.b64 %rd1, [%r1];\n").run());
    EXPECT_EQ(finding.kind, FindingKind::BadBarrier);
    EXPECT_EQ(finding.line, 7);
    EXPECT_EQ(english(finding.message), "Thread (0, 0) of block (0, 0) uses a barrier object at byte 0 of shared "
                                        "memory that is not initialised, or arrives at it more often than it expects.");
    EXPECT_EQ(kindOf(take + "mbarrier.test_wait.parity.shared.b64 %p2, [%r1], 0;\n"), FindingKind::BadBarrier);
    EXPECT_EQ(kindOf(take + "mbarrier.init.shared.b64 [%r1], 0;\n"), FindingKind::BadBarrier);
    EXPECT_EQ(kindOf(take + "mbarrier.init.shared.b64 [%r1], 1048576;\n"), FindingKind::BadBarrier);
    EXPECT_EQ(kindOf(initialised("2") + "mbarrier.arrive.shared.b64 _, [%r1], 3;\n"), FindingKind::BadBarrier);
    EXPECT_EQ(kindOf(initialised("2") + "mbarrier.inval.shared.b64 [%r1];\nmbarrier.arrive.shared.b64 _, [%r1];\n"),
              FindingKind::BadBarrier);
    EXPECT_EQ(kindOf(take + "mov.u32 %r1, tile;\nmbarrier.init.shared.b64 [%r1+4], 1;\n"), FindingKind::Misaligned);
    EXPECT_EQ(kindOf(take + "mbarrier.init.shared.b64 [%r1+8192], 1;\n"), FindingKind::OutOfBounds);
    // Nobody else arrives.
    EXPECT_EQ(onlyFinding(barrierRun(32, initialised("40") + arriveAndWait).run()).kind, FindingKind::Deadlock);
}

} // namespace
