#include "class_truth.h"

#include "tests/gpu/emulator/kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Kernels that use the block's index for more than a position, and some made to deceive: their classes are right, block
// by block, or they are refused with a reason and a line. The buffers contain noise.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

struct DeceivingRow {
    const char* name;
    Dim3 grid, block;
    const char* body;        ///< %r0, %r1, %r2 are the block's index; %tid the thread's; p0 has 1 MB
    std::size_t classes = 0; ///< maximum number; 0: refused
    const char* reason = ""; ///< a part of it
    const char* moduleText = "";
};

void PrintTo(const DeceivingRow& row, std::ostream* out) { *out << row.name; }

/// Stores to element %r9 of the buffer.
const std::string storeAtR9 = "mul.wide.u32 %rd9, %r9, 4;\nadd.s64 %rd9, %in0, %rd9;\nst.global.u32 [%rd9], %tid;\n";

KernelRun launchOf(const DeceivingRow& row)
{
    std::string body = "mov.u32 %r0, %ctaid.x;\nmov.u32 %r1, %ctaid.y;\nmov.u32 %r2, %ctaid.z;\n";
    body += row.body;
    for (std::size_t at; (at = body.find("STORE")) != std::string::npos;)
        body.replace(at, 5, storeAtR9);
    KernelRun run(kernelOf(1, body, row.moduleText), "k");
    run.grid(row.grid.x, row.grid.y, row.grid.z).block(row.block.x, row.block.y, row.block.z);
    std::vector<std::uint32_t> noise(1 << 18);
    std::uint32_t state = 7;
    for (std::uint32_t& n : noise)
        n = (state = state * 1664525U + 1013904223U) >> 20;
    run.input("buffer", noise);
    return run;
}

class DeceivingKernels : public testing::TestWithParam<DeceivingRow>
{
};

TEST_P(DeceivingKernels, AreToldApartOrRefused)
{
    const DeceivingRow& row = GetParam();
    const KernelRun run = launchOf(row);
    const ClassTruth truth = findTruth(run.plan, std::span(&run.module, 1), Image(), 0);
    if (row.classes == 0) {
        EXPECT_TRUE(truth.classes.classes.empty());
        EXPECT_THAT(english(truth.classes.reason), testing::HasSubstr(row.reason));
        EXPECT_EQ(truth.classes.line, 7) << english(truth.classes.reason);
        return;
    }
    expectClassesHold(truth);
    EXPECT_LE(truth.classes.classes.size(), row.classes);
}

