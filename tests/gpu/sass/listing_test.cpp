#include "gpu/sass/listing.h"

#include <gtest/gtest.h>

using namespace tilescope::sass;

namespace
{

constexpr std::string_view text = R"(	.target	sm_90
	.section	.text.first,"ax",@progbits
first:
.text.first:
	//## File ".nv_debug_ptx_txt", line 21
        /*0000*/                   LDC R1, c[0x0][0x28] ;                                   /* 0x00000a00ff017b82 */
                                                                                            /* 0x000fe20000000800 */
.L_x_1:
	//## File ".nv_debug_ptx_txt", line 40
        /*0010*/              @!P0 LDG.E.U8 R0, desc[UR4][R2.64+0x1] ;                      /* 0x0000000000007919 */
                                                                                            /* 0x002ea4000c1e1900 */
        /*0020*/              @!PT LDS RZ, [RZ] ;                                           /* 0x00000000ffff7984 */
                                                                                            /* 0x000fe20000000800 */
	//## File ".nv_debug_ptx_txt", line 41
        /*0030*/               @P1 BRA `(.L_x_1) ;                                          /* 0x00000000ffff7984 */
                                                                                            /* 0x000fca0003800000 */
	.section	.text.second,"ax",@progbits
        /*0000*/                   EXIT ;                                                   /* 0x000000000000794d */
)";

TEST(Listing, HasInstructionsWithLinesGuardsAndTargets)
{
    const std::vector<Function> functions = parseListing(text);
    ASSERT_EQ(functions.size(), 2U);
    EXPECT_EQ(functions[0].name, "first");
    const std::vector<Instruction>& list = functions[0].instructions;
    ASSERT_EQ(list.size(), 4U);
    EXPECT_EQ(list[0].ptxLine, 21U);
    EXPECT_EQ(list[1].guard, "@!P0");
    EXPECT_EQ(list[1].opcode, "LDG.E.U8");
    EXPECT_EQ(list[1].name(), "LDG");
    EXPECT_TRUE(list[1].has("U8"));
    EXPECT_FALSE(list[1].has("LDG"));
    EXPECT_EQ(list[1].operands, "R0, desc[UR4][R2.64+0x1]");
    EXPECT_TRUE(list[2].isNever());
    EXPECT_EQ(list[2].ptxLine, 40U);
    EXPECT_EQ(list[3].target, 1U);
    EXPECT_EQ(list[0].target, Instruction::noTarget);
    EXPECT_EQ(functions[1].instructions.at(0).ptxLine, 0U) << "lines are those of one function";
}

TEST(Listing, HasControlCodes)
{
    const std::vector<Function> functions = parseListing(text);
    EXPECT_TRUE(functions[0].hasControlCodes);
    EXPECT_FALSE(functions[1].hasControlCodes);
    const ControlCode first = functions[0].instructions[0].control, load = functions[0].instructions[1].control,
                      branch = functions[0].instructions[3].control;
    EXPECT_EQ(first.stall, 1);
    EXPECT_EQ(first.writeScoreboard, ControlCode::none);
    EXPECT_FALSE(first.yields);
    EXPECT_EQ(load.stall, 2);
    EXPECT_EQ(load.writeScoreboard, 2);
    EXPECT_EQ(load.readScoreboard, ControlCode::none);
    EXPECT_EQ(load.waits, 2) << "scoreboard 1";
    EXPECT_EQ(branch.stall, 5);
    EXPECT_TRUE(branch.yields);
}

TEST(Listing, HasNoScoreboardBeyondTheSixth)
{
    const std::vector<Function> functions =
        parseListing(".section\t.text.f,\n/*0000*/ LDS R1, [R2] ;\n/* 0xffffffffffffffff */\n/*0010*/ EXIT ;\n"
                     "/* 0x000dbfffffffffff */\n"); // bits 46 to 51: 110 110
    for (const Instruction& in : functions.at(0).instructions) {
        EXPECT_EQ(in.control.writeScoreboard, ControlCode::none);
        EXPECT_EQ(in.control.readScoreboard, ControlCode::none);
    }
    EXPECT_EQ(findFunction(functions, "f"), &functions[0]);
    EXPECT_EQ(findFunction(functions, "g"), nullptr);
}

TEST(Listing, LeavesOutWhatItDoesNotUnderstand)
{
    EXPECT_TRUE(parseListing("").empty());
    EXPECT_TRUE(parseListing("/*0000*/ EXIT ;").empty()) << "no function";
    const std::vector<Function> functions = parseListing(".section\t.text.f,\n/*\n/* 0x\n/* 0xzz */\n/*0000*/\nx:\n"
                                                         "/*0010*/ BRA `(.nowhere) ;\n//## File \".nv_debug_ptx_txt\n");
    ASSERT_EQ(functions.size(), 1U);
    ASSERT_EQ(functions[0].instructions.size(), 1U);
    EXPECT_EQ(functions[0].instructions[0].target, Instruction::noTarget);
}

} // namespace
