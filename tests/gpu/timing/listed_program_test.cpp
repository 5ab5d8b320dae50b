#include "gpu/timing/listed_code.h"
#include "tests/gpu/timing/ptx_block.h"

#include <gtest/gtest.h>

#include <algorithm>

// Machine code that the PTX's lines lead to, executed instead of what is estimated from the PTX.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

using Kind = MachineOp::Kind;

constexpr const char* sevenTimes = "mov.u32 %r1, 0;\n mov.u32 %r2, tile;\nagain:\n ld.shared.u32 %r3, [%r2];\n"
                                   " add.u32 %r1, %r1, 1;\n setp.lt.u32 %p1, %r1, 7;\n @%p1 bra again;\n"
                                   " st.shared.u32 [%r2], %r3;\n";

/// Machine code of `sevenTimes`: its loop twice at a time, then what is left.
class Unrolled : public testing::Test
{
protected:
    sass::Instruction instruction(ptx::Opcode madeOf, const std::string& guard, const std::string& opcode,
                                  std::uint32_t target = sass::Instruction::noTarget) const
    {
        const auto& list = block.module().kernels.front().instructions;
        const auto found = std::ranges::find(list, madeOf, &ptx::Instruction::opcode);
        sass::Instruction in;
        in.ptxLine = found->textLine;
        in.guard = guard;
        in.opcode = opcode;
        in.operands = opcode == "BRA" ? "label" : "R3, [R2]";
        in.target = target;
        return in;
    }

    sass::Function function() const
    {
        using ptx::Opcode;
        sass::Function made{"run", {}, true};
        std::vector<sass::Instruction>& list = made.instructions;
        list.push_back(instruction(Opcode::Mov, "", "S2R"));
        for (int i = 0; i < 2; ++i) // 1, 2
            list.push_back(instruction(Opcode::Ld, "", "LDS"));
        list.push_back(instruction(Opcode::Add, "", "VIADD"));
        list.push_back(instruction(Opcode::Bra, "@P0", "BRA", 1));
        list.push_back(instruction(Opcode::Ld, "", "LDS")); // 5
        list.push_back(instruction(Opcode::Bra, "@P1", "BRA", 5));
        list.push_back(instruction(Opcode::St, "", "STS"));
        list.push_back(instruction(Opcode::Ret, "", "EXIT"));
        for (const std::size_t load : {1, 2, 5})
            list[load].control.writeScoreboard = 0;
        list[7].control.waits = 1;
        return made;
    }

    std::optional<MachineProgram> program(const sass::Function& listed) const
    {
        return timing::listedProgram(block.module(), block.module().kernels.front(), figures, listed);
    }

    std::uint64_t instructionsOf(const MachineProgram& program) const
    {
        MultiprocessorLoad load{program, figures, block.paths()};
        load.l1Bytes = 1 << 17;
        load.l2BytesPerCycle = load.l2WrittenPerCycle = load.memoryBytesPerCycle = 28;
        return tilescope::simulate(load, {}).instructions;
    }

    const PtxBlock block{sevenTimes, 32};
    const MachineFigures figures = machineFigures(gpuNamed("H100"));
};

TEST_F(Unrolled, HasABodyForEachCopyOfTheLoop)
{
    const auto made = program(function());
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->isListed);
    const auto loop = std::ranges::find_if(made->blocks, [](const MachineBlock& b) { return b.bodies.size() == 2; });
    ASSERT_NE(loop, made->blocks.end());
    EXPECT_EQ(loop->bodies[0].repeats, 2U);
    EXPECT_EQ(loop->bodies[1].repeats, 1U);
    EXPECT_EQ(loop->slots, 1);
    EXPECT_EQ(loop->bodies[0].ops[0].slot, 0);
    EXPECT_EQ(loop->bodies[0].ops[1].slot, 1) << "the second of the two executions";
    EXPECT_EQ(loop->bodies[0].ops.back().kind, Kind::Branch);
}

TEST_F(Unrolled, ExecutesAsManyOfEachAsTheLoopHas)
{
    const auto made = program(function());
    ASSERT_TRUE(made);
    constexpr std::uint64_t before = 1, twice = 4, once = 2, after = 2;
    EXPECT_EQ(instructionsOf(*made), before + 3 * twice + once + after);
}