const DeceivingRow deceivingRows[] = {
    {"position", {100, 1, 1}, {64, 1, 1}, "mad.lo.s32 %r9, %r0, 64, %tid;\nSTORE", 1},
    {"copies that end in zeros", // blocks before the end, across it and after it
     {40, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r9, %r0, 32, %tid;\nsetp.lt.s32 %p1, %r9, 1000;\nselp.b32 %r5, 4, 0, %p1;\n"
     "mul.wide.s32 %rd9, %r9, 4;\nadd.s64 %rd9, %in0, %rd9;\nmov.u32 %r6, tile;\nmad.lo.s32 %r6, %tid, 4, %r6;\n"
     "cp.async.ca.shared.global [%r6], [%rd9], 4, %r5;\ncp.async.wait_all;\nSTORE",
     3,
     "",
     ".shared .align 16 .b8 tile[128];"},
    {"shared addresses that wrap", // the bases of the first four blocks are below 0, the sums are not
     {40, 1, 1},
     {32, 1, 1},
     "mov.u32 %r6, tile;\nmad.lo.s32 %r6, %tid, 4, %r6;\nmad.lo.s32 %r6, %r0, 128, %r6;\nsub.s32 %r6, %r6, 512;\n"
     "st.shared.u32 [%r6+512], %tid;\nld.shared.u32 %r5, [%r6+512];\nmad.lo.s32 %r9, %r0, 32, %tid;\nSTORE",
     1,
     "",
     ".shared .align 16 .b8 tile[5120];"},
    {"copies of a size from memory",
     {4, 1, 1},
     {32, 1, 1},
     "ld.global.u32 %r5, [%in0];\ncp.async.ca.shared.global [tile], [%in0], 4, %r5;",
     0,
     "the address or size of a copy here",
     ".shared .align 16 .b8 tile[128];"},
    {"odd pitch",
     {9, 13, 1},
     {32, 1, 1},
     "mul.lo.s32 %r3, %r1, 301;\nmad.lo.s32 %r9, %r0, 32, %tid;\n"
     "add.s32 %r9, %r9, %r3;\nSTORE",
     8},
    {"three axes",
     {5, 4, 3},
     {32, 1, 1},
     "mad.lo.s32 %r9, %r0, 3, %tid;\nmad.lo.s32 %r9, %r1, 50, %r9;\n"
     "mad.lo.s32 %r9, %r2, 601, %r9;\nSTORE",
     60},
    {"above the diagonal",
     {12, 12, 1},
     {32, 1, 1},
     "setp.gt.u32 %p1, %r0, %r1;\n@%p1 ret;\n"
     "mad.lo.s32 %r9, %r1, 32, %tid;\nSTORE",
     2},
    {"on a slanting band",
     {40, 30, 1},
     {32, 1, 1},
     "mul.lo.s32 %r3, %r0, 3;\nshl.b32 %r4, %r1, 1;\n"
     "sub.s32 %r3, %r3, %r4;\nadd.s32 %r3, %r3, %tid;\nsetp.lt.s32 %p1, %r3, 20;\n@%p1 ret;\n"
     "mov.u32 %r9, %tid;\nSTORE",
     120},
    {"one in seven",
     {40, 1, 1},
     {32, 1, 1},
     "rem.u32 %r3, %r0, 7;\nsetp.ne.u32 %p1, %r3, 3;\n@%p1 ret;\n"
     "mov.u32 %r9, %tid;\nSTORE",
     18},
    {"number 37", {300, 1, 1}, {32, 1, 1}, "setp.eq.u32 %p1, %r0, 37;\n@%p1 bra L1;\nmov.u32 %r9, %tid;\nSTOREL1:", 3},
    {"far away", {5000, 1, 1}, {32, 1, 1}, "setp.eq.u32 %p1, %r0, 4097;\nselp.b32 %r9, 1, 0, %p1;\nSTORE", 3},
    {"Gray code",
     {64, 1, 1},
     {32, 1, 1},
     "shr.u32 %r3, %r0, 1;\nxor.b32 %r3, %r3, %r0;\nand.b32 %r3, %r3, 4;\n"
     "setp.ne.u32 %p1, %r3, 0;\n@%p1 ret;\nmov.u32 %r9, %tid;\nSTORE",
     64},
    {"even and odd",
     {65, 1, 1},
     {32, 1, 1},
     "and.b32 %r3, %r0, 1;\nsetp.ne.u32 %p1, %r3, 0;\n@%p1 ret;\n"
     "mov.u32 %r9, %tid;\nSTORE",
     65},
    {"tiles joined by or", {32, 1, 1}, {32, 1, 1}, "shl.b32 %r3, %r0, 5;\nor.b32 %r9, %r3, %tid;\nSTORE", 1},
    {"or that overlaps", {32, 1, 1}, {32, 1, 1}, "shl.b32 %r3, %r0, 3;\nor.b32 %r9, %r3, %tid;\nSTORE", 32},
    {"and that cuts", {64, 1, 1}, {32, 1, 1}, "mad.lo.s32 %r3, %r0, 16, %tid;\nand.b32 %r9, %r3, 63;\nSTORE", 64},
    {"and that keeps", {64, 1, 1}, {32, 1, 1}, "mad.lo.s32 %r3, %r0, 16, %tid;\nand.b32 %r9, %r3, -8;\nSTORE", 2},
    {"table in constant memory",
     {8, 1, 1},
     {32, 1, 1},
     "mul.wide.u32 %rd0, %r0, 4;\nmov.u64 %rd1, table;\nadd.s64 %rd0, %rd0, %rd1;\nld.const.u32 %r3, [%rd0];\n"
     "mad.lo.s32 %r9, %r3, 5, %tid;\nSTORE",
     8,
     "",
     ".const .align 4 .u32 table[8] = {3, 1, 4, 1, 5, 9, 2, 6};"},
    {"loop count",
     {20, 1, 1},
     {32, 1, 1},
     "mov.u32 %r3, 0;\nmov.u32 %r9, %tid;\nL0:\nsetp.ge.u32 %p1, %r3, %r0;\n"
     "@%p1 bra L1;\nadd.u32 %r3, %r3, 1;\nbra L0;\nL1:\nSTORE",
     20},
    {"loop count of each lane",
     {9, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 2, %tid;\nmov.u32 %r9, 0;\nL0:\nsetp.ge.u32 %p1, %r9, %r3;\n@%p1 bra L1;\n"
     "add.u32 %r9, %r9, 3;\nbra L0;\nL1:\nSTORE",
     9},
    {"wrapping around 2^32",
     {64, 1, 1},
     {32, 1, 1},
     "mul.lo.s32 %r3, %r0, 0x10000001;\nshr.u32 %r4, %r3, 26;\nmad.lo.s32 %r9, %r4, 3, %tid;\nSTORE",
     64},
    {"sign that comes and goes",
     {64, 1, 1},
     {32, 1, 1},
     "mul.lo.s32 %r3, %r0, 0x30000000;\nsetp.lt.s32 %p1, %r3, 0;\n@%p1 ret;\nmov.u32 %r9, %tid;\nSTORE",
     64},
    {"halves of 64 bits",
     {64, 1, 1},
     {32, 1, 1},
     "mul.wide.u32 %rd0, %r0, 0x0C000000;\nmov.b64 {%r3, %r4}, %rd0;\nmad.lo.s32 %r9, %r4, 7, %tid;\nSTORE",
     64},
    {"16 bits that run over",
     {64, 1, 1},
     {32, 1, 1},
     "mul.lo.s32 %r3, %r0, 3000;\ncvt.u16.u32 %h1, %r3;\ncvt.u32.u16 %r9, %h1;\nSTORE",
     64},
    {"lanes apart", {16, 1, 1}, {32, 1, 1}, "mul.lo.s32 %r9, %r0, %tid;\nSTORE", 16},
    {"product of both", {8, 6, 1}, {32, 1, 1}, "mul.lo.s32 %r3, %r0, %r1;\nmad.lo.s32 %r9, %r3, 8, %tid;\nSTORE", 48},
    {"mirrored edges",
     {8, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 32, %tid;\nadd.s32 %r3, %r3, -5;\nabs.s32 %r3, %r3;\nrem.s32 %r3, %r3, 448;\n"
     "sub.s32 %r4, 448, %r3;\nmin.s32 %r9, %r3, %r4;\nSTORE",
     8},
    {"division toward zero",
     {16, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 6, %tid;\nadd.s32 %r3, %r3, -60;\ndiv.s32 %r4, %r3, 4;\nrem.s32 %r5, %r3, 4;\n"
     "add.s32 %r9, %r4, 100;\nSTOREadd.s32 %r9, %r5, 100;\nSTORE",
     16},
    {"votes",
     {8, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 32, %tid;\nsetp.gt.u32 %p1, %r3, 100;\n"
     "vote.sync.any.pred %p2, %p1, 0xffffffff;\n@%p2 ret;\nmov.u32 %r9, %tid;\nSTORE",
     4},
    {"ballot",
     {8, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 32, %tid;\nsetp.gt.u32 %p1, %r3, 100;\n"
     "vote.sync.ballot.b32 %r4, %p1, 0xffffffff;\npopc.b32 %r9, %r4;\nSTORE",
     4},
    {"guarded stores",
     {8, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r9, %r0, 32, %tid;\nsetp.gt.u32 %p1, %r9, 100;\n"
     "mul.wide.u32 %rd9, %r9, 4;\nadd.s64 %rd9, %in0, %rd9;\n@%p1 st.global.u32 [%rd9], %tid;",
     4},
    {"guarded moves",
     {8, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 32, %tid;\nsetp.gt.u32 %p1, %r3, 100;\n"
     "mov.u32 %r9, 5;\n@%p1 mov.u32 %r9, %r3;\nSTORE",
     8},
    {"data chosen by data",
     {9, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 32, %tid;\nmul.wide.u32 %rd0, %r3, 4;\nadd.s64 %rd0, %in0, %rd0;\n"
     "ld.global.u32 %r4, [%rd0];\nsetp.gt.u32 %p1, %r4, 99;\nselp.b32 %r5, %r4, %r3, %p1;\nst.global.u32 [%rd0], %r5;",
     1},
    {"two ways, one address",
     {9, 1, 1},
     {32, 1, 1},
     "setp.gt.u32 %p1, %tid, 7;\n@%p1 bra L1;\nmad.lo.s32 %r9, %r0, 32, %tid;\nbra L2;\nL1:\n"
     "mad.lo.s32 %r9, %r0, 64, %tid;\nL2:\nSTORE",
     9},
    {"shared memory by block",
     {40, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r3, %r0, 4, %tid;\nshl.b32 %r3, %r3, 2;\nmov.u32 %r4, tile;\nadd.u32 %r3, %r3, %r4;\n"
     "st.shared.u32 [%r3], %tid;",
     8,
     "",
     ".shared .align 4 .b8 tile[1024];"},

    {"address from memory",
     {9, 1, 1},
     {32, 1, 1},
     "ld.global.u32 %r9, [%in0];\nSTORE",
     0,
     "read from memory at line 7"},
    {"branch on memory",
     {9, 1, 1},
     {32, 1, 1},
     "ld.global.u32 %r3, [%in0];\nsetp.gt.u32 %p1, %r3, 9;\n@%p1 ret;",
     0,
     "which threads return here depends on a value read from memory"},
    {"guard from memory",
     {9, 1, 1},
     {32, 1, 1},
     "ld.global.u32 %r3, [%in0];\nsetp.gt.u32 %p1, %r3, 9;\n@%p1 st.global.u32 [%in0], %tid;",
     0,
     "read from memory"},
    {"index read back",
     {9, 1, 1},
     {32, 1, 1},
     "mov.u32 %r4, tile;\nst.shared.u32 [%r4], %r0;\nld.shared.u32 %r9, [%r4];\nSTORE",
     0,
     "read from memory",
     ".shared .align 4 .b8 tile[1024];"},
    {"address from an atomic",
     {9, 1, 1},
     {32, 1, 1},
     "atom.global.add.u32 %r9, [%in0], 1;\nand.b32 %r9, %r9, 15;\nSTORE",
     0,
     "atomic"},
    {"address through floats",
     {9, 1, 1},
     {32, 1, 1},
     "cvt.rn.f32.u32 %f1, %r0;\ncvt.rzi.u32.f32 %r9, %f1;\nSTORE",
     0,
     "floating-point"},
    {"branch on floats",
     {9, 1, 1},
     {32, 1, 1},
     "cvt.rn.f32.u32 %f1, %r0;\nsetp.gt.f32 %p1, %f1, 0f40000000;\n@%p1 ret;",
     0,
     "floating-point"},
    {"clock", {9, 1, 1}, {32, 1, 1}, "mov.u32 %r3, %clock;\nand.b32 %r9, %r3, 7;\nSTORE", 0, "run to run"},
    {"shuffle",
     {9, 1, 1},
     {32, 1, 1},
     "shfl.sync.down.b32 %r9|%p1, %r0, 1, 31, 0xffffffff;\nSTORE",
     0,
     "on values that lanes exchange"},
    {"never written", {9, 1, 1}, {32, 1, 1}, "mov.u32 %r9, %r19;\nSTORE", 0, "an address here"},
    {"out of its buffer",
     {9, 1, 1},
     {32, 1, 1},
     "mad.lo.s32 %r9, %r0, 40000, %tid;\nSTORE",
     0,
     "accesses memory out of bounds"},
    {"trap", {9, 1, 1}, {32, 1, 1}, "setp.ne.u32 %p1, %r0, 8;\n@%p1 bra L1;\ntrap;\nL1:", 0, "trap"},
};
INSTANTIATE_TEST_SUITE_P(All, DeceivingKernels, testing::ValuesIn(deceivingRows));

TEST(ClassLimits, AreTold)
{
    const DeceivingRow apart{"", {500, 1, 1}, {32, 1, 1}, "mul.lo.s32 %r9, %r0, %tid;\nSTORE"};
    const KernelRun run = launchOf(apart);
    const auto classes = findTruth(run.plan, std::span(&run.module, 1), Image(), 0).classes;
    EXPECT_TRUE(classes.classes.empty());
    EXPECT_EQ(english(classes.reason), "The blocks differ too much: there are more than 256 classes of blocks.");

    const DeceivingRow endless{"", {500, 1, 1}, {32, 1, 1}, "L0:\nbra L0;"};
    const KernelRun hangs = launchOf(endless);
    emulator::BlockClassOptions options;
    options.maxSteps = 1000;
    EXPECT_THAT(english(findTruth(hangs.plan, std::span(&hangs.module, 1), Image(), 0, options).classes.reason),
                testing::HasSubstr("more than 1000 instructions"));
}

} // namespace
