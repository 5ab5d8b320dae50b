#include "ptx_fixture.h"

#include <gtest/gtest.h>

#include <bit>

namespace tilescope::ptx
{
namespace
{

struct InstructionRow {
    const char* text;
    Instruction expected;
    const char* operands;
};

/// The meaning of an instruction's modifiers, and its operands.
const std::vector<InstructionRow>& instructionRows()
{
    using O = Opcode;
    using T = Type;
    static const std::vector<InstructionRow> table{
        {"add.s32 %r1, %r2, -0x10;", {.opcode = O::Add, .type = T::S32}, "%r1 <- %r2, -16"},
        {"add.sat.s32 %r1, %r2, %r3;", {.opcode = O::Add, .type = T::S32, .saturate = true}, "%r1 <- %r2, %r3"},
        {"add.cc.u32 %r1, %r2, 1;", {.opcode = O::AddCarry, .type = T::U32, .carryOut = true}, "%r1 <- %r2, 1"},
        {"addc.u32 %r1, %r2, 0;", {.opcode = O::AddCarry, .type = T::U32, .carryIn = true}, "%r1 <- %r2, 0"},
        {"mad.hi.cc.u32 %r1, %r2, %r3, %r4;",
         {.opcode = O::MadCarry, .type = T::U32, .half = Half::Hi, .carryOut = true},
         "%r1 <- %r2, %r3, %r4"},
        {"subc.cc.u64 %d1, %d2, %d3;",
         {.opcode = O::SubCarry, .type = T::U64, .carryIn = true, .carryOut = true},
         "%d1 <- %d2, %d3"},
        {"mul.wide.u16 %r1, %h2, 3;", {.opcode = O::Mul, .type = T::U16, .half = Half::Wide}, "%r1 <- %h2, 3"},
        {"mad.wide.s32 %d1, %r2, %r3, %d4;",
         {.opcode = O::Mad, .type = T::S32, .half = Half::Wide},
         "%d1 <- %r2, %r3, %d4"},
        {"bfind.shiftamt.u64 %r1, %d2;", {.opcode = O::Bfind, .type = T::U64, .shiftAmount = true}, "%r1 <- %d2"},
        {"shf.l.wrap.b32 %r1, %r2, %r3, 7;",
         {.opcode = O::Shf, .type = T::B32, .shift = ShiftMode::Left},
         "%r1 <- %r2, %r3, 7"},
        {"shf.r.clamp.b32 %r1, %r2, %r3, 7;",
         {.opcode = O::Shf, .type = T::B32, .shift = ShiftMode::Right, .clamp = true},
         "%r1 <- %r2, %r3, 7"},
        {"prmt.b32.rc16 %r1, %r2, %r3, %r4;",
         {.opcode = O::Prmt, .type = T::B32, .permute = PermuteMode::Rc16},
         "%r1 <- %r2, %r3, %r4"},
        {"dp4a.u32.s32 %r1, %r2, %r3, %r4;",
         {.opcode = O::Dp4a, .type = T::U32, .sourceType = T::S32},
         "%r1 <- %r2, %r3, %r4"},
        {"or.pred %p1, %p2, !%p3;", {.opcode = O::Or, .type = T::Pred}, "%p1 <- %p2, !%p3"},
        {"fma.rm.ftz.f32 %f1, %f2, %f3, %f4;",
         {.opcode = O::Fma, .type = T::F32, .rounding = Rounding::Rm, .ftz = true},
         "%f1 <- %f2, %f3, %f4"},
        {"div.full.f32 %f1, %f2, %f3;", {.opcode = O::Div, .type = T::F32, .full = true}, "%f1 <- %f2, %f3"},
        {"sqrt.approx.f32 %f1, %f2;", {.opcode = O::Sqrt, .type = T::F32, .approximate = true}, "%f1 <- %f2"},
        {"min.NaN.f32 %f1, %f2, %f3;", {.opcode = O::Min, .type = T::F32, .nan = true}, "%f1 <- %f2, %f3"},
        {"max.xorsign.abs.f32 %f1, %f2, %f3;",
         {.opcode = O::Max, .type = T::F32, .signedAbs = true},
         "%f1 <- %f2, %f3"},
        {"testp.infinite.f64 %p1, %g2;",
         {.opcode = O::Testp, .type = T::F64, .test = FloatTest::Infinite},
         "%p1 <- %g2"},
        {"set.gt.u32.f32 %r1, %f2, %f3;",
         {.opcode = O::Set, .type = T::U32, .sourceType = T::F32, .compare = Compare::Gt},
         "%r1 <- %f2, %f3"},
        {"setp.lt.and.s32 %p1|%p2, %r1, 5, !%p3;",
         {.opcode = O::Setp, .type = T::S32, .compare = Compare::Lt, .combine = Combine::And},
         "%p1, %p2 <- %r1, 5, !%p3"},
        {"setp.lo.u32 %p1, %r1, %r2;", {.opcode = O::Setp, .type = T::U32, .compare = Compare::Lo}, "%p1 <- %r1, %r2"},
        {"selp.b16 %h1, -1, 0, %p1;", {.opcode = O::Selp, .type = T::B16}, "%h1 <- -1, 0, %p1"},
        {"slct.u64.s32 %d1, %d2, %d3, %r4;",
         {.opcode = O::Slct, .type = T::U64, .sourceType = T::S32},
         "%d1 <- %d2, %d3, %r4"},
        {"mov.b32 {%h1, _}, %r1;", {.opcode = O::Mov, .type = T::B32}, "%h1, _ <- %r1"},
        {"mov.b64 %d1, {%r1, %r2};", {.opcode = O::Mov, .type = T::B64}, "%d1 <- %r1, %r2"},
        {"mov.u32 %r1, %ctaid.y;", {.opcode = O::Mov, .type = T::U32}, "%r1 <- special 7"},
        {"cvta.to.shared.u64 %d1, %d2;",
         {.opcode = O::Cvta, .type = T::U64, .space = Space::Shared, .toGeneric = false},
         "%d1 <- %d2"},
        {"isspacep.global %p1, %d2;", {.opcode = O::Isspacep, .space = Space::Global}, "%p1 <- %d2"},
        {"cvt.rzi.ftz.s16.f32 %h1, %f2;",
         {.opcode = O::Cvt, .type = T::S16, .sourceType = T::F32, .rounding = Rounding::Rzi, .ftz = true},
         "%h1 <- %f2"},
        {"cvt.sat.u8.s32 %r1, %r2;",
         {.opcode = O::Cvt, .type = T::U8, .sourceType = T::S32, .saturate = true},
         "%r1 <- %r2"},
        {"abs.f16x2 %r1, %r2;", {.opcode = O::Abs, .type = T::F16x2}, "%r1 <- %r2"},
        {"max.NaN.f16x2 %r1, %r2, %r3;", {.opcode = O::Max, .type = T::F16x2, .nan = true}, "%r1 <- %r2, %r3"},
        {"sub.sat.f16x2 %r1, %r2, %r3;", {.opcode = O::Sub, .type = T::F16x2, .saturate = true}, "%r1 <- %r2, %r3"},
        {"cvt.rn.f16x2.f32 %r1, %f2, %f3;",
         {.opcode = O::Cvt, .type = T::F16x2, .sourceType = T::F32, .rounding = Rounding::Rn},
         "%r1 <- %f2, %f3"},
        {"ld.global.nc.v4.f32 {%f1, %f2, %f3, %f4}, [%d1+-16];",
         {.opcode = O::Ld, .type = T::F32, .space = Space::Global, .vector = 4, .readOnly = true},
         "%f1, %f2, %f3, %f4 <- [%d1-16]"},
        {"ld.global.b32 { %r1 }, [ %d1 + 0 ];",
         {.opcode = O::Ld, .type = T::B32, .space = Space::Global},
         "%r1 <- [%d1]"},
        {"ld.volatile.shared.u8 %r1, [tile+3];",
         {.opcode = O::Ld, .type = T::U8, .space = Space::Shared, .isVolatile = true},
         "%r1 <- [tile+3]"},
        {"ld.b32 %r1, [tile];", {.opcode = O::Ld, .type = T::B32, .space = Space::Shared}, "%r1 <- [tile]"},
        {"ld.b32 %r1, [%d1];", {.opcode = O::Ld, .type = T::B32, .space = Space::Generic}, "%r1 <- [%d1]"},
        {"st.shared.v2.u32 [tile], {%r1, -1};",
         {.opcode = O::St, .type = T::U32, .space = Space::Shared, .vector = 2},
         " <- [tile], %r1, -1"},
        {"tex.a2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d3, {%r1, %f2, %f3, %f3}];",
         {.opcode = O::Tex, .type = T::F32, .sourceType = T::F32, .texture = TextureShape::Array2D, .vector = 4},
         "%f1, %f2, %f3, %f4 <- %d3, %r1, %f2, %f3"},
        {"tex.acube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d3, {%r1, %f1, %f2, %f3}];",
         {.opcode = O::Tex, .type = T::F32, .sourceType = T::F32, .texture = TextureShape::ArrayCube, .vector = 4},
         "%f1, %f2, %f3, %f4 <- %d3, %r1, %f1, %f2, %f3"},
        {"suld.b.2d.v4.b8.clamp {%h1, %h2, %h3, %h4}, [%d3, {%r1, %r2}];",
         {.opcode = O::SurfaceLoad,
          .type = T::B8,
          .texture = TextureShape::TwoD,
          .bounds = SurfaceBounds::Clamp,
          .vector = 4},
         "%h1, %h2, %h3, %h4 <- %d3, %r1, %r2"},
        {"sust.b.a2d.b32.zero [%d3, {%r1, %r2, %r3, %r3}], %f4;",
         {.opcode = O::SurfaceStore, .type = T::B32, .texture = TextureShape::Array2D, .bounds = SurfaceBounds::Zero},
         " <- %d3, %r1, %r2, %r3, %f4"},
        {"tex.level.2d.v4.f32.f32 {%f1, _, _, _}, [%d3, {%f1, %f2}], %f5;",
         {.opcode = O::Tex,
          .type = T::F32,
          .sourceType = T::F32,
          .texture = TextureShape::TwoD,
          .textureDetail = TextureDetail::Level,
          .vector = 4},
         "%f1, _, _, _ <- %d3, %f1, %f2, %f5"},
        {"atom.shared.cas.b32 %r1, [tile+8], %r2, %r3;",
         {.opcode = O::Atom, .type = T::B32, .space = Space::Shared, .atomic = AtomicOp::Cas},
         "%r1 <- [tile+8], %r2, %r3"},
        {"red.relaxed.gpu.global.add.f32 [%d1], %f1;",
         {.opcode = O::Red, .type = T::F32, .space = Space::Global, .atomic = AtomicOp::Add, .isVolatile = true},
         " <- [%d1], %f1"},
        {"cp.async.ca.shared.global [tile+4], [%d1+16], 8, %r2;",
         {.opcode = O::CpAsync, .type = T::B32, .space = Space::Shared, .vector = 2},
         " <- [tile+4], [%d1+16], %r2"},
        {"cp.async.cg.shared::cta.global.L2::128B [%r1], [%d1], 16;",
         {.opcode = O::CpAsync, .type = T::B32, .space = Space::Shared, .vector = 4, .bypassesL1 = true},
         " <- [%r1], [%d1]"},
        {"cp.async.wait_group 3;", {.opcode = O::CpAsyncWait}, " <- 3"},
        {"cp.async.wait_all;", {.opcode = O::CpAsyncWait}, " <- "},
        {"cp.async.commit_group;", {.opcode = O::CpAsyncCommit}, " <- "},
        {"mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2}, {%r3}, {%f4, %f3, %f2, "
         "0f00000000};",
         {.opcode = O::Mma, .matrix = MatrixShape::K4Tf32},
         "%f1, %f2, %f3, %f4 <- %r1, %r2, %r3, %f4, %f3, %f2, 0"},
        {"ldmatrix.sync.aligned.m8n8.x1.shared.b16 %r1, [tile+16];",
         {.opcode = O::LdMatrix, .type = T::B16, .space = Space::Shared},
         "%r1 <- [tile+16]"},
        {"ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%r1, %r2}, [%d1];",
         {.opcode = O::LdMatrix, .type = T::B16, .space = Space::Shared, .vector = 2, .transposed = true},
         "%r1, %r2 <- [%d1]"},
        {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1, %r2, %r3, %r4}, [%r5+-32];",
         {.opcode = O::LdMatrix, .type = T::B16, .space = Space::Shared, .vector = 4},
         "%r1, %r2, %r3, %r4 <- [%r5-32]"},
        {"ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r1, %r2}, [%r3];",
         {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Matrices},
         " <- "},
        {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%d1], 64, [%r2];",
         {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Tma},
         " <- "},
        {"cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r1], [%d1, {%r2, %r3}], "
         "[%r4];",
         {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Tma},
         " <- "},
        {"mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], %r2;",
         {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Tma},
         " <- "},
        {"mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1];",
         {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Clusters},
         " <- "},
        {"mbarrier.init.shared::cta.b64 [%r1], 32;",
         {.opcode = O::Mbarrier, .type = T::B64, .space = Space::Shared, .mbarrier = MbarrierOp::Init},
         " <- [%r1], 32"},
        {"mbarrier.arrive_drop.shared.b64 %d1, [%r1], 2;",
         {.opcode = O::Mbarrier, .type = T::B64, .space = Space::Shared, .mbarrier = MbarrierOp::Drop},
         "%d1 <- [%r1], 2"},
        {"mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r1], %r2;",
         {.opcode = O::Mbarrier, .type = T::B64, .space = Space::Shared, .mbarrier = MbarrierOp::WaitParity},
         "%p1 <- [%r1], %r2"},
        {"cp.async.mbarrier.arrive.noinc.shared.b64 [%r1+8];",
         {.opcode = O::Mbarrier, .type = T::B64, .space = Space::Shared, .mbarrier = MbarrierOp::CopyArriveNoInc},
         " <- [%r1+8]"},
        {"fence.proxy.async.shared::cta;", {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Tma}, " <- "},
        {"barrier.cluster.arrive.aligned;", {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Clusters}, " <- "},
        {"wgmma.fence.sync.aligned;", {.opcode = O::Unmodelled, .unmodelled = Unmodelled::Matrices}, " <- "},
        {"cvt.rna.tf32.f32 %r1, %f2;", {.opcode = O::CvtTf32}, "%r1 <- %f2"},
        {"vabsdiff4.u32.u32.u32.add %r1, %r2, %r3, %r4;",
         {.opcode = O::VabsDiff4, .atomic = AtomicOp::Add, .vector = 4},
         "%r1 <- %r2, %r3, %r4"},
        {"bar.sync 0;", {.opcode = O::Bar}, " <- 0"},
        {"bar.arrive 1, 64;", {.opcode = O::Bar, .arrive = true}, " <- 1, 64"},
        {"bar.red.popc.u32 %r1, 0, !%p1;",
         {.opcode = O::BarRed, .type = T::U32, .atomic = AtomicOp::Add},
         "%r1 <- 0, !%p1"},
        {"barrier.cta.red.and.aligned.pred %p1, 1, 64, %p2;",
         {.opcode = O::BarRed, .type = T::Pred, .atomic = AtomicOp::And},
         "%p1 <- 1, 64, %p2"},
        {"bar.warp.sync -1;", {.opcode = O::BarWarp}, " <- -1"},
        {"fence.acq_rel.gpu;", {.opcode = O::Membar, .isVolatile = true}, " <- "},
        {"shfl.sync.bfly.b32 %r1|%p1, %r2, 16, 31, -1;",
         {.opcode = O::Shfl, .type = T::B32, .shuffle = ShuffleMode::Bfly},
         "%r1, %p1 <- %r2, 16, 31, -1"},
        {"vote.sync.ballot.b32 %r1, %p1, -1;",
         {.opcode = O::Vote, .type = T::B32, .vote = VoteMode::Ballot},
         "%r1 <- %p1, -1"},
        {"match.all.sync.b64 %r1|%p1, %d2, -1;",
         {.opcode = O::Match, .type = T::B64, .vote = VoteMode::All},
         "%r1, %p1 <- %d2, -1"},
        {"redux.sync.max.s32 %r1, %r2, -1;",
         {.opcode = O::Redux, .type = T::S32, .atomic = AtomicOp::Max},
         "%r1 <- %r2, -1"},
    };
    return table;
}