TEST_F(Unrolled, WaitsForScoreboards)
{
    const auto made = program(function());
    ASSERT_TRUE(made);
    for (const MachineBlock& one : made->blocks)
        for (const MachineBody& body : one.bodies)
            for (const MachineOp& op : body.ops) {
                EXPECT_EQ(op.writeScoreboard == 0, op.kind == Kind::Load);
                EXPECT_EQ(op.sources, op.kind == Kind::Store ? 1 : 0);
            }
}

TEST_F(Unrolled, IsRefusedWhereItCannotBeFollowed)
{
    sass::Function elsewhere = function();
    elsewhere.instructions[4].target = sass::Instruction::noTarget;
    EXPECT_FALSE(program(elsewhere)) << "a branch to an unknown place";
    sass::Function indirect = function();
    indirect.instructions[6].opcode = "BRX";
    EXPECT_FALSE(program(indirect));
    sass::Function moved = function();
    moved.instructions.erase(moved.instructions.begin() + 6);
    EXPECT_FALSE(program(moved)) << "a load of the loop beside the store behind it";
    EXPECT_FALSE(program(sass::Function{"run", {}, true})) << "nothing";
}

TEST_F(Unrolled, TakesAnyOperands)
{
    for (const char* operands :
         {"", ",", "R", "R-3, R-3, R-5, R-7", "SB0,", "SB0, 0x", "SB0, 0xfffffffff", "R99999999999,,"})
        for (const char* opcode : {"FFMA", "DEPBAR.LE", "LDS", "LDC", "IMMA", "."}) {
            sass::Function odd = function();
            odd.instructions[3].opcode = opcode;
            odd.instructions[3].operands = operands;
            if (const auto made = program(odd)) {
                EXPECT_GT(instructionsOf(*made), 0U) << opcode << " " << operands;
            }
        }
}

TEST_F(Unrolled, LeavesOutCallsAndDivergedShuffles)
{
    sass::Function rare = function();
    std::vector<sass::Instruction>& list = rare.instructions;
    list.insert(list.begin() + 1, instruction(ptx::Opcode::Mov, "", "CALL.REL.NOINC")); // behind a branch over it
    list.insert(list.begin() + 1, instruction(ptx::Opcode::Mov, "@!P2", "BRA", 3));
    for (sass::Instruction& in : list)
        if (in.opcode == "BRA" && in.guard != "@!P2")
            in.target += 2;
    const auto made = program(rare);
    ASSERT_TRUE(made);
    for (const MachineBlock& one : made->blocks)
        for (const MachineBody& body : one.bodies)
            EXPECT_EQ(std::ranges::count(body.ops, Kind::Jump, &MachineOp::kind), 0);
    EXPECT_EQ(instructionsOf(*made), instructionsOf(*program(function())) + 1) << "the branch, not the call";
}

/// A quotient of threadIdx.x and 5 as ptxas writes it, with a function for a numerator of 0; behind it three
/// instructions for those that do not call it.
class Calling : public Unrolled
{
protected:
    static PtxBlock quotient(unsigned threads)
    {
        return PtxBlock("cvt.rn.f32.u32 %f1, %r0;\n mov.f32 %f3, 0f40A00000;\n div.rn.f32 %f2, %f1, %f3;\n"
                        " st.shared.f32 [tile], %f2;\n",
                        threads);
    }

    std::uint64_t instructionsOf(const PtxBlock& own) const
    {
        using ptx::Opcode;
        sass::Function made{"run", {}, true};
        const auto add = [&](Opcode madeOf, const std::string& guard, const std::string& opcode,
                             std::uint32_t target = sass::Instruction::noTarget) {
            const auto& list = own.module().kernels.front().instructions;
            const auto found = std::ranges::find(list, madeOf, &ptx::Instruction::opcode);
            sass::Instruction in;
            in.ptxLine = found->textLine;
            in.guard = guard;
            in.opcode = opcode;
            in.operands = "R3, [R2]";
            in.target = target;
            made.instructions.push_back(in);
        };
        add(Opcode::Div, "", "FCHK");
        add(Opcode::Div, "@!P0", "BRA", 4);
        add(Opcode::Div, "", "CALL.REL.NOINC", 9); // 2
        add(Opcode::Div, "", "BRA", 7);
        for (int i = 0; i < 3; ++i) // 4
            add(Opcode::Div, "", "FFMA");
        add(Opcode::St, "", "STS"); // 7
        add(Opcode::Ret, "", "EXIT");
        add(Opcode::Div, "@P1", "BRA", 12); // 9: the function
        add(Opcode::Div, "", "FMUL");
        add(Opcode::Div, "", "FMUL");
        add(Opcode::Div, "", "RET"); // 12
        for (sass::Instruction& in : made.instructions)
            if (in.opcode == "BRA")
                in.operands = "label";
        const auto program = timing::listedProgram(own.module(), own.module().kernels.front(), figures, made);
        EXPECT_TRUE(program);
        MultiprocessorLoad load{*program, figures, own.paths()};
        load.l1Bytes = 1 << 17;
        load.l2BytesPerCycle = load.l2WrittenPerCycle = load.memoryBytesPerCycle = 28;
        return tilescope::simulate(load, {}).instructions;
    }
};

