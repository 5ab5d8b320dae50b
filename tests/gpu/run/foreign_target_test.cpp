/// PTX that a chosen GPU cannot load.

#include "gpu/run/machine_refusal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tilescope;
using testing::HasSubstr;

static KernelSource ptxFor(const std::string& target)
{
    return {.name = "own.ptx",
            .text = {},
            .ptx = "// made elsewhere\n.version 8.0\n.target " + target + "\n.address_size 64\n"};
}

TEST(ForeignTarget, IsOneThatTheGpuIsTooOldForOrNotExactly)
{
    const auto finding = foreignTarget(ptxFor("sm_90"), gpuNamed("RTX 3060"));
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->line, 3);
    EXPECT_EQ(finding->kind, FindingKind::FailedLaunch);
    EXPECT_EQ(finding->severity, Severity::Error);
    EXPECT_THAT(english(finding->message),
                HasSubstr("The PTX is for sm_90, but the RTX 3060 has compute capability 8.6"));
    EXPECT_THAT(english(finding->cure), HasSubstr("Compile it for sm_86, or choose a GPU of compute capability 9.0"));
    const auto exact = foreignTarget(ptxFor("sm_80a, texmode_independent"), gpuNamed("H200"));
    ASSERT_TRUE(exact);
    EXPECT_THAT(english(exact->cure), HasSubstr("without the \"a\" of sm_80a"));
}

TEST(ForeignTarget, IsNoneThatADriverLoads)
{
    for (const char* const target :
         {"sm_52", "sm_86", "sm_86a", "sm_75, debug", "compute_90", "sm_", "sm_x", "sm_99999999999"})
        EXPECT_FALSE(foreignTarget(ptxFor(target), gpuNamed("RTX 3060"))) << target;
    EXPECT_FALSE(foreignTarget({.name = "own.cu", .text = "\n.target sm_90\n"}, gpuNamed("RTX 3060")))
        << "what is compiled here is compiled for the GPU";
}
