#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Calls through pointers: the pointer selects the function lane by lane.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// x + 3, x × x and, of two numbers, x − y; `table` has the first two.
const std::string functionsAndTable = R"(
.func (.param .b32 r) add3(.param .b32 x) { .reg .b32 %a; ld.param.b32 %a, [x]; add.s32 %a, %a, 3;
    st.param.b32 [r], %a; ret; }
.func (.param .b32 r) square(.param .b32 x) { .reg .b32 %a; ld.param.b32 %a, [x]; mul.lo.s32 %a, %a, %a;
    st.param.b32 [r], %a; ret; }
.func (.param .b32 r) minus(.param .b32 x, .param .b32 y) { .reg .b32 %a<2>; ld.param.b32 %a0, [x];
    ld.param.b32 %a1, [y]; sub.s32 %a0, %a0, %a1; st.param.b32 [r], %a0; ret; }
.global .align 8 .u64 table[2] = {add3, square};
.global .align 8 .u64 third = minus;
)";

/// Calls the function at %rd5 with the thread's index; the result is in %r5.
std::string callWithIndex(const std::string& guard = "")
{
    return R"(
        { .param .b32 p; st.param.b32 [p], %tid; .param .b32 result;
        proto : .callprototype (.param .b32 _) _ (.param .b32 _);
        )" +
           guard +
           R"( call (result), %rd5, (p), proto;
        ld.param.b32 %r5, [result]; }
    )";
}

const std::string storeResult = "mul.wide.u32 %rd1, %tid, 4; add.u64 %rd1, %in0, %rd1; st.global.u32 [%rd1], %r5;\n";

/// %rd5 = table[index in %r1]
const std::string loadFromTable =
    "mov.u64 %rd2, table; mul.wide.u32 %rd3, %r1, 8; add.u64 %rd2, %rd2, %rd3; ld.global.u64 %rd5, [%rd2];\n";

KernelRun pointerRun(const std::string& body)
{
    KernelRun run(kernelOf(1, body, functionsAndTable), "k");
    run.block(40).output("results", 40 * sizeof(u32));
    return run;
}

TEST(FunctionPointers, EachLaneCallsItsOwnFunction)
{
    const Words results =
        runBoth(pointerRun("and.b32 %r1, %tid, 1;\n" + loadFromTable + callWithIndex() + storeResult));
    for (u32 thread = 0; thread < 40; ++thread)
        EXPECT_EQ(results.at(thread), thread % 2 ? thread * thread : thread + 3) << thread;
}

TEST(FunctionPointers, AMovTakesAFunctionsAddress)
{
    const std::string choose = "mov.u64 %rd6, add3; mov.u64 %rd7, square; setp.lt.u32 %p1, %tid, 10;\n"
                               "selp.b64 %rd5, %rd6, %rd7, %p1;\n";
    const Words results = runBoth(pointerRun(choose + callWithIndex() + storeResult));
    for (u32 thread = 0; thread < 40; ++thread)
        EXPECT_EQ(results.at(thread), thread < 10 ? thread + 3 : thread * thread) << thread;
}

TEST(FunctionPointers, LanesWithoutTheGuardDoNotCall)
{
    // Those have a pointer to nothing.
    const std::string setUp = "mov.u64 %rd7, square; setp.lt.u32 %p1, %tid, 5; selp.b64 %rd5, %rd7, 0, %p1;\n"
                              "mov.u32 %r5, 1000;\n";
    const std::string call = R"(
        { .param .b32 p; st.param.b32 [p], %tid; .param .b32 result; st.param.b32 [result], %r5;
        proto : .callprototype (.param .b32 _) _ (.param .b32 _);
        @%p1 call (result), %rd5, (p), proto;
        ld.param.b32 %r5, [result]; }
    )";
    const Words results = runBoth(pointerRun(setUp + call + storeResult));
    for (u32 thread = 0; thread < 40; ++thread)
        EXPECT_EQ(results.at(thread), thread < 5 ? thread * thread : 1000) << thread;
}

TEST(FunctionPointers, APointerToNoFunctionIsAFault)
{
    const std::string null = "setp.ne.u32 %p1, %tid, 7; mov.u64 %rd7, square; selp.b64 %rd5, %rd7, 0, %p1;\n";
    const Finding finding = onlyFinding(pointerRun(null + callWithIndex() + storeResult).run());
    EXPECT_EQ(finding.kind, FindingKind::BadCall);
    EXPECT_EQ(finding.line, 7);
    EXPECT_EQ(english(finding.message),
              "Thread (7, 0) of block (0, 0) calls a function through the pointer 0, which is not the "
              "address of a function that this call can reach.");
    // A function with other parameters than those of the call.
    const std::string other = "mov.u64 %rd2, third; ld.global.u64 %rd5, [%rd2];\n";
    EXPECT_EQ(onlyFinding(pointerRun(other + callWithIndex() + storeResult).run()).kind, FindingKind::BadCall);
}

TEST(FunctionPointers, AFunctionMayCallThroughAPointerButNotItself)
{
    // chosen() calls what `next` points to; its own address is taken too, and it may not be reached from itself.
    const std::string text = functionsAndTable + R"(
.global .align 8 .u64 next = square;
.func (.param .b32 r) chosen(.param .b32 x) { .reg .b32 %a; .reg .b64 %f<2>; ld.param.b32 %a, [x]; mov.u64 %f0, next;
    ld.global.u64 %f1, [%f0]; add.s32 %a, %a, 1;
    { .param .b32 p; st.param.b32 [p], %a; .param .b32 q;
    proto : .callprototype (.param .b32 _) _ (.param .b32 _);
    call (q), %f1, (p), proto; ld.param.b32 %a, [q]; }
    st.param.b32 [r], %a; ret; }
)";
    const std::string direct = "mov.u64 %rd5, chosen;\n" + callWithIndex() + storeResult;
    KernelRun run(kernelOf(1, direct, text), "k");
    run.block(8).output("results", 8 * sizeof(u32));
    const Words results = runBoth(run);
    for (u32 thread = 0; thread < 8; ++thread)
        EXPECT_EQ(results.at(thread), (thread + 1) * (thread + 1));

    const std::string itself = "mov.u64 %rd5, chosen; mov.u64 %rd2, next; st.global.u64 [%rd2], %rd5;\n";
    KernelRun endless(kernelOf(1, itself + callWithIndex() + storeResult, text), "k");
    endless.block(8).output("results", 8 * sizeof(u32));
    EXPECT_EQ(onlyFinding(endless.run()).kind, FindingKind::BadCall);
}

} // namespace