TEST(Instruction, ModifiersAndOperands)
{
    for (const InstructionRow& row : instructionRows()) {
        SCOPED_TRACE(row.text);
        const Module module = parseModule(kernelText(row.text), "kernel.cu");
        const Kernel& kernel = module.kernels.at(0);
        Instruction parsed = kernel.instructions.at(0);
        EXPECT_EQ(operandsOf(module, kernel, parsed), row.operands);
        parsed.destinations.clear();
        parsed.sources.clear();
        parsed.textLine = 0;
        EXPECT_TRUE(parsed == row.expected);
    }
}

TEST(Instruction, EveryFormIsRead)
{
    const Module module = parseData("ptx/instructions.ptx");
    EXPECT_TRUE(faultsOf(module).empty());
    EXPECT_EQ(module.kernels.at(0).instructions.size(), 256u);
    EXPECT_EQ(countOf(module.kernels.at(0), Opcode::Cvt), 15u);
    EXPECT_EQ(countOf(module.kernels.at(0), Opcode::Tex), 9u);
}

TEST(Instruction, GuardsAndBranches)
{
    const Kernel kernel = parseBody("top: @!%p1 add.s32 %r1, %r1, 1; @%p2 bra.uni top;\n"
                                    "list: .branchtargets top, end; brx.idx %r1, list; end:");
    EXPECT_EQ(kernel.registers.at(kernel.instructions[0].guard).name, "%p1");
    EXPECT_TRUE(kernel.instructions[0].guardNegated);
    EXPECT_EQ(kernel.instructions[1].target, 0u);
    EXPECT_TRUE(kernel.instructions[1].uniform);
    EXPECT_FALSE(kernel.instructions[1].guardNegated);
    EXPECT_EQ(kernel.instructions[2].targets, (std::vector<std::uint32_t>{0, 3}));
    EXPECT_EQ(kernel.instructions[3].opcode, Opcode::Ret);
}

