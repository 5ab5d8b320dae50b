#include "gpu/emulator/execute/block_runner.h"
#include "kernel_run.h"

#include <gtest/gtest.h>

// Lanes of one warp that wait for one another, as is possible since Volta: locks, flags, tickets. Each run ends, with
// the right result, long before the step limit.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const char* const wordTile = ".shared .align 4 .b32 tile[64];\n";

/// The first word of p0 is the lock, the second is guarded by it; blocks of 96 threads.
const std::string takeLock = R"(
    TAKE:
        atom.global.cas.b32 %r1, [%in0], 0, 1;
        setp.ne.s32 %p1, %r1, 0;
        @%p1 bra TAKE;
)";
const std::string addOne = R"(
        ld.volatile.global.u32 %r2, [%in0+4];
        add.u32 %r2, %r2, 1;
        st.volatile.global.u32 [%in0+4], %r2;
)";
const std::string giveLock = "atom.global.exch.b32 %r3, [%in0], 0;\n";

std::vector<u32> spinResults(const std::string& body, unsigned blocks = 3, const WarpTurns& turns = {},
                             std::uint64_t limit = 4'000'000)
{
    KernelRun run(kernelOf(2, body, wordTile), "k");
    run.input("lock", std::vector<u32>{0, 0}).output("results", 4 * 96).block(96).grid(blocks);
    // With one worker thread little runs at a time, and the limit is reached soon if the kernel hangs.
    const auto result = run.run({.threads = 1, .blockInstructionLimit = limit, .turns = turns});
    EXPECT_TRUE(result.findings.empty()) << nameOf(result.findings[0].kind) << ": "
                                         << english(result.findings[0].message);
    return valuesOf<u32>(result.picture);
}

/// Copies the guarded word to all threads' results, as the last action of each thread.
const std::string report = R"(
        ld.volatile.global.u32 %r4, [%in0+4];
        mul.wide.u32 %rd1, %tid, 4;
        add.s64 %rd1, %in1, %rd1;
        st.global.u32 [%rd1], %r4;
)";

} // namespace

TEST(Spinning, ALockThatEveryLaneTakes)
{
    for (const WarpTurns::Order order :
         {WarpTurns::Order::Ascending, WarpTurns::Order::Descending, WarpTurns::Order::Shuffled}) {
        const auto words = spinResults(takeLock + addOne + giveLock + "bar.sync 0;\n" + report, 3, {.order = order});
        ASSERT_EQ(words.size(), 96U);
        for (const u32 word : words)
            EXPECT_EQ(word, 3 * 96U);
    }
}

TEST(Spinning, ALockInALoopOfAllLanes)
{
    // If the lanes stayed together, the loop counter would be one for the whole warp.
    const auto words = spinResults("mov.u32 %r5, 0;\nAGAIN:\n" + takeLock + addOne + giveLock + R"(
        add.u32 %r5, %r5, 1;
        setp.lt.u32 %p2, %r5, 4;
        @%p2 bra AGAIN;
        bar.sync 0;
    )" + report,
                                   1);
    for (const u32 word : words)
        EXPECT_EQ(word, 4 * 96U);
}

TEST(Spinning, ALockWithAFlagThatTheWorkIsDone)
{
    const auto words = spinResults(R"(
        mov.u32 %r5, 0;
    AGAIN:
        atom.global.cas.b32 %r1, [%in0], 0, 1;
        setp.ne.s32 %p1, %r1, 0;
        @%p1 bra NEXT;
    )" + addOne + giveLock + R"(
        mov.u32 %r5, 1;
    NEXT:
        setp.eq.u32 %p2, %r5, 0;
        @%p2 bra AGAIN;
        bar.sync 0;
    )" + report);
    for (const u32 word : words)
        EXPECT_EQ(word, 3 * 96U);
}

TEST(Spinning, TicketsAreServedInTurn)
{
    // Also counts its attempts: a loop whose registers change.
    const auto words = spinResults(R"(
        mov.u32 %r6, 0;
        atom.global.add.u32 %r1, [%in0], 1;
    WAIT:
        add.u32 %r6, %r6, 1;
        ld.volatile.global.u32 %r2, [%in0+4];
        setp.ne.u32 %p1, %r1, %r2;
        @%p1 bra WAIT;
    )" + addOne + "bar.sync 0;\n" + report);
    for (const u32 word : words)
        EXPECT_EQ(word, 3 * 96U);
}

TEST(Spinning, LanesThatWentAheadWaitWhereLanesMeet)
{
    // Lane 0 waits for lane 9, which stores only after the loop; the shuffle and the vote need all of them.
    for (const char* meet : {"bar.warp.sync 0xffffffff;", "bar.sync 0;"}) {
        const auto words = spinResults(R"(
        and.b32 %r7, %tid, 31;
        st.shared.u32 [tile], 0;
        mov.u32 %r8, tile;
        mad.lo.u32 %r8, %r7, 4, %r8;
        st.shared.u32 [%r8+128], 0;
        setp.ne.u32 %p1, %r7, 0;
        @%p1 bra MEET;
    WAIT:
        ld.volatile.shared.u32 %r1, [tile];
        setp.eq.u32 %p2, %r1, 0;
        @%p2 bra WAIT;
        st.shared.u32 [%r8+128], 5;
    MEET:
        setp.ne.u32 %p3, %r7, 9;
        @%p3 bra JOINED;
        mov.u32 %r2, 1;
        st.volatile.shared.u32 [tile], %r2;
    JOINED:
    )" + std::string(meet) + R"(
        ld.shared.u32 %r3, [tile+128];
        mov.u32 %r5, %r7;
        shfl.sync.idx.b32 %r4, %r5, 0, 31, 0xffffffff;
        setp.eq.u32 %p4, %r7, 0;
        vote.sync.ballot.b32 %r6, %p4, 0xffffffff;
        add.u32 %r4, %r4, %r6;
        add.u32 %r4, %r4, %r3;
        mul.wide.u32 %rd1, %tid, 4;
        add.s64 %rd1, %in1, %rd1;
        st.global.u32 [%rd1], %r4;
    )",
                                       1);
        for (const u32 word : words)
            EXPECT_EQ(word, 6U) << meet; // 5 from lane 0's store, 0 shuffled from it, 1 from its vote
    }
}

