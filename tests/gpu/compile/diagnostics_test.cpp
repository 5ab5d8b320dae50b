#include "gpu/compile/diagnostics.h"

#include <gtest/gtest.h>

namespace tilescope
{
namespace
{

const KernelSource kernel = {"blur/shared.cu", "first\n    o[0] = foo + 1;\nthird\n"};

TEST(Diagnostics, AreWrittenWithWhatIsKnown)
{
    EXPECT_EQ(toText({DiagnosticSeverity::Error, "a.cu", 3, 7, "bad"}), "a.cu:3:7: error: bad");
    EXPECT_EQ(toText({DiagnosticSeverity::Warning, "a.cu", 3, 0, "odd"}), "a.cu:3: warning: odd");
    EXPECT_EQ(toText({DiagnosticSeverity::Note, "", 0, 0, "hm"}), "note: hm");
}

TEST(Diagnostics, TheFirstErrorSpeaksForAll)
{
    const CompileError error(
        {{DiagnosticSeverity::Warning, "a.cu", 1, 1, "odd"}, {DiagnosticSeverity::Error, "a.cu", 2, 3, "bad"}});
    EXPECT_STREQ(error.what(), "a.cu:2:3: error: bad");
    EXPECT_STREQ(CompileError({}).what(), "The kernel does not compile.");
}

TEST(Diagnostics, ClangsLinesAreRead)
{
    const auto list = parseClangLog("kernel.cu:3:10: error: use of undeclared identifier 'foo': really\n"
                                    "kernel.cu:4:1: warning: odd [-Wodd]\n"
                                    "2 errors generated when compiling for sm_75.\n"
                                    "/a:b/c.h:5:6: fatal error: gone\n",
                                    kernel);
    const std::vector<Diagnostic> expected = {
        {DiagnosticSeverity::Error, "blur/shared.cu", 3, 10, "use of undeclared identifier 'foo': really"},
        {DiagnosticSeverity::Warning, "blur/shared.cu", 4, 1, "odd [-Wodd]"},
        {DiagnosticSeverity::Error, "/a:b/c.h", 5, 6, "gone"}};
    EXPECT_EQ(list, expected);
}

TEST(Diagnostics, AnErrorInThePreludeBelongsToTheLineThatLedThere)
{
    const auto list = parseClangLog("tilescope/device.h:9:2: error: call to deleted function\n"
                                    "tilescope/device.h:1:2: note: candidate\n"
                                    "kernel.cu:2:12: note: in instantiation of template requested here\n",
                                    kernel);
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(toText(list[0]), "blur/shared.cu:2:12: error: call to deleted function");
    EXPECT_EQ(list[1].severity, DiagnosticSeverity::Note);
}

TEST(Diagnostics, AStandInForAHeaderBelongsToTheLineThatIncludesIt)
{
    const auto list = parseClangLog("In file included from kernel.cu:2:\n"
                                    "include/cuda_fp16.h:1:2: error: needs NVRTC\n",
                                    kernel);
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(toText(list[0]), "blur/shared.cu:2:1: error: needs NVRTC");
}

TEST(Diagnostics, NvrtcsCaretGivesTheColumn)
{
    const auto list = parseNvrtcLog("kernel.cu(2): error: identifier \"foo\" is undefined\n"
                                    "      o[0] = foo + 1;\n"
                                    "             ^\n\n"
                                    "kernel.cu(3): warning #177-D: variable (odd): unused\n"
                                    "  not the line\n"
                                    "  ^\n\n"
                                    "kernel.cu(7): catastrophic error: beyond\n"
                                    "1 error detected in the compilation of \"kernel.cu\".\n",
                                    kernel);
    const std::vector<Diagnostic> expected = {
        {DiagnosticSeverity::Error, "blur/shared.cu", 2, 12, "identifier \"foo\" is undefined"},
        {DiagnosticSeverity::Warning, "blur/shared.cu", 3, 0, "variable (odd): unused"},
        {DiagnosticSeverity::Error, "blur/shared.cu", 7, 0, "beyond"}};
    EXPECT_EQ(list, expected);
}

TEST(Diagnostics, TheAssemblersFirstWordSpeaksForAll)
{
    const auto list =
        parseNvrtcLog("ptxas application ptx input, line 78; error   : Unknown modifier '.async'\n"
                      "ptxas application ptx input, line 324; fatal   : Parsing error near ':': syntax error\n"
                      "ptxas fatal   : Ptx assembly aborted due to errors\n",
                      kernel);
    const std::vector<Diagnostic> expected = {{DiagnosticSeverity::Error, "blur/shared.cu", 0, 0,
                                               "the assembler does not take this kernel's asm (Unknown modifier "
                                               "'.async'); that of a newer CUDA Toolkit may"}};
    EXPECT_EQ(list, expected);
}

TEST(Diagnostics, AnythingElseIsNoMessage)
{
    for (const char* log : {"", "\n\n", ":::", "error:", "(): error: x", "a(b): error: x", "kernel.cu:x:1: error: y",
                            "kernel.cu:99999999999:1: error: y", "kernel.cu(-1): error: y", "): ): ): "}) {
        EXPECT_TRUE(parseClangLog(log, kernel).empty()) << log;
        EXPECT_TRUE(parseNvrtcLog(log, kernel).empty()) << log;
    }
}

TEST(Diagnostics, AForeignFileHasOneMessage)
{
    std::string log;
    for (int line = 1; line < 500; ++line)
        log += "/etc/passwd:" + std::to_string(line) + ":1: error: unknown type name\n";
    EXPECT_EQ(parseClangLog(log, kernel).size(), 1u);
}

} // namespace
} // namespace tilescope
