#include "gpu/timing/instruction_cost.h"
#include "gpu/timing/lowering.h"
#include "gpu/timing/scheduler.h"
#include "tests/gpu/timing/ptx_block.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

// What ptxas 13.0 makes of PTX for sm_90, as nvdisasm's listings show it.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

using Kind = MachineOp::Kind;

MachineProgram programOf(const PtxBlock& block, int registers = 0)
{
    return machineProgram(block.module(), block.module().kernels.front(), machineFigures(gpuNamed("H100")), registers);
}

std::size_t countOf(const MachineProgram& program, Kind kind)
{
    std::size_t count = 0;
    for (const MachineBlock& block : program.blocks)
        count += static_cast<std::size_t>(std::ranges::count(block.bodies.at(0).ops, kind, &MachineOp::kind));
    return count;
}

/// All instructions, one block after the other.
std::vector<MachineOp> opsOf(const MachineProgram& program)
{
    std::vector<MachineOp> ops;
    for (const MachineBlock& block : program.blocks)
        ops.insert(ops.end(), block.bodies.at(0).ops.begin(), block.bodies.at(0).ops.end());
    return ops;
}

/// "if (threadIdx.x < limit) body", `times` over, each with a register of its own.
std::string conditions(const std::string& body, int times, int limit = 20)
{
    std::string text = "ld.param.u64 %rd1, [out];\n mul.wide.u32 %rd2, %r0, 4;\n add.s64 %rd1, %rd1, %rd2;\n"
                       " mov.u32 %r2, tile;\n setp.ge.u32 %p1, %r0, " +
                       std::to_string(limit) + ";\n";
    for (int i = 0; i < times; ++i) {
        std::string own = body;
        for (std::size_t at = own.find('#'); at != std::string::npos; at = own.find('#'))
            own.replace(at, 1, std::to_string(10 + i));
        text += " @%p1 bra after" + std::to_string(i) + ";\n " + own + "\n after" + std::to_string(i) + ":\n";
    }
    return text + " st.shared.u32 [%r2], %r10;\n";
}

} // namespace

TEST(Program, MakesPredicatesOfShortConditions)
{
    const PtxBlock loads(conditions("ld.global.u32 %r#, [%rd1+#00];", 8), 64);
    const MachineProgram program = programOf(loads);
    EXPECT_EQ(countOf(program, Kind::Branch), 0u);
    EXPECT_EQ(countOf(program, Kind::Load), 8u);
    const std::vector<MachineOp> ops = opsOf(program);
    const auto first = std::ranges::find(ops, Kind::Load, &MachineOp::kind);
    EXPECT_TRUE(std::all_of(first, first + 8, [](const MachineOp& op) {
        return op.kind == Kind::Load || op.pipe == Pipe::Control || op.pipe == Pipe::Alu;
    })) << "together";
    EXPECT_LT(loads.cycles(), 3.0 * 690) << "one wait for memory rather than eight";
}

TEST(Program, KeepsBranchesAroundLongBodiesAndMeetings)
{
    EXPECT_EQ(countOf(programOf(PtxBlock(
                          conditions(repeated("xor.b32 %r10, %r10, %r0;\n mul.lo.u32 %r10, %r10, %r0;", 20), 1), 64)),
                      Kind::Branch),
              1u);
    EXPECT_EQ(countOf(programOf(PtxBlock(conditions("bar.sync 0;", 1, 64), 64)), Kind::Branch), 1u);
    EXPECT_EQ(countOf(programOf(PtxBlock(conditions("atom.shared.add.u32 %r#, [%r2], 1;", 1), 64)), Kind::Branch), 1u);
}

/// A warp whose lanes all pass by executes the predicated instructions all the same, without their memory.
TEST(Program, ExecutesPredicatedInstructionsForNobody)
{
    const PtxBlock some(conditions("ld.global.u32 %r#, [%rd1+#00];", 8), 32);
    const PtxBlock none(conditions("ld.global.u32 %r#, [%rd1+#00];", 8, 0), 32);
    const MultiprocessorRun with = some.simulate(), without = none.simulate();
    EXPECT_EQ(with.instructions, without.instructions);
    EXPECT_GT(with.l1Sectors, 0);
    EXPECT_EQ(without.l1Sectors, 0);
}

