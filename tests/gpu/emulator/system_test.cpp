#include "kernel_run.h"

#include <gtest/gtest.h>

#include <algorithm>

// Calls of CUDA's run-time system: printf gives notes with block, thread and line; a failed assert ends the run.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

std::string stringVariable(const std::string& name, const std::string& text)
{
    std::string bytes;
    for (const char c : text)
        bytes += std::to_string(static_cast<int>(c)) + ", ";
    return ".global .align 1 .b8 " + name + "[" + std::to_string(text.size() + 1) + "] = {" + bytes + "0};\n";
}

const char* const declareVprintf = ".extern .func (.param .b32 func_retval0) vprintf(.param .b64 a, .param .b64 b);\n";

/// A call of printf with the local buffer `depot`, whose address is in %rd11, at source line 42.
const std::string callPrintf = R"(
        mov.u64 %rd10, format;
        cvta.global.u64 %rd10, %rd10;
        .loc 1 42 3
        {
        .param .b64 param0;
        st.param.b64 [param0], %rd10;
        .param .b64 param1;
        st.param.b64 [param1], %rd11;
        .param .b32 retval0;
        call.uni (retval0), vprintf, (param0, param1);
        ld.param.b32 %r9, [retval0];
        }
)";
const std::string takeDepot = ".local .align 8 .b8 depot[64];\nmov.u64 %rd12, depot;\ncvta.local.u64 %rd11, %rd12;\n";

KernelRun printingKernel(const std::string& format, const std::string& storeArguments,
                         const std::string& moduleText = "")
{
    const std::string text = kernelOf(1, takeDepot + storeArguments + callPrintf + R"(
        mul.wide.u32 %rd1, %tid, 4;
        add.s64 %rd1, %in0, %rd1;
        st.global.u32 [%rd1], %r9;)",
                                      declareVprintf + stringVariable("format", format) + moduleText) +
                             "\n.file 1 \"kernel.cu\"\n";
    return KernelRun(text, "k");
}

std::vector<std::string> messages(const EmulatorResult& result)
{
    std::vector<std::string> texts;
    std::ranges::transform(result.findings, std::back_inserter(texts),
                           [](const Finding& finding) { return english(finding.message); });
    return texts;
}

} // namespace

TEST(System, PrintfOfEachThread)
{
    const auto result = printingKernel("x = %d\n", "st.local.u32 [depot], %tid;\n")
                            .grid(2)
                            .block(2)
                            .output("counts", 8)
                            .run({.threads = 2});
    EXPECT_EQ(messages(result),
              (std::vector<std::string>{"Block (0, 0), thread (0, 0): x = 0", "Block (0, 0), thread (1, 0): x = 1",
                                        "Block (1, 0), thread (0, 0): x = 0", "Block (1, 0), thread (1, 0): x = 1"}));
    for (const Finding& finding : result.findings) {
        EXPECT_EQ(finding.kind, FindingKind::Printf);
        EXPECT_EQ(finding.severity, Severity::Note);
        EXPECT_EQ(finding.line, 42);
        EXPECT_FALSE(finding.endsRun);
    }
    EXPECT_EQ(valuesOf<std::uint32_t>(result.picture), (std::vector<std::uint32_t>{1, 1})); // the number of arguments
}

TEST(System, PrintfFormats)
{
    // Each conversion with its place in the buffer: numbers of 8 bytes begin at a multiple of 8.
    const std::string arguments = R"(
        mov.u32 %r1, -7;
        st.local.u32 [depot], %r1;
        mov.f64 %d1, 0d400921FB54442D18;
        st.local.f64 [depot+8], %d1;
        mov.u64 %rd2, 81985529216486895;
        st.local.u64 [depot+16], %rd2;
        mov.u32 %r3, 88;
        st.local.u32 [depot+24], %r3;
        mov.u64 %rd3, word;
        cvta.global.u64 %rd3, %rd3;
        st.local.u64 [depot+32], %rd3;
        st.local.u32 [depot+40], 255;
    )";
    const auto result =
        printingKernel("%+5d|%.3f|%llx|%c|%-6s|%#06x|100%%|%q", arguments, stringVariable("word", "name"))
            .block(1)
            .output("counts", 4)
            .run();
    EXPECT_EQ(
        messages(result),
        std::vector<std::string>{"Block (0, 0), thread (0, 0):    -7|3.142|123456789abcdef|X|name  |0x00ff|100%|%q"});
    EXPECT_EQ(valuesOf<std::uint32_t>(result.picture), std::vector<std::uint32_t>{6});
}