TEST(Instruction, ConstantsTakeTheTypeOfTheOperand)
{
    const auto bits = [](const std::string& text) { return parseOne(text).sources.at(0).bits; };
    EXPECT_EQ(bits("mov.u32 %r1, 0x1F;"), 31u);
    EXPECT_EQ(bits("mov.u32 %r1, 017;"), 15u);
    EXPECT_EQ(bits("mov.u32 %r1, 0b101;"), 5u);
    EXPECT_EQ(bits("mov.u32 %r1, 4294967295U;"), 4294967295u);
    EXPECT_EQ(bits("mov.s32 %r1, -7;"), static_cast<std::uint64_t>(-7));
    EXPECT_EQ(bits("mov.u64 %d1, 0xFFFFFFFFFFFFFFFF;"), ~std::uint64_t{0});
    EXPECT_EQ(bits("mov.u32 %r1, WARP_SZ;"), 32u);
    EXPECT_EQ(bits("mov.pred %p1, -1;"), 1u);
    EXPECT_EQ(bits("mov.pred %p1, false;"), 0u);
    EXPECT_EQ(bits("mov.f32 %f1, 0fFF800000;"), 0xFF800000u);
    EXPECT_EQ(bits("mov.f32 %f1, 1.5;"), std::bit_cast<std::uint32_t>(1.5f));
    EXPECT_EQ(bits("mov.f32 %f1, -2.5e-3;"), std::bit_cast<std::uint32_t>(-2.5e-3f));
    EXPECT_EQ(bits("mov.f32 %f1, 0d3FF8000000000000;"), std::bit_cast<std::uint32_t>(1.5f));
    EXPECT_EQ(bits("mov.f64 %g1, 0f3FC00000;"), std::bit_cast<std::uint64_t>(1.5));
    EXPECT_EQ(bits("mov.b32 %r1, 0f3F800000;"), 0x3F800000u);
}

} // namespace
} // namespace tilescope::ptx