TEST(Program, StallsAsControlCodesDo)
{
    const auto programmed = [](const std::string& body) { return opsOf(programOf(PtxBlock(body, 32))); };
    const std::vector<MachineOp> accesses =
        programmed("mov.u32 %r2, tile;\n ld.shared.u32 %r3, [%r2];\n ld.shared.u32 %r4, [%r2+4];\n"
                   " ld.shared.u32 %r5, [%r2+8];\n st.shared.u32 [%r2+12], %r0;\n");
    EXPECT_GE(
        std::ranges::count_if(accesses, [](const MachineOp& op) { return op.kind == Kind::Load && op.stall == 4; }), 1)
        << "four schedulers share the load/store pipe";
    int untilBranch = 0;
    for (const MachineOp& op : programmed("setp.eq.u32 %p1, %r0, 3;\n @%p1 bra over;\n bar.sync 0;\n over:\n")) {
        if (op.kind == Kind::Branch)
            break;
        untilBranch = op.pipe == Pipe::Alu || untilBranch > 0 ? untilBranch + op.stall : 0;
    }
    EXPECT_GE(untilBranch, 12) << "from a comparison to its branch";
    const std::vector<MachineOp> chain =
        opsOf(programOf(PtxBlock(repeated("fma.rn.f32 %f1, %f1, %f1, 0f3F800000;", 8), 32)));
    EXPECT_GE(std::ranges::count_if(chain, [](const MachineOp& op) { return op.pipe == Pipe::Fma && op.stall == 4; }),
              6);
    const std::vector<MachineOp> logic =
        opsOf(programOf(PtxBlock(repeated("lop3.b32 %r1, %r0, %r1, %r1, 0x96;\n lop3.b32 %r2, %r0, %r2, %r2, 0x96;\n"
                                          " lop3.b32 %r3, %r0, %r3, %r3, 0x96;\n lop3.b32 %r4, %r0, %r4, %r4, 0x96;",
                                          4) +
                                     " mov.u32 %r5, tile;\n st.shared.v4.u32 [%r5], {%r1, %r2, %r3, %r4};\n",
                                 32)));
    EXPECT_GE(std::ranges::count_if(logic, [](const MachineOp& op) { return op.pipe == Pipe::Alu && op.stall == 2; }),
              8)
        << "half of a warp at a time";
}

/// What a warp waits for in a chain is known beforehand: no scoreboard, and all of it is "wait".
TEST(Program, TracksOnlyWhatMayBeLate)
{
    const PtxBlock chain("mov.f32 %f1, 0f3F800000;\n" + repeated("fma.rn.f32 %f1, %f1, %f1, 0f3F800000;", 200), 32);
    EXPECT_EQ(programOf(chain).registers, 0u);
    StateCycles sum{};
    for (const StateCycles& site : chain.simulate().sites)
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += site[i];
    EXPECT_NEAR(sum[static_cast<std::size_t>(StallReason::Wait)], 200 * 3, 30);
    EXPECT_NEAR(sum[static_cast<std::size_t>(StallReason::MathPipe)], 0, 1);
}

/// All loads come first if there are registers for what they bring; else sums are made in between.
TEST(Program, KeepsToItsRegisters)
{
    std::string body = "ld.param.u64 %rd1, [out];\n mul.wide.u32 %rd2, %r0, 4;\n add.s64 %rd1, %rd1, %rd2;\n";
    for (int i = 10; i < 58; ++i)
        body += "ld.global.u32 %r" + std::to_string(i) + ", [%rd1+" + std::to_string(128 * i) + "];\n";
    for (int i = 10; i < 58; ++i)
        body += "xor.b32 %r1, %r1, %r" + std::to_string(i) + ";\n add.u32 %r1, %r1, 7;\n";
    const PtxBlock block(body + "st.global.u32 [%rd1], %r1;\n", 32);
    const auto longest = [&](int registers) {
        int loads = 0, most = 0;
        for (const MachineOp& op : opsOf(programOf(block, registers))) {
            loads += op.kind == Kind::Load ? 1 : op.pipe == Pipe::Alu && op.sources > 0 ? -1 : 0;
            most = std::max(most, loads);
        }
        return most;
    };
    EXPECT_GT(longest(200), 24);
    EXPECT_LT(longest(24), 20);
}

