#include "gpu/model/work.h"

#include <gtest/gtest.h>

#include <set>

namespace tilescope
{

namespace
{

ptx::Kernel workKernel(const std::string& body)
{
    const std::string text =
        ".version 7.0\n.target sm_70\n.address_size 64\n"
        ".visible .entry k(.param .u64 p)\n{\n.reg .b64 %rd<4>;\n.reg .f32 %f<8>;\n.reg .b32 %r<8>;\n"
        "ld.param.u64 %rd1, [p];\ncvta.to.global.u64 %rd2, %rd1;\n" +
        body + "ret;\n}\n";
    return *ptx::parseModule(text, "k.cu").findKernel("k");
}

/// Every instruction was executed by `threads` threads.
std::vector<SiteCounters> all(const ptx::Kernel& kernel, std::uint64_t threads)
{
    std::vector<SiteCounters> sites;
    for (std::uint32_t site = 0; site < kernel.instructions.size(); ++site) {
        SiteCounters counted;
        counted.site = site;
        counted.counters.threadInstructions = threads;
        sites.push_back(counted);
    }
    return sites;
}

} // namespace

TEST(Work, CountsAFusedMultiplyAddAsTwoOperationsAndOneInstruction)
{
    const ptx::Kernel kernel =
        workKernel("ld.global.f32 %f1, [%rd2];\nfma.rn.f32 %f2, %f1, %f1, %f1;\n"
                   "add.f32 %f3, %f2, %f1;\nadd.s32 %r1, %r2, %r3;\nst.global.f32 [%rd2], %f3;\n");
    const Work work = workOf(kernel, all(kernel, 64), 512);
    EXPECT_EQ(work.floatOperations, 3 * 64);
    EXPECT_EQ(work.floatInstructions, 2 * 64);
    EXPECT_EQ(work.arithmetic, 3 * 64);
    EXPECT_EQ(work.askedBytes, 4 * 64);
    EXPECT_EQ(work.onceBytes, 512);
    EXPECT_EQ(work.cgma(), 0.5);
}

TEST(Work, CountsTheBytesOfVectorsAndSmallTypes)
{
    const ptx::Kernel kernel =
        workKernel("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];\nld.global.u8 %r1, [%rd2];\n");
    EXPECT_EQ(workOf(kernel, all(kernel, 1), 0).askedBytes, 17);
    EXPECT_FALSE(workOf(kernel, all(kernel, 1), 0).cgma()); // it computes nothing in floats
}

TEST(Work, CountsPairsOfHalvesTwiceAndMatrixProductsByTheirMultiplyAdds)
{
    const ptx::Kernel halves = workKernel("fma.rn.f16x2 %r1, %r2, %r3, %r4;\nadd.f16x2 %r1, %r2, %r3;\n");
    EXPECT_EQ(workOf(halves, all(halves, 32), 0).floatOperations, (4 + 2) * 32);
    const ptx::Kernel matrix =
        workKernel("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, "
                   "{%r5, %r6}, {%f1, %f2, %f3, %f4};\n");
    EXPECT_EQ(workOf(matrix, all(matrix, 32), 0).floatOperations, 2 * 16 * 8 * 8);
    EXPECT_EQ(workOf(matrix, all(matrix, 32), 0).floatInstructions, 16 * 8 * 8);
}

TEST(Work, CountsWhatAnAsynchronousCopyAsksFor)
{
    const ptx::Kernel kernel = workKernel("cp.async.cg.shared.global [%r1], [%rd2], 16;\n");
    EXPECT_EQ(workOf(kernel, all(kernel, 2), 0).askedBytes, 32);
}

TEST(Work, EveryOpcodeHasItsUnit)
{
    using ptx::Opcode;
    using enum Opcode;
    // clang-format off
    const std::set<Opcode> lanes{Add, Sub, Mul, Mad, Mul24, Mad24, Sad, Div, Rem, Abs, Neg, Min, Max, AddCarry, SubCarry,
                                 MadCarry, Popc, Clz, Bfind, Brev, Bfe, Bfi, Fns, Szext, Bmsk, Dp4a, Dp2a, VabsDiff4, And,
                                 Or, Xor, Not, Cnot, Lop3, Shl, Shr, Shf, Prmt, Fma, Set, Setp, Selp, Slct};
    const std::set<Opcode> special{Rcp, Sqrt, Rsqrt, Sin, Cos, Lg2, Ex2, Tanh};
    // clang-format on
    const std::set<Opcode> inNoMix{Copysign, Testp};
    for (int i = 0; i <= static_cast<int>(Nop); ++i) {
        const auto opcode = static_cast<Opcode>(i);
        if (opcode == Mma) // by its shape
            continue;
        SCOPED_TRACE(i);
        const auto kernelOf = [&](ptx::Type type) {
            ptx::Kernel kernel;
            kernel.instructions.push_back({.opcode = opcode, .type = type, .sourceType = ptx::Type::S32});
            return kernel;
        };
        std::vector<SiteCounters> sites(1);
        sites[0].counters.instructions = sites[0].counters.threadInstructions = 1;
        const bool isSpecial = special.contains(opcode) || opcode == Cvt, isLanes = lanes.contains(opcode);
        const bool isArithmetic = isSpecial || isLanes || inNoMix.contains(opcode);
        const InstructionMix floats = mixOf(kernelOf(ptx::Type::F32), sites),
                             wide = mixOf(kernelOf(ptx::Type::S64), sites);
        EXPECT_EQ(floats, (InstructionMix{isLanes ? 1.0 : 0, 0, isSpecial ? 1.0 : 0}));
        EXPECT_EQ(wide, (InstructionMix{0, isLanes ? 2.0 : 0, special.contains(opcode) ? 1.0 : 0}));
        EXPECT_EQ(workOf(kernelOf(ptx::Type::F32), sites, 0).arithmetic, isArithmetic ? 1 : 0);
        EXPECT_EQ(workOf(kernelOf(ptx::Type::F32), sites, 0).floatInstructions, isArithmetic && opcode != Cvt ? 1 : 0);
    }
}

TEST(Roofs, AreTheMakersFigures)
{
    const Roofs v100 = roofsOf(gpuNamed("V100"));
    EXPECT_NEAR(v100.floatOperations, 15.7e12, 0.1e12);
    EXPECT_DOUBLE_EQ(v100.memoryBytes, 900e9);
    EXPECT_NEAR(v100.arithmetic, 15.7e12, 0.1e12); // 64 float and 64 integer lanes, four schedulers
    for (const GpuModel& gpu : gpuTable())
        EXPECT_GE(roofsOf(gpu).floatOperations, roofsOf(gpu).arithmetic * 0.99) << gpu.name;
}

} // namespace tilescope
