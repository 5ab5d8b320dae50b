// Texts that are hostile, or look like a beginner's error: each gives a sentence, in time, and nothing else fails.

#include "compile_fixture.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

namespace tilescope::testing_help
{
namespace
{

using testing::HasSubstr;
using testing::Not;

std::string repeated(const std::string& text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

/// 10^11 tokens from twelve lines.
std::string macroBomb()
{
    std::string text = "#define A0 x +\n";
    for (int i = 1; i <= 11; ++i) {
        const std::string previous = " A" + std::to_string(i - 1);
        text += "#define A" + std::to_string(i) + repeated(previous, 10) + "\n";
    }
    return text + "extern \"C\" __global__ void k(int* o) { int x = 1; o[0] = A11 0; }\n";
}

class Hostile : public testing::TestWithParam<CompilerChoice>
{
protected:
    void SetUp() override
    {
        if (!toolchain.has(GetParam()))
            GTEST_SKIP() << nameOf(GetParam()) << " is not installed";
    }
    static ToolchainOptions shortTimeout()
    {
        ToolchainOptions options;
        options.timeout = std::chrono::milliseconds(1500);
        return options;
    }
    std::string sentence(const std::string& text) { return failure(toolchain, GetParam(), request(text)); }
    Toolchain toolchain{shortTimeout()};
};
INSTANTIATE_TEST_SUITE_P(Each, Hostile, testing::Values(CompilerChoice::Nvrtc, CompilerChoice::Clang),
                         [](const auto& test) { return nameOf(test.param); });

TEST_P(Hostile, AMacroBombIsStopped)
{
    EXPECT_THAT(sentence(macroBomb()), HasSubstr("took longer than 1.5 s and was stopped"));
}

/// A compilation that only its time ended would be refused, not cancelled.
TEST_P(Hostile, ACompilationIsCancelled)
{
    std::stop_source stop;
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        stop.request_stop();
    });
    EXPECT_THROW(toolchain.compile(GetParam(), request(macroBomb()), {stop.get_token(), {}}), Cancelled);
}

TEST_P(Hostile, EndlessTemplatesEndByThemselves)
{
    EXPECT_THAT(sentence("template <int N> struct F { static const int v = F<N + 1>::v; };\n"
                         "__global__ void k(int* o) { o[0] = F<0>::v; }\n"),
                HasSubstr("sobel/shared.cu:1:"));
}

TEST_P(Hostile, AFileThatIncludesItselfEndsByItself)
{
    const auto folder = std::filesystem::path(testing::TempDir()) /
                        ("tilescope-endless-" + std::to_string(getpid())); // tests run concurrently
    std::filesystem::create_directories(folder);
    writeFile(folder / "endless.h", "#include \"endless.h\"\n");
    const auto text = failure(toolchain, GetParam(), request("#include \"endless.h\"\n", (folder / "k.cu").string()));
    EXPECT_THAT(text, HasSubstr("endless.h:1:"));
    std::filesystem::remove_all(folder);
}

TEST_P(Hostile, APipeIsNotWaitedFor)
{
    const auto folder = std::filesystem::path(testing::TempDir()) / ("tilescope-pipe-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::string pipe = (folder / "pipe.h").string();
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(sentence("\n#include \"" + pipe + "\"\n"),
              "sobel/shared.cu:2: error: " + pipe + " is not a regular file; include a file of text");
    EXPECT_EQ(sentence("#inc\\\nlude /**/ <math.h>\n%:include <" + pipe + ">\n"),
              "sobel/shared.cu:3: error: " + pipe + " is not a regular file; include a file of text");
    const std::string neighbour = (folder / "k.cu").string();
    EXPECT_EQ(failure(toolchain, GetParam(), request("#include <pipe.h>", neighbour)),
              neighbour + ":1: error: pipe.h is not a regular file; include a file of text");
    std::filesystem::remove_all(folder);
}

TEST_P(Hostile, AForeignFileIsNotQuoted)
{
    const auto folder = std::filesystem::path(testing::TempDir()) / ("tilescope-foreign-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder / "own/below");
    std::filesystem::create_symlink("../secret.h", folder / "own/link.h");
    const std::string secret = (folder / "secret.h").string(), own = (folder / "own/k.cu").string();
    writeFile(folder / "secret.h", "#define SECRET hunter2\nroot:x:0\n");
    writeFile(folder / "own/below/deep.h", "#include \"../../secret.h\"\n");
    const std::string refused = ": error: " + secret + " is not a header of the toolkit, and this kernel may include ";
    EXPECT_EQ(sentence("\n#include \"" + secret + "\"\nSECRET k;\n"),
              "sobel/shared.cu:2" + refused + "no others; copy what it needs into its text");
    for (const std::string start :
         {"%:include \"", "#/**/include \"", "#import \"", "#include \"../../../../../../../..", "#define NAME \""}) {
        const std::string text = start + secret + "\"\n" + (start.starts_with("#define") ? "#include NAME\n" : "");
        const std::string answer = sentence(text + "SECRET k;\n");
        EXPECT_THAT(answer, Not(testing::AnyOf(HasSubstr("hunter2"), HasSubstr("root")))) << text;
        if (!start.starts_with("#import") || GetParam() == CompilerChoice::Clang) { // which NVRTC has not
            EXPECT_THAT(answer, HasSubstr(refused)) << text;
        }
    }
    const std::string outside = secret + " is outside the kernel's folder, " + (folder / "own").string() + "; copy it ";
    for (const char* name : {"link.h", "below/deep.h", "../secret.h"})
        EXPECT_THAT(failure(toolchain, GetParam(), request(std::string("#include \"") + name + "\"\nSECRET k;\n", own)),
                    HasSubstr(outside))
            << name;
    // Then clang does not say what it read before.
    const std::string missing = sentence("#include \"" + secret + "\"\nSECRET k;\n#include \"missing.h\"\n");
    EXPECT_THAT(missing, Not(testing::AnyOf(HasSubstr("hunter2"), HasSubstr("root"))));
    EXPECT_THAT(missing, GetParam() == CompilerChoice::Clang ? HasSubstr("missing.h") : HasSubstr(refused));
    EXPECT_THAT(sentence("#include \"/dev/zero\"\n"), HasSubstr("/dev/zero is not a regular file"));
    std::filesystem::remove_all(folder);
}

TEST_P(Hostile, DeepNestingNeverBringsTheProgramDown)
{
    const std::string deep =
        "__global__ void k(int* o) { o[0] = " + repeated("(", 100'000) + "1" + repeated(")", 100'000) + "; }\n";
    sentence(deep); // NVRTC compiles it, clang fails; either is acceptable as long as this line is reached
    sentence(repeated("{", 200'000));
    SUCCEED();
}

TEST_P(Hostile, ManyErrorsGiveAShortList)
{
    try {
        toolchain.compile(GetParam(), request(repeated("bad thing;\n", 500)), {});
        ADD_FAILURE();
    } catch (const CompileError& error) {
        EXPECT_LE(error.diagnostics.size(), 100u);
        EXPECT_GE(error.diagnostics.size(), 1u);
    }
}

TEST_P(Hostile, OddBytesAreNoTrouble)
{
    EXPECT_EQ(sentence("// \xff\xfe \xc3\xa4\nextern \"C\" __global__ void k(int* o) { o[0] = 1; }\n"), "");
    EXPECT_EQ(sentence("\xef\xbb\xbf"
                       "extern \"C\" __global__ void k(int* o) { o[0] = 1; }\r\n"),
              "");
    EXPECT_THAT(sentence("\x01\x02\x7f"), HasSubstr("sobel/shared.cu:1:"));
}

TEST(RequestCheck, RefusesWhatIsNoKernelFile)
{
    Toolchain toolchain{ToolchainOptions{}};
    if (!toolchain.has(CompilerChoice::Auto))
        GTEST_SKIP() << "no compiler is installed";
    const auto sentence = [&](const CompileRequest& what) { return failure(toolchain, CompilerChoice::Auto, what); };
    EXPECT_EQ(sentence(request(std::string(2u << 20, ' '))),
              "sobel/shared.cu has 2048 KB; a kernel file may have 1024 KB at most.");
    EXPECT_THAT(sentence(request(std::string("a\0b", 3))), HasSubstr("is not text"));
    EXPECT_THAT(sentence(request("", "a\nb.cu")), HasSubstr("rename the file"));
    EXPECT_THAT(sentence(request("", "a\"b.cu")), HasSubstr("rename the file"));
    EXPECT_THAT(sentence(request("", std::string(5000, 'n'))), HasSubstr("rename the file"));
    for (const char* bad : {"", "=3", "1X=2", "A B=2", "-o/tmp/x", "X=1\n#error", "X;Y=2"}) {
        auto what = request("");
        what.definitions = {bad};
        EXPECT_THAT(sentence(what), HasSubstr("is no definition; write NAME or NAME=VALUE")) << bad;
    }
}

} // namespace
} // namespace tilescope::testing_help
