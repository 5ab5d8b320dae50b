#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

// cp.async: what lands and when, and what the emulator counts and refuses. Kernels of one warp: 64 words in p0, the
// result in p1, 32 words; %r3 is the address of the thread's word of `tile`, %rd3 that of the input, %rd4 that of the
// output.

using namespace tilescope;
using namespace tilescope::test;
using testing::Each;
using testing::ElementsAreArray;
using testing::HasSubstr;

namespace
{

constexpr std::uint32_t untouched = 0xCDCD'CDCD; ///< what shared memory holds at a block's start

KernelRun copyRun(const std::string& body)
{
    Words input(64);
    std::iota(input.begin(), input.end(), 100U);
    const std::string places = "mul.lo.s32 %r1, %tid, 4;\nmov.u32 %r2, tile;\nadd.s32 %r3, %r2, %r1;\n"
                               "mul.wide.u32 %rd1, %tid, 4;\nadd.s64 %rd3, %in0, %rd1;\nadd.s64 %rd4, %in1, %rd1;\n";
    KernelRun run(kernelOf(2, places + body, ".shared .align 16 .b8 tile[1024];"), "k");
    run.block(32).input("input", input).output("output", 128);
    return run;
}

Words wordsOf(const std::string& body)
{
    const EmulatorResult result = copyRun(body + "ld.shared.u32 %r9, [%r3];\nst.global.u32 [%rd4], %r9;\n").run();
    EXPECT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    return valuesOf<std::uint32_t>(result.picture);
}

Words from(std::uint32_t first)
{
    Words words(32);
    std::iota(words.begin(), words.end(), first);
    return words;
}

Finding findingOf(const std::string& body)
{
    const EmulatorResult result = copyRun(body).run();
    return result.findings.empty() ? Finding() : result.findings[0];
}

const std::string copy = "cp.async.ca.shared.global [%r3], [%rd3], 4;\n";
const std::string later = "cp.async.ca.shared.global [%r3], [%rd3+128], 4;\n";
const std::string commit = "cp.async.commit_group;\n";

TEST(AsyncCopy, LandsAtTheWaitAndNotBefore)
{
    EXPECT_THAT(wordsOf(copy + commit), Each(untouched));
    EXPECT_THAT(wordsOf(copy + commit + "cp.async.wait_group 1;\n"), Each(untouched));
    EXPECT_THAT(wordsOf(copy + commit + "cp.async.wait_group 0;\n"), ElementsAreArray(from(100)));
    EXPECT_THAT(wordsOf(copy + "cp.async.wait_group 0;\n"), Each(untouched)) << "it is in no group";
    EXPECT_THAT(wordsOf(copy + "cp.async.wait_all;\n"), ElementsAreArray(from(100)));
}

TEST(AsyncCopy, SharedAddressesOf32BitsWrap)
{
    EXPECT_THAT(wordsOf("sub.s32 %r4, %r3, 256;\ncp.async.ca.shared.global [%r4+256], [%rd3], 4;\n" + commit +
                        "cp.async.wait_group 0;\n"),
                ElementsAreArray(from(100)));
}

TEST(AsyncCopy, GroupsLandInTheirOrder)
{
    EXPECT_THAT(wordsOf(copy + commit + later + commit + "cp.async.wait_group 1;\n"), ElementsAreArray(from(100)));
    EXPECT_THAT(wordsOf(copy + commit + later + commit + "cp.async.wait_group 0;\n"), ElementsAreArray(from(132)));
    EXPECT_THAT(wordsOf(copy + later + commit + commit + "cp.async.wait_group 1;\n"), ElementsAreArray(from(132)))
        << "an empty group counts";
}

TEST(AsyncCopy, GroupsAreEachThreadsOwn)
{
    // Odd lanes commit once more: for them, the copy is not in the newest group.
    const Words words = wordsOf(copy + commit + "and.b32 %r5, %tid, 1;\nsetp.ne.s32 %p1, %r5, 0;\n@%p1 " + commit +
                                "cp.async.wait_group 1;\n");
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        EXPECT_EQ(words[lane], lane % 2 ? 100 + lane : untouched);
}

TEST(AsyncCopy, WaitsForItsOwnLanesOnly)
{
    const Words words = wordsOf(copy + commit + "setp.lt.u32 %p1, %tid, 8;\n@%p1 cp.async.wait_all;\n");
    for (std::uint32_t lane = 0; lane < 32; ++lane)
        EXPECT_EQ(words[lane], lane < 8 ? 100 + lane : untouched);
}

TEST(AsyncCopy, ReadsItsSourceAndFillsWithZeros)
{
    const std::string four = "mul.lo.s32 %r4, %tid, 16;\nadd.s32 %r4, %r2, %r4;\nmul.wide.u32 %rd5, %tid, 16;\n"
                             "add.s64 %rd5, %in0, %rd5;\nsetp.lt.u32 %p1, %tid, 8;\n";
    const std::string wait = "cp.async.wait_all;\n";
    EXPECT_THAT(wordsOf(four + "@%p1 cp.async.cg.shared.global [%r4], [%rd5], 16;\n" + wait),
                ElementsAreArray(from(100)));
    Words expected = from(100);
    for (std::size_t i = 0; i < 32; ++i)
        expected[i] = i % 4 == 2 ? expected[i] & 0xFFFF : i % 4 == 3 ? 0 : expected[i];
    EXPECT_THAT(wordsOf(four + "@%p1 cp.async.cg.shared.global.L2::128B [%r4], [%rd5], 16, 10;\n" + wait),
                ElementsAreArray(expected));
    EXPECT_THAT(wordsOf("cp.async.ca.shared::cta.global [%r3], [0], 4, 0;\n" + wait), Each(0U))
        << "no byte is read, wherever the source is";
}

TEST(AsyncCopy, RefusesPlacesOutsideAndBetween)
{
    const Finding beyond = findingOf("cp.async.ca.shared.global [%r3], [%rd3+132], 4;\n");
    EXPECT_EQ(beyond.kind, FindingKind::OutOfBounds);
    EXPECT_THAT(english(beyond.message),
                HasSubstr("Thread (31, 0) of block (0, 0) loads 4 bytes at byte 256 of input"));
    EXPECT_EQ(findingOf("cp.async.ca.shared.global [%r3], [%rd3+132], 4, 0;\n"), Finding()) << "it reads nothing";
    const Finding noRoom = findingOf("cp.async.ca.shared.global [%r3+1000], [%rd3], 4;\n");
    EXPECT_EQ(noRoom.kind, FindingKind::OutOfBounds);
    EXPECT_THAT(english(noRoom.message), HasSubstr("stores 4 bytes at byte 1024 of shared memory"));
    EXPECT_EQ(findingOf("cp.async.cg.shared.global [%r2], [%in0+8], 16;\n").kind, FindingKind::Misaligned);
    EXPECT_EQ(findingOf("cp.async.ca.shared.global [%r2+4], [%in0], 8;\n").kind, FindingKind::Misaligned);
}

TEST(AsyncCopy, IsCountedWhereItIsIssued)
{
    const EmulatorResult result =
        copyRun(copy + later + "cp.async.ca.shared.global [%r3], [%rd3], 4, 0;\n").observed({.threads = 1});
    ASSERT_EQ(result.counters.size(), 1U);
    const Counters& total = result.counters[0].total;
    EXPECT_EQ(total.globalLoad.requests, 2U) << "zeros are not loaded";
    EXPECT_EQ(total.globalLoad.sectors, 8U);
    EXPECT_EQ(total.asyncCopies, 3U);
    EXPECT_EQ(total.sharedStore.requests, 0U) << "as the hardware counts";
    EXPECT_EQ(total.globalStore.requests + total.sharedLoad.requests, 0U);
}

TEST(AsyncCopy, NeverWaitedForTakesNoEndOfMemory)
{
    const std::string loop = "mov.u32 %r6, 0;\nagain:\n" + copy + commit +
                             "add.s32 %r6, %r6, 1;\nsetp.lt.u32 %p2, %r6, 5000;\n@%p2 bra again;\n";
    EXPECT_THAT(wordsOf(loop), ElementsAreArray(from(100))) << "the oldest have landed";
}

} // namespace