TEST(System, PrintfSizes)
{
    // Pairs of a size and a number, as "*" takes them; at 0, 4, 8, … bytes.
    const std::string arguments = R"(
        st.local.u32 [depot], 6;
        st.local.u32 [depot+4], 42;
        mov.u32 %r1, -6;
        st.local.u32 [depot+8], %r1;
        st.local.u32 [depot+12], 42;
        st.local.u32 [depot+16], 8;
        st.local.u32 [depot+20], 3;
        mov.f64 %d1, 0d400921FB54442D18;
        st.local.f64 [depot+24], %d1;
        st.local.u32 [depot+32], %r1;
        st.local.f64 [depot+40], %d1;
        st.local.u32 [depot+48], 7;
    )";
    const auto result = printingKernel("%*d|%*d|%*.*f|%.*f|%7d", arguments).block(1).output("counts", 4).run();
    EXPECT_EQ(messages(result),
              std::vector<std::string>{"Block (0, 0), thread (0, 0):     42|42    |   3.142|3.141593|      7"});
    EXPECT_EQ(valuesOf<std::uint32_t>(result.picture), std::vector<std::uint32_t>{10});

    for (const char* const format : {"%900d.", "%*d."}) {
        const std::string values = format[1] == '*' ? "st.local.u32 [depot], 900;\nst.local.u32 [depot+4], 7;\n"
                                                    : "st.local.u32 [depot], 7;\n";
        const auto wide = printingKernel(format, values).block(1).output("counts", 4).run();
        EXPECT_EQ(messages(wide),
                  std::vector<std::string>{"Block (0, 0), thread (0, 0): " + std::string(899, ' ') + "7."});
    }
    for (const char* const format : {"%1000d", "%.2000000000d", "%99999999999999999999d"}) {
        const auto endless = printingKernel(format, "st.local.u32 [depot], 7;\n").block(1).output("counts", 4).run();
        ASSERT_EQ(endless.findings.size(), 1U) << format;
        EXPECT_EQ(english(endless.findings[0].message).size(), 1000 + 29U) << format;
    }
    const auto cut = printingKernel("%1000d: the end", "st.local.u32 [depot], 7;\n").block(1).output("counts", 4).run();
    ASSERT_EQ(cut.findings.size(), 1U);
    EXPECT_TRUE(english(cut.findings[0].message).ends_with("7…")); // that something is left out is said
}

TEST(System, PrintfCommandsNoTerminal)
{
    const auto shown = [](const std::string& format, const std::string& values = "") {
        return messages(printingKernel(format, values).block(1).output("counts", 4).run()).at(0).substr(29);
    };
    EXPECT_EQ(shown("a\x1B[2Jb"), "a [2Jb");
    EXPECT_EQ(shown("a\x7F\xC2\x9B"
                    "2Jb\xC2\x80\xC2\x9F|"),
              "a  2Jb  |");
    EXPECT_EQ(shown("%c%c|", "st.local.u32 [depot], 27;\nst.local.u32 [depot+4], 91;\n"), " [|");
    EXPECT_EQ(shown("%c%c|", "st.local.u32 [depot], 194;\nst.local.u32 [depot+4], 155;\n"), " |"); // U+009B
    EXPECT_EQ(shown("%c|", "st.local.u32 [depot], 155;\n"), "\uFFFD|");                            // no UTF-8
    EXPECT_EQ(shown("\xED\xA0\x80|\xC0\xAF|\xE2\x82"), "\uFFFD\uFFFD\uFFFD|\uFFFD\uFFFD|\uFFFD\uFFFD");
    for (const char* const text : {"Größe", "한국어", "\u00A0\u2026", "𝄞"})
        EXPECT_EQ(shown(text), text);
    EXPECT_EQ(shown("%c%c", "st.local.u32 [depot], 195;\nst.local.u32 [depot+4], 164;\n"), "ä");
}

// Arithmetic makes a NaN with the sign that the processor likes.
TEST(System, PrintfOfNan)
{
    const std::string arguments = R"(
        mov.f64 %d1, 0d0000000000000000;
        div.rn.f64 %d1, %d1, %d1;
        st.local.f64 [depot], %d1;
        neg.f64 %d1, %d1;
        st.local.f64 [depot+8], %d1;
    )";
    const auto result = printingKernel("%f %5g", arguments).block(1).output("counts", 4).run();
    EXPECT_EQ(messages(result), std::vector<std::string>{"Block (0, 0), thread (0, 0): nan   nan"});
}

