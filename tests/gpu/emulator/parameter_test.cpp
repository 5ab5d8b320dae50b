#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Addresses of kernel parameters, which have a window of their own among the generic addresses.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// A kernel with an output and four numbers, which it reads by `body` into %r5, for thread %tid; %rd4 is 4 × %tid.
KernelRun parameterRun(const std::string& body)
{
    KernelRun run(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 out, .param .u32 n0, "
                  ".param .u32 n1, .param .u32 n2, .param .u32 n3)\n{\n.reg .b64 %rd<9>;\n.reg .b32 %r<9>, %tid;\n"
                  ".reg .pred %p<5>;\nld.param.u64 %rd1, [out];\nmov.u32 %tid, %tid.x;\nmul.wide.u32 %rd4, %tid, 4;\n"
                  ".loc 1 7 1\n" +
                      body +
                      "\nadd.u64 %rd1, %rd1, %rd4;\nst.global.u32 [%rd1], %r5;\nret;\n}\n.file 1 \"kernel.cu\"\n",
                  "k");
    run.block(4).output("results", 4 * sizeof(u32));
    for (const u32 number : {11U, 22U, 33U, 44U})
        run.argument(number);
    return run;
}

const Words asPassed{11, 22, 33, 44};

TEST(Parameters, AreReadAtComputedAddresses)
{
    EXPECT_EQ(runBoth(parameterRun("mov.b64 %rd2, n0; add.s64 %rd3, %rd2, %rd4; ld.param.u32 %r5, [%rd3];")), asPassed);
    EXPECT_EQ(runBoth(parameterRun("mov.b64 %rd2, n1; add.s64 %rd3, %rd2, %rd4; ld.param.u32 %r5, [%rd3+-4];")),
              asPassed);
    const Words third(4, 33);
    EXPECT_EQ(runBoth(parameterRun("mov.b64 %rd2, n0; ld.param.u32 %r5, [%rd2+8];")), third);
}

TEST(Parameters, HaveGenericAddresses)
{
    EXPECT_EQ(runBoth(parameterRun("mov.b64 %rd2, n0; cvta.param.u64 %rd3, %rd2; add.s64 %rd3, %rd3, %rd4; "
                                   "ld.u32 %r5, [%rd3];")),
              asPassed);
    EXPECT_EQ(runBoth(parameterRun("mov.b64 %rd2, n0; cvta.param.u64 %rd3, %rd2; add.s64 %rd3, %rd3, %rd4; "
                                   "cvta.to.param.u64 %rd5, %rd3; ld.param.u32 %r5, [%rd5];")),
              asPassed);
    // Of the spaces it is only in this one.
    const std::string generic = "mov.b64 %rd2, n0; cvta.param.u64 %rd3, %rd2; mov.u32 %r5, 0;\n";
    const std::string spaces[] = {"param", "shared", "local", "const", "global"};
    std::string asked = generic;
    for (u32 i = 0; i < 5; ++i)
        asked += "isspacep." + spaces[i] + " %p1, %rd3; selp.u32 %r1, " + std::to_string(1U << i) +
                 ", 0, %p1; or.b32 %r5, %r5, %r1;\n";
    EXPECT_EQ(runBoth(parameterRun(asked)), Words(4, 1));
}

TEST(Parameters, HaveAnEnd)
{
    const Finding beyond =
        onlyFinding(parameterRun("mov.b64 %rd2, n1; add.s64 %rd3, %rd2, %rd4; ld.param.u32 %r5, [%rd3];").run());
    EXPECT_EQ(beyond.kind, FindingKind::OutOfBounds);
    EXPECT_EQ(beyond.line, 7);
    EXPECT_EQ(english(beyond.message),
              "Thread (3, 0) of block (0, 0) loads 4 bytes at byte 24 of parameter memory, but parameter memory "
              "has 24 bytes.");
    // An address that is only guessed: the kernel takes none.
    EXPECT_EQ(onlyFinding(parameterRun("mov.u64 %rd3, 274877906944; ld.u32 %r5, [%rd3];").run()).kind,
              FindingKind::OutOfBounds);
}

} // namespace
