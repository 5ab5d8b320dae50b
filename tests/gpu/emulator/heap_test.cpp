#include "gpu/emulator/execute/device_heap.h"
#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// malloc and free in kernels.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const std::string declareHeap = ".extern .func (.param .b64 r) malloc(.param .b64 bytes);\n"
                                ".extern .func free(.param .b64 address);\n";

/// %rd5 = malloc(%rd4)
const std::string callMalloc = "{ .param .b64 p; st.param.b64 [p], %rd4; .param .b64 q; call.uni (q), malloc, (p); "
                               "ld.param.b64 %rd5, [q]; }\n";
/// free(%rd5)
const std::string callFree = "{ .param .b64 p; st.param.b64 [p], %rd5; call.uni free, (p); }\n";
const std::string storeWord = "mul.wide.u32 %rd1, %tid, 4; add.u64 %rd1, %in0, %rd1; st.global.u32 [%rd1], %r5;\n";

KernelRun heapRun(const std::string& body, unsigned threads)
{
    KernelRun run(kernelOf(1, body, declareHeap), "k");
    run.block(threads).output("results", threads * sizeof(u32));
    return run;
}

TEST(DeviceHeapPieces, DoNotOverlapAndAreJoinedAgain)
{
    using emulator::DeviceHeap;
    constexpr u64 base = u64{7} << 36;
    DeviceHeap heap(base);
    const u64 a = heap.allocate(1), b = heap.allocate(17), c = heap.allocate(100);
    EXPECT_EQ(a, base);
    EXPECT_EQ(b, base + 16); // multiples of 16
    EXPECT_EQ(c, base + 48);
    EXPECT_FALSE(heap.release(a + 1));
    EXPECT_TRUE(heap.release(b));
    EXPECT_FALSE(heap.release(b));
    EXPECT_EQ(heap.allocate(48), c + 112); // the piece of 32 bytes is too small
    EXPECT_EQ(heap.allocate(32), b);       // and is the best for this
    EXPECT_EQ(heap.allocate(DeviceHeap::usualBytes), 0U);
    EXPECT_EQ(heap.allocate(~u64{0}), 0U);
    EXPECT_TRUE(heap.release(b));
    EXPECT_TRUE(heap.release(c + 112));
    EXPECT_TRUE(heap.release(c));
    EXPECT_TRUE(heap.release(a));
    EXPECT_EQ(heap.allocate(DeviceHeap::usualBytes), base); // all one piece
}

TEST(Heap, EachThreadHasMemoryOfItsOwn)
{
    // Writes its index, waits for all others, and reads it again.
    const Words results =
        runBoth(heapRun("mov.u64 %rd4, 4;\n" + callMalloc + "st.u32 [%rd5], %tid; bar.sync 0; ld.u32 %r5, [%rd5];\n" +
                            callFree + storeWord,
                        70));
    for (u32 thread = 0; thread < 70; ++thread)
        EXPECT_EQ(results.at(thread), thread);
}

TEST(Heap, ALaterLaunchUsesWhatAnEarlierOneAllocated)
{
    const std::string text =
        kernelOf(1,
                 R"(
        mov.u64 %rd4, 400;
        )" + callMalloc +
                     "mul.wide.u32 %rd6, %tid, 8; add.u64 %rd6, %in0, %rd6; st.global.u64 [%rd6], %rd5;\n"
                     "mad.lo.u32 %r1, %tid, 10, 5; st.u32 [%rd5+396], %r1;\n",
                 declareHeap);
    const std::string reading =
        "\n.visible .entry second(.param .u64 a) { .reg .b64 %rd<9>; .reg .b32 %r<9>; ld.param.u64 %rd1, [a];\n"
        "mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 8; add.u64 %rd2, %rd1, %rd2; ld.global.u64 %rd5, [%rd2];\n"
        "ld.u32 %r2, [%rd5+396];\n" +
        callFree + "mov.u64 %rd6, 0; st.global.u32 [%rd2], %r2; st.global.u32 [%rd2+4], 0; ret; }\n";
    KernelRun run(text + reading, "k");
    run.block(8).output("pointers", 64);
    run.plan.launches.push_back(run.plan.launches[0]);
    run.plan.launches[1].kernel = "second";
    const auto values = valuesOf<u64>(run.run().picture);
    ASSERT_EQ(values.size(), 8U);
    for (u64 thread = 0; thread < 8; ++thread)
        EXPECT_EQ(values[thread], thread * 10 + 5);
}

TEST(Heap, ThereAre8MegabytesAndThenNothing)
{
    // 1 if malloc gave something: 32 threads ask for 1 MB each, of which 8 fit.
    const Words results = runBoth(heapRun("mov.u64 %rd4, 1048576;\n" + callMalloc +
                                              "setp.ne.u64 %p1, %rd5, 0; selp.u32 %r5, 1, 0, %p1;\n" + storeWord,
                                          32));
    EXPECT_EQ(std::count(results.begin(), results.end(), 1U), 8);
}

TEST(Heap, OnlyWhatMallocGaveCanBeFreed)
{
    EXPECT_EQ(failure(heapRun("mov.u64 %rd5, 0;\n" + callFree + "mov.u32 %r5, 1;\n" + storeWord, 1).run()), "");
    const Finding twice =
        onlyFinding(heapRun("mov.u64 %rd4, 4;\n" + callMalloc + callFree + callFree + storeWord, 1).run());
    EXPECT_EQ(twice.kind, FindingKind::BadFree);
    EXPECT_EQ(english(twice.message), "Thread (0, 0) of block (0, 0) frees the memory at byte 0 of the heap, which "
                                      "malloc did not return or which has already been freed.");
    EXPECT_EQ(onlyFinding(heapRun("mov.u64 %rd5, %in0;\n" + callFree + storeWord, 1).run()).kind, FindingKind::BadFree);
    EXPECT_EQ(
        onlyFinding(heapRun("mov.u64 %rd4, 4;\n" + callMalloc + "add.u64 %rd5, %rd5, 4;\n" + callFree, 1).run()).kind,
        FindingKind::BadFree);
}

TEST(Heap, MemoryThatIsUsedAgainIsNoRace)
{
    // Every thread of the block takes, fills and frees the same piece of memory.
    const std::string body =
        "mov.u64 %rd4, 8388608;\nmov.u32 %r1, 0;\nNEXT: setp.ne.u32 %p1, %r1, %tid;\n@%p1 bra ON;\n" + callMalloc +
        "st.u32 [%rd5], %tid;\nld.u32 %r5, [%rd5];\n" + callFree +
        "ON: add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p1, %r1, 64;\n@%p1 bra NEXT;\n" + storeWord;
    const KernelRun run = heapRun(body, 64);
    const EmulatorResult result = run.observed({}, {.counters = true, .hazards = true});
    EXPECT_EQ(failure(result), "");
    for (u32 thread = 0; thread < 64; ++thread)
        EXPECT_EQ(valuesOf<u32>(result.picture).at(thread), thread);
}

TEST(Heap, AccessesBeyondItAreFound)
{
    const Finding finding =
        onlyFinding(heapRun("mov.u64 %rd4, 4;\n" + callMalloc + "st.u32 [%rd5+8388608], %tid;\n" + storeWord, 1).run());
    EXPECT_EQ(finding.kind, FindingKind::OutOfBounds);
    EXPECT_THAT(english(finding.message),
                testing::HasSubstr("byte 8388608 of the heap, but the heap has 8388608 bytes"));
}

} // namespace