TEST(System, PrintfIsBounded)
{
    for (const unsigned threads : {1U, 3U}) {
        const auto result = printingKernel("x = %d\n", "st.local.u32 [depot], %tid;\n")
                                .grid(100)
                                .block(32)
                                .output("counts", 128)
                                .run({.threads = threads});
        ASSERT_EQ(result.findings.size(), 51U);
        EXPECT_EQ(english(result.findings[49].message), "Block (1, 0), thread (17, 0): x = 17");
        EXPECT_EQ(english(result.findings[50].message), "3150 more messages were printed; only the first are listed.");
    }
    // Texts without an end, and addresses that are none.
    const auto endless = printingKernel(std::string(3000, 'a'), "").block(1).output("counts", 4).run();
    ASSERT_EQ(endless.findings.size(), 1U);
    EXPECT_LT(english(endless.findings[0].message).size(), 1100U);
    const auto wild = printingKernel("%s.", "mov.u64 %rd11, 5;\n").block(1).output("counts", 4).run();
    EXPECT_EQ(messages(wild), std::vector<std::string>{"Block (0, 0), thread (0, 0): ."});
}

TEST(System, PrintfBeforeAFault)
{
    const auto result = printingKernel("x = %d\n", "st.local.u32 [depot], %tid;\n")
                            .grid(4)
                            .block(32)
                            .output("counts", 40) // too small: thread 10 of every block is outside
                            .run({.threads = 2});
    ASSERT_EQ(result.findings.size(), 33U);
    EXPECT_EQ(result.findings[0].kind, FindingKind::OutOfBounds);
    EXPECT_EQ(english(result.findings[32].message), "Block (0, 0), thread (31, 0): x = 31");
}

TEST(System, AFailedAssertEndsTheRun)
{
    const std::string text =
        kernelOf(
            1, R"(
        setp.lt.u32 %p1, %tid, 3;
        @%p1 bra FINE;
        mov.u64 %rd1, condition;
        cvta.global.u64 %rd1, %rd1;
        mov.u64 %rd2, file;
        cvta.global.u64 %rd2, %rd2;
        mov.u64 %rd3, function;
        cvta.global.u64 %rd3, %rd3;
        .loc 1 42 3
        {
        .param .b64 param0;
        st.param.b64 [param0], %rd1;
        .param .b64 param1;
        st.param.b64 [param1], %rd2;
        .param .b32 param2;
        st.param.b32 [param2], 42;
        .param .b64 param3;
        st.param.b64 [param3], %rd3;
        .param .b64 param4;
        st.param.b64 [param4], 1;
        call.uni __assertfail, (param0, param1, param2, param3, param4);
        }
    FINE:
        st.global.u32 [%in0], 7;)",
            ".extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);\n" +
                stringVariable("condition", "x < 3") + stringVariable("file", "kernel.cu") +
                stringVariable("function", "void k(int *)")) +
        "\n.file 1 \"kernel.cu\"\n";
    const auto good = KernelRun(text, "k").block(3).output("results", 4).run();
    EXPECT_TRUE(good.findings.empty());
    const auto result = KernelRun(text, "k").grid(2).block(40).output("results", 4).run();
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].kind, FindingKind::Assert);
    EXPECT_EQ(result.findings[0].line, 42);
    EXPECT_TRUE(result.findings[0].endsRun);
    EXPECT_EQ(english(result.findings[0].message),
              "Thread (3, 0) of block (0, 0): the assertion `x < 3` failed (in void k(int *)).");
}

TEST(System, RegistersWithoutAMeaningHere)
{
    const std::string text = kernelOf(1, R"(
        mov.u32 %r1, %envreg1;
        mov.u32 %r2, %cluster_nctarank;
        mov.u32 %r3, %cluster_ctarank;
        mov.u32 %r4, %reserved_smem_offset_1;
        mov.u32 %r5, %clusterid.x;
        mov.u32 %r6, %nclusterid.x;
        mad.lo.u32 %r9, %r1, 10, %r2;
        mad.lo.u32 %r9, %r9, 10, %r3;
        mad.lo.u32 %r9, %r9, 1000, %r4;
        mad.lo.u32 %r9, %r9, 10, %r5;
        mad.lo.u32 %r9, %r9, 10, %r6;
        mul.wide.u32 %rd1, %r5, 4;
        add.s64 %rd1, %in0, %rd1;
        st.global.u32 [%rd1], %r9;)",
                                      ".shared .align 4 .b8 tile[128];\n");
    const auto result = KernelRun(text, "k").grid(2).block(1).output("results", 8).run();
    EXPECT_TRUE(result.findings.empty());
    const std::uint32_t first = ((1 * 10 + 0) * 1000 + 0) * 100 + 2; // tile is not used: no shared memory
    EXPECT_EQ(valuesOf<std::uint32_t>(result.picture), (std::vector<std::uint32_t>{first, first + 10}));
}
