#include "kernel_run.h"

#include <gtest/gtest.h>

// Invalid accesses: one finding, at its line, that names the place, the thread and the block.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

struct FaultRow {
    const char* name;
    const char* body; ///< 8 × 4 threads a block, 3 × 2 blocks; %in0 has 1000 bytes, shared memory 64
    const char* kind;
    const char* message; ///< a part of it
};

constexpr const char* moduleText = ".extern .shared .align 4 .b8 tile[];\n.const .align 4 .b8 weights[16];\n"
                                   ".global .align 4 .b8 table[12];\n";

const FaultRow faultRows[] = {
    {"store beyond the end",
     "mov.u32 %r1, %tid.y;\nmad.lo.u32 %r2, %r1, 40, %tid;\nmad.lo.u32 %r2, %r2, 4, 900;\ncvt.u64.u32 %rd1, %r2;\n"
     "add.s64 %rd2, %in0, %rd1;\nst.global.u32 [%rd2], %r1;",
     "out_of_bounds", "Thread (0, 1) of block (0, 0) stores 4 bytes at byte 1060 of data, but data has 1000 bytes."},
    {"load before the start",
     "sub.s32 %r1, %tid, 3;\nmul.wide.s32 %rd1, %r1, 4;\nadd.s64 %rd2, %in0, %rd1;\nld.global.u32 %r2, [%rd2];",
     "out_of_bounds", "Thread (0, 0) of block (0, 0) loads 4 bytes at byte -12 of data, before the start of data."},
    {"uniform load beyond the end", "ld.global.u32 %r2, [%in0+1000];", "out_of_bounds",
     "loads 4 bytes at byte 1000 of data"},
    {"across the end", "ld.global.v4.u32 {%r1, %r2, %r3, %r4}, [%in0+992];", "out_of_bounds",
     "loads 16 bytes at byte 992 of data"},
    {"last block only",
     "mov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ctaid.y;\nmad.lo.u32 %r3, %r2, 3, %r1;\nmul.lo.u32 %r3, %r3, 200;\n"
     "cvt.u64.u32 %rd1, %r3;\nadd.s64 %rd2, %in0, %rd1;\nst.global.u8 [%rd2], %r1;",
     "out_of_bounds", "Thread (0, 0) of block (2, 1) stores 1 byte at byte 1000 of data, but data has 1000 bytes."},
    {"null pointer",
     "mov.u64 %rd1, 0;\nmul.wide.u32 %rd2, %tid, 4;\nadd.s64 %rd3, %rd1, %rd2;\nld.global.u32 %r1, [%rd3];",
     "out_of_bounds", "a null pointer"},
    {"wild pointer", "mov.u64 %rd1, 0x7fffffff00000000;\nst.global.u32 [%rd1], %tid;", "out_of_bounds",
     "which lies outside all buffers"},
    {"shared store",
     "mul.wide.u32 %rd1, %tid, 12;\nmov.u64 %rd2, tile;\nadd.s64 %rd3, %rd2, %rd1;\nst.shared.u32 [%rd3], %tid;",
     "out_of_bounds",
     "Thread (6, 0) of block (0, 0) stores 4 bytes at byte 72 of shared memory, but shared memory has 64 bytes."},
    {"shared load before the start",
     "mul.wide.s32 %rd1, %tid, -4;\nmov.u64 %rd2, tile;\nadd.s64 %rd3, %rd2, %rd1;\nld.shared.u32 %r1, [%rd3];",
     "out_of_bounds", "Thread (1, 0) of block (0, 0) loads 4 bytes at byte -4 of shared memory"},
    {"constant",
     "mul.wide.u32 %rd1, %tid, 4;\nmov.u64 %rd2, weights;\nadd.s64 %rd3, %rd2, %rd1;\nld.const.f32 %f1, [%rd3];",
     "out_of_bounds", "Thread (4, 0) of block (0, 0) loads 4 bytes at byte 16 of constant memory"},
    {"device variable",
     "mul.wide.u32 %rd1, %tid, 4;\nmov.u64 %rd2, table;\nadd.s64 %rd3, %rd2, %rd1;\nst.global.u32 [%rd3], %tid;",
     "out_of_bounds", "at byte 12 of table, but table has 12 bytes."},
    {"local",
     ".local .align 4 .b8 depot[8];\nmul.wide.u32 %rd1, %tid, 4;\nmov.u64 %rd2, depot;\nadd.s64 %rd3, %rd2, %rd1;\n"
     "st.local.u32 [%rd3], %tid;",
     "out_of_bounds", "Thread (2, 0) of block (0, 0) stores 4 bytes at byte 8 of local memory"},
    {"generic pointer to shared memory",
     "mov.u64 %rd1, tile;\ncvta.shared.u64 %rd2, %rd1;\nmul.wide.u32 %rd3, %tid, 32;\nadd.s64 %rd4, %rd2, "
     "%rd3;\nst.u32 [%rd4], %tid;",
     "out_of_bounds", "Thread (2, 0) of block (0, 0) stores 4 bytes at byte 64 of shared memory"},
    {"atomic", "mul.wide.u32 %rd1, %tid, 200;\nadd.s64 %rd2, %in0, %rd1;\nred.global.add.u32 [%rd2], 1;",
     "out_of_bounds", "Thread (5, 0) of block (0, 0) atomically updates 4 bytes at byte 1000 of data"},
    {"misaligned load", "mul.wide.u32 %rd1, %tid, 3;\nadd.s64 %rd2, %in0, %rd1;\nld.global.u32 %r1, [%rd2];",
     "misaligned", "Thread (1, 0) of block (0, 0) loads 4 bytes at byte 3 of data, which is not a multiple of 4."},
    {"misaligned vector",
     "mul.wide.u32 %rd1, %tid, 8;\nadd.s64 %rd2, %in0, %rd1;\nld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];",
     "misaligned", "Thread (1, 0) of block (0, 0) loads 16 bytes at byte 8 of data, which is not a multiple of 16."},
    {"misaligned uniform store", "st.global.u32 [%in0+2], %tid;", "misaligned", "stores 4 bytes at byte 2 of data"},
    {"misaligned shared", "st.shared.u64 [tile+4], %rd1;", "misaligned",
     "at byte 4 of shared memory, which is not a multiple of 8."},
    {"trap", "setp.eq.u32 %p1, %tid, 3;\n@!%p1 bra FINE;\ntrap;\nFINE:", "trap", "Thread (3, 0) of block (0, 0)"},
    {"trap under a guard", "setp.eq.u32 %p1, %tid, 99;\n@%p1 trap;\nsetp.eq.u32 %p1, %tid, 3;\n@%p1 trap;", "trap",
     "Thread (3, 0) of block (0, 0)"},
    // The second of three neighbouring stores faults.
    {"one of neighbours",
     "mul.wide.u32 %rd1, %tid, 111;\nadd.s64 %rd2, %in0, %rd1;\nst.global.u8 [%rd2+221], %r1;\n.loc 1 9 1\n"
     "st.global.u8 [%rd2+222], %r2;\n.loc 1 10 1\nst.global.u8 [%rd2+223], %r3;",
     "out_of_bounds", "Thread (7, 0) of block (0, 0) stores 1 byte at byte 1000 of data"},
};

} // namespace