TEST(Scheduler, StaysWithItsWarpElseTakesTheOldest)
{
    timing::Scheduler scheduler;
    double wake = timing::never;
    constexpr auto alu = static_cast<timing::Gate>(Pipe::Alu), fma = static_cast<timing::Gate>(Pipe::Fma);
    for (std::size_t place = 0; place < 3; ++place)
        scheduler.setAge(place, 10 - place);
    scheduler.wait(0, 5, alu, wake);
    scheduler.wait(1, 7, fma, wake);
    scheduler.wait(2, 5, alu, wake);
    EXPECT_EQ(wake, 5);
    EXPECT_EQ(scheduler.choose(4, 1, wake), timing::Scheduler::nobody);
    EXPECT_EQ(wake, 5);
    EXPECT_EQ(scheduler.choose(5, 1, wake), 0u) << "whose turn it was";
    scheduler.close(alu, 5, 7);
    EXPECT_EQ(wake, 6);
    EXPECT_EQ(scheduler.choose(6, 1, wake), timing::Scheduler::nobody) << "the pipe is taken";
    EXPECT_EQ(wake, 7);
    scheduler.wait(0, 8, alu, wake);
    EXPECT_EQ(scheduler.choose(7, 1, wake), 2u) << "the oldest";
    scheduler.wait(2, 8, fma, wake);
    EXPECT_EQ(scheduler.choose(8, 1, wake), 2u) << "it stays";
    EXPECT_EQ(scheduler.choose(9, 1, wake), 1u);
    EXPECT_EQ(scheduler.choose(10, 1, wake), 0u) << "the youngest";
    EXPECT_EQ(scheduler.choose(11, 1, wake), timing::Scheduler::nobody);
    EXPECT_EQ(wake, timing::never);
}

/// Two warps that could go on for ever share the scheduler.
TEST(Scheduler, LeavesAWarpThatIssuesForLong)
{
    timing::Scheduler scheduler;
    double wake = timing::never;
    constexpr auto fma = static_cast<timing::Gate>(Pipe::Fma);
    std::array<int, 2> issued{};
    int changes = 0;
    std::size_t last = 0;
    scheduler.wait(0, 0, fma, wake);
    scheduler.wait(1, 0, fma, wake);
    for (int cycle = 0; cycle < 4096; ++cycle) {
        const std::size_t place = scheduler.choose(cycle, 1, wake);
        ASSERT_LT(place, issued.size());
        ++issued[place];
        changes += place != last ? 1 : 0;
        last = place;
        scheduler.wait(place, cycle + 1, fma, wake);
    }
    EXPECT_NEAR(issued[0], issued[1], 256);
    EXPECT_GT(changes, 8);
    EXPECT_LT(changes, 128) << "and stays with each for a while";
}

/// A register that holds a sum from one turn of a loop to the next has one value at a time: the loads of the next
/// products are not kept back for a second one.
TEST(MachineProgram, NeedsARegisterOnceForItsOldAndItsNewValue)
{
    constexpr int sums = 8, turns = 5;
    const auto f = [](int number) { return "%f" + std::to_string(number); };
    std::string body = "ld.param.u64 %rd1, [out];\n cvt.u32.u64 %r1, %rd1;\n", end;
    for (int sum = 0; sum < sums; ++sum) {
        body += "mov.f32 " + f(sum) + ", 0f00000000;\n";
        end += "st.global.f32 [%rd1+" + std::to_string(4 * sum) + "], " + f(sum) + ";\n";
    }
    body += "LOOP:\n";
    for (int turn = 0; turn < turns; ++turn) {
        const std::string a = f(50 + 2 * turn), b = f(51 + 2 * turn);
        for (const std::string& factor : {a, b})
            body += "ld.shared.f32 " + factor + ", [%r1+" + std::to_string(8 * turn + (factor == b ? 4 : 0)) + "];\n";
        for (int sum = 0; sum < sums; ++sum) // as compilers write it, each value in a register of its own
            body += "fma.rn.f32 " + f(8 + turn * sums + sum) + ", " + a + ", " + b + ", " +
                    f(turn == 0 ? sum : turn * sums + sum) + ";\n";
    }
    for (int sum = 0; sum < sums; ++sum)
        body += "mov.f32 " + f(sum) + ", " + f(turns * sums + sum) + ";\n";
    body += "add.u32 %r0, %r0, 1;\nsetp.lt.u32 %p1, %r0, 100;\n@%p1 bra LOOP;\n" + end;
    const PtxBlock block(body, 32);
    std::map<std::uint16_t, int> loadedAt;
    std::vector<int> distances; // between a load and its first reader
    int at = 0;
    for (const MachineOp& op : opsOf(programOf(block, 22))) {
        for (std::size_t s = 0; s < op.sources; ++s)
            if (const auto found = loadedAt.find(op.source[s]); found != loadedAt.end()) {
                distances.push_back(at - found->second);
                loadedAt.erase(found);
            }
        if (op.kind == Kind::Load && op.memory == MachineOp::Memory::Shared)
            loadedAt[op.result[0]] = at;
        at += op.kind != Kind::Alias ? 1 : 0;
    }
    ASSERT_EQ(distances.size(), 2U * turns);
    EXPECT_GT(*std::min_element(distances.begin() + 4, distances.end()), 5);
}