TEST(Spinning, ALockThatIsNotGivenBackIsNamed)
{
    // The limit of a block would be reached only after many seconds.
    for (const unsigned threads : {1U, 2U}) {
        KernelRun run(kernelOf(1, takeLock + addOne, wordTile), "k");
        run.output("results", 8).block(64).grid(4).plan.buffers[0].fill = Buffer::Fill::Zero;
        for (const bool observes : {false, true}) {
            const auto result =
                observes ? run.observed({.threads = threads}, {.hazards = true}) : run.run({.threads = threads});
            ASSERT_FALSE(result.findings.empty());
            EXPECT_EQ(result.findings[0].kind, FindingKind::Deadlock);
            EXPECT_TRUE(result.findings[0].endsRun);
            EXPECT_LT(result.emulation.warpInstructions, 10'000'000U);
        }
    }
}

TEST(Spinning, WhoWaitsLongButNotInVainIsNotNamed)
{
    // The other warps wait for a value that warp 0 stores after a long computation; then all give up on a lock after
    // many tries. Both take longer than a block may only wait.
    const auto words = spinResults(R"(
        setp.ge.u32 %p1, %tid, 32;
        mov.u32 %r6, 0;
        @%p1 bra WAIT;
    COMPUTE:
        add.u32 %r6, %r6, 1;
        mul.lo.u32 %r7, %r6, %r6;
        setp.lt.u32 %p2, %r6, 1000000;
        @%p2 bra COMPUTE;
        st.volatile.global.u32 [%in0], 1;
        bra READY;
    WAIT:
        ld.volatile.global.u32 %r1, [%in0];
        setp.eq.u32 %p3, %r1, 0;
        @%p3 bra WAIT;
    READY:
        bar.sync 0;
        mov.u32 %r5, 0;
    TRY:
        atom.global.cas.b32 %r2, [%in0], 0, 1;
        add.u32 %r5, %r5, 1;
        setp.ne.u32 %p4, %r2, 0;
        setp.lt.and.u32 %p4, %r5, 300000, %p4;
        @%p4 bra TRY;
        st.volatile.global.u32 [%in0+4], %r5;
    )" + report,
                                   1, {}, EmulatorOptions{}.blockInstructionLimit);
    for (const u32 word : words)
        EXPECT_EQ(word, 300'000U);
}

TEST(Spinning, ABlockMayWaitForOneOfAnotherThread)
{
    // Block 0 waits for block 1, which another thread runs and which first computes for long.
    const std::string text = kernelOf(2, R"(
        mov.u32 %r7, %ctaid.x;
        setp.eq.u32 %p1, %r7, 0;
        @%p1 bra WAIT;
        mov.u32 %r6, 0;
    COMPUTE:
        add.u32 %r6, %r6, 1;
        setp.lt.u32 %p2, %r6, 3000000;
        @%p2 bra COMPUTE;
        st.volatile.global.u32 [%in0], %r6;
        bra DONE;
    WAIT:
        ld.volatile.global.u32 %r1, [%in0];
        setp.le.u32 %p3, %r1, %tid;
        @%p3 bra WAIT;
        st.global.u32 [%in1], %r1;
    DONE:)");
    KernelRun run(text, "k");
    run.input("flag", std::vector<u32>{0}).output("result", 4).block(32).grid(2);
    const auto result = run.run({.threads = 2});
    ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    EXPECT_EQ(valuesOf<u32>(result.picture).at(0), 3'000'000U);
    const auto alone = run.run({.threads = 1}); // block 1 never starts
    ASSERT_EQ(alone.findings.size(), 1U);
    EXPECT_EQ(alone.findings[0].kind, FindingKind::Deadlock);
}

TEST(Spinning, IsCountedToo)
{
    KernelRun run(kernelOf(2, takeLock + addOne + giveLock + "bar.sync 0;\n" + report, wordTile), "k");
    run.input("lock", std::vector<u32>{0, 0}).output("results", 4 * 96).block(96);
    const auto result = run.observed({.threads = 1, .blockInstructionLimit = 4'000'000});
    EXPECT_TRUE(result.findings.empty());
    for (const u32 word : valuesOf<u32>(result.picture))
        EXPECT_EQ(word, 96U);
}

TEST(Spinning, NoBlockWaitsInVainBeforeEachHasLookedAgain)
{
    // The system may not run one's thread for as long as it likes: how often the other looks is no matter.
    emulator::WaitingRunners runners(2);
    runners.begin();
    EXPECT_FALSE(runners.allWait());
    runners.begin();
    ASSERT_TRUE(runners.allWait());
    const std::uint64_t before = runners.round();
    EXPECT_FALSE(runners.confirm(before, true));
    EXPECT_FALSE(runners.confirm(before, false)) << "the same one again";
    runners.goOn(); // the other has found what it waited for
    EXPECT_FALSE(runners.allWait());
    runners.begin();
    EXPECT_FALSE(runners.confirm(before, true)) << "it has looked before the other went on";
    const std::uint64_t after = runners.round();
    EXPECT_FALSE(runners.confirm(after, true));
    EXPECT_TRUE(runners.confirm(after, true));
}