class Faults : public testing::TestWithParam<FaultRow>
{
};

TEST_P(Faults, IsFoundAndNamed)
{
    const FaultRow& row = GetParam();
    for (const auto code : {EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto})
        for (const unsigned threads : {1U, 3U}) {
            const auto result = KernelRun(kernelOf(1, row.body, moduleText), "k")
                                    .grid(3, 2)
                                    .block(8, 4)
                                    .shared(64)
                                    .output("data", 1000)
                                    .run({.threads = threads, .code = code});
            ASSERT_EQ(result.findings.size(), 1U) << row.name;
            const Finding& finding = result.findings[0];
            EXPECT_EQ(nameOf(finding.kind), row.kind) << row.name;
            EXPECT_EQ(finding.severity, Severity::Error);
            EXPECT_EQ(finding.source, "kernel.cu");
            EXPECT_EQ(finding.line, std::string(row.name) == "one of neighbours" ? 10 : 7) << row.name;
            EXPECT_NE(english(finding.message).find(row.message), std::string::npos)
                << row.name << ": " << english(finding.message);
            EXPECT_TRUE(result.picture.empty());
        }
}

INSTANTIATE_TEST_SUITE_P(EverySpace, Faults, testing::ValuesIn(faultRows), [](const auto& row) {
    std::string name = row.param.name;
    for (char& c : name)
        c = c == ' ' ? '_' : c;
    return name;
});

TEST(FaultFree, SleepingLanesMayHoldAnyAddress)
{
    // Only lanes below 5 load; the others' addresses are far outside.
    const std::string text = kernelOf(1, R"(
        mul.lo.u32 %r1, %tid, 1000000;
        setp.ge.u32 %p1, %tid, 5;
        selp.u32 %r1, %r1, %tid, %p1;
        mul.wide.u32 %rd1, %r1, 4;
        add.s64 %rd2, %in0, %rd1;
        @%p1 bra SKIP;
        ld.global.u32 %r2, [%rd2];
        st.global.u32 [%rd2+20], %r2;
    SKIP:)");
    const auto result = KernelRun(text, "k").block(64).output("data", 40).run();
    EXPECT_TRUE(result.findings.empty());
}
