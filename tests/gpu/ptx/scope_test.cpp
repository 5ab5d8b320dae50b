#include "ptx_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tilescope::ptx
{
namespace
{

TEST(Scope, InnerNamesHideOuterOnes)
{
    const Kernel kernel = parseBody("{ .reg .b64 %r1; .reg .f16 low,high; mov.u64 %r1, 1; mov.b32 {low,high},%r2; }\n"
                                    "{ .reg .f16 low,high; mov.b32 {low,high},%r2; }\n"
                                    "mov.u32 %r1, 2;");
    const auto destination = [&](std::size_t at) { return kernel.instructions.at(at).destinations.at(0).index; };
    EXPECT_EQ(kernel.registers[destination(0)].type, Type::B64);
    EXPECT_EQ(kernel.registers[destination(3)].type, Type::B32);
    EXPECT_NE(destination(1), destination(2));
}

TEST(Scope, LabelsOfInlineAssemblyStayInside)
{
    const std::string part = "{ .reg .pred t; setp.gt.s32 t, %r1, 4; @t bra done; add.s32 %r1, %r1, 1; done: }\n";
    const Kernel kernel = parseBody(part + part + "bra done; done:");
    EXPECT_EQ(kernel.instructions.at(1).target, 3u);
    EXPECT_EQ(kernel.instructions.at(4).target, 6u);
    EXPECT_EQ(kernel.instructions.at(6).target, 7u);
    EXPECT_THAT(errorOf(kernelText("{ inside: } bra inside;")), testing::HasSubstr("\"inside\" is not defined"));
}

TEST(Scope, RangesDeclareTheirElementsOnly)
{
    EXPECT_EQ(errorOf(kernelText("mov.u32 %r7, 1;")), "");
    EXPECT_THAT(errorOf(kernelText("mov.u32 %r8, 1;")), testing::HasSubstr("\"%r8\" is not declared"));
    EXPECT_THAT(errorOf(kernelText("mov.u32 %r07, 1;")), testing::HasSubstr("\"%r07\" is not declared"));
    // "%v12" may be number 2 of %v1<…> as well as number 12 of %v<…>; the inner declaration is used.
    const Kernel kernel = parseBody(".reg .b64 %v1<5>; { .reg .b32 %v<20>; mov.u32 %v12, 1; } mov.u64 %v12, 1;");
    EXPECT_EQ(kernel.registers[kernel.instructions[0].destinations[0].index].type, Type::B32);
    EXPECT_EQ(kernel.registers[kernel.instructions[1].destinations[0].index].type, Type::B64);
}

TEST(Scope, OnlyUsedRegistersAreNumbered)
{
    const Kernel kernel = parseBody(".reg .b32 %many<900000>; mov.u32 %many899999, 1; mov.u32 %many899999, 2;");
    ASSERT_EQ(kernel.registers.size(), 1u);
    EXPECT_EQ(kernel.registers[0].name, "%many899999");
}

} // namespace
} // namespace tilescope::ptx