TEST(Program, EveryOpcodeHasItsCost)
{
    using enum ptx::Opcode;
    using ptx::Type;
    struct Cost {
        Pipe pipe = Pipe::Alu;
        int whole = 1, wide = 2; ///< instructions for 32 and 64 bits
        Pipe floats = Pipe::Alu;
        int single = 1;
    };
    const auto fma = Pipe::Fma, product = Pipe::IntegerFma, special = Pipe::Special;
    // Those that are not one instruction of the first pipe, two of 64 bits.
    const std::map<ptx::Opcode, Cost> costs{
        {Add, {.floats = fma}},
        {Sub, {.floats = fma}},
        {Mul, {product, 1, 4, fma}},
        {Fma, {product, 1, 4, fma}},
        {Mad, {product, 1, 4, fma}},
        {Mul24, {product, 1, 4, fma}},
        {Mad24, {product, 1, 4, fma}},
        {Min, {.wide = 3}},
        {Max, {.wide = 3}},
        {Abs, {.floats = fma, .single = 0}},
        {Neg, {.floats = fma, .single = 0}},
        {Div, {product, 16, 70, fma, 10}},
        {Rem, {product, 18, 75, product, 18}},
        {Sqrt, {fma, 9, 9, fma, 9}},
        {Rcp, {fma, 7, 7, fma, 7}},
        {Rsqrt, {special, 1, 1, special}},
        {Ex2, {special, 1, 1, special}},
        {Lg2, {special, 1, 1, special}},
        {Tanh, {special, 1, 1, special}},
        {Sin, {special, 2, 2, special, 2}},
        {Cos, {special, 2, 2, special, 2}},
        {Popc, {special, 1, 1, special}},
        {Clz, {special, 1, 1, special}},
        {Bfind, {special, 1, 1, special}},
        {Brev, {special, 1, 1, special}},
        {Sad, {.whole = 2, .single = 2}},
        {Bfi, {.whole = 2, .single = 2}},
        {Bfe, {.wide = 1}},
        {VabsDiff4, {.whole = 4, .wide = 4, .single = 4}},
        {Dp4a, {product, 1, 1, product}},
        {Dp2a, {product, 1, 1, product}},
        {Mma, {Pipe::Tensor, 1, 1, Pipe::Tensor}},
        {Cvta, {.whole = 0, .wide = 0, .single = 0}},
        {Vote, {.wide = 1}},
        {Match, {.wide = 1}},
        {Activemask, {.wide = 1}},
        {Redux, {special, 1, 1, special}},
    };
    MachineFigures figures = machineFigures(gpuNamed("H100"));
    figures.absoluteDifferences = 4;
    figures.multiplyInstructions = 1;
    for (int i = 0; i <= static_cast<int>(Nop); ++i) {
        const auto opcode = static_cast<ptx::Opcode>(i);
        const bool byOperands = opcode == Mov || opcode == Cvt;
        if (byOperands || opcode == Bra || opcode == BrxIdx) // these need operands and targets
            continue;
        const auto found = costs.find(opcode);
        const Cost cost = found == costs.end() ? Cost{} : found->second;
        for (const Type type : {Type::S32, Type::S64, Type::F32}) {
            SCOPED_TRACE("opcode " + std::to_string(i) + ", bits " + std::to_string(bitsOf(type)));
            ptx::Kernel kernel;
            kernel.registers.resize(1);
            ptx::Instruction in{.opcode = opcode, .type = type};
            in.sources.resize(3);
            if (opcode == Add) // its result's register is looked up
                in.destinations.push_back({.kind = ptx::Operand::Kind::Register});
            kernel.instructions = {in, {.opcode = St, .type = type, .space = ptx::Space::Global}, {.opcode = Ret}};
            kernel.instructions[1].sources = {{.kind = ptx::Operand::Kind::Memory},
                                              {.kind = ptx::Operand::Kind::Register}};
            const ptx::Module module;
            const timing::Part part = timing::stepCosts(timing::KernelSteps(module, kernel), figures).at(0).part;
            const bool isFloat = type == Type::F32;
            EXPECT_EQ(part.count, isFloat ? cost.single : type == Type::S64 ? cost.wide : cost.whole);
            EXPECT_EQ(static_cast<int>(part.pipe), static_cast<int>(isFloat ? cost.floats : cost.pipe));
        }
    }
}