TEST_F(Calling, ExecutesTheFunctionOnlyForOperandsThatAskForIt)
{
    constexpr std::uint64_t ofWarp = 7, function = 4; // the call, the shortest way through the function, and back
    // Lane 0 of the first warp divides 0.
    EXPECT_EQ(instructionsOf(quotient(32)), ofWarp + function);
    EXPECT_EQ(instructionsOf(quotient(96)), 3 * ofWarp + function);
}

TEST_F(Calling, LeavesOutWhatIsForOtherLanesWhereThereAreNone)
{
    constexpr std::uint64_t ofWarp = 7, function = 4, forOthers = 3;
    EXPECT_EQ(instructionsOf(quotient(1)), ofWarp + function - forOthers);
}

struct CalledCase {
    const char* what;
    const char* body;
    bool calls;
};
class Called : public testing::TestWithParam<CalledCase>
{
};

TEST_P(Called, IsRecordedForTheOperandsThatAskForIt)
{
    const PtxBlock own(GetParam().body, 32);
    const std::vector<PathAccess>& accesses = own.paths().paths.front().warps.front().accesses;
    EXPECT_EQ(std::ranges::count(accesses, PathTarget::Function, &PathAccess::target), GetParam().calls ? 1 : 0)
        << GetParam().what;
}

INSTANTIATE_TEST_SUITE_P(
    Operands, Called,
    testing::Values(CalledCase{"1 / 3",
                               "mov.f32 %f1, 0f3F800000;\n mov.f32 %f2, 0f40400000;\n div.rn.f32 %f3, %f1, %f2;\n"
                               " st.shared.f32 [tile], %f3;\n",
                               false},
                    CalledCase{"0 / 3",
                               "mov.f32 %f1, 0f00000000;\n mov.f32 %f2, 0f40400000;\n div.rn.f32 %f3, %f1, %f2;\n"
                               " st.shared.f32 [tile], %f3;\n",
                               true},
                    CalledCase{"3 / 2^-130",
                               "mov.f32 %f1, 0f40400000;\n mov.f32 %f2, 0f00080000;\n div.rn.f32 %f3, %f1, %f2;\n"
                               " st.shared.f32 [tile], %f3;\n",
                               true},
                    CalledCase{"the root of 2",
                               "mov.f32 %f1, 0f40000000;\n sqrt.rn.f32 %f3, %f1;\n st.shared.f32 [tile], %f3;\n",
                               false},
                    CalledCase{"the root of 0",
                               "mov.f32 %f1, 0f00000000;\n sqrt.rn.f32 %f3, %f1;\n st.shared.f32 [tile], %f3;\n",
                               true}));

TEST_F(Unrolled, TakesSpilledRegistersForNoAccessOfThePtx)
{
    sass::Function spilled = function();
    std::vector<sass::Instruction>& list = spilled.instructions;
    list.insert(list.begin() + 8, instruction(ptx::Opcode::Ld, "", "LDL")); // at the line of a load in the loop
    list.insert(list.begin() + 1, instruction(ptx::Opcode::Ld, "", "STL"));
    for (sass::Instruction& in : list)
        if (in.opcode == "BRA")
            ++in.target;
    const auto made = program(spilled);
    ASSERT_TRUE(made) << "a load behind the loop is none of the loop";
    EXPECT_EQ(instructionsOf(*made), instructionsOf(*program(function())) + 2);
}

} // namespace
