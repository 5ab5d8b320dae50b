#include "fake_clang.h"
#include "tests/fakes/failing_calls.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

// Compilers that are killed or stopped, print without end or write what is no code, or find the disk full. After each,
// a sentence says what happened, no temporary file is left, and the next compilation of the same text works.

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;
using testing::HasSubstr;

class CompilerFaults : public FakeClang
{
protected:
    void SetUp() override
    {
        FakeClang::SetUp();
        fs::create_directories(m_temporary);
        options.timeout = std::chrono::milliseconds(1000);
    }

    /// A clang that does this as long as the file "fault" is there, and then works.
    void installFaulty(const std::string& action)
    {
        writeFile(m_fault, "");
        install("clang", "17.0.6",
                "if [ -e " + m_fault.string() + " ]; then " + action + "\nelse " + ptxOf("mended") + "; fi");
    }
    void mend() const { fs::remove(m_fault); }
    bool leavesNothing() const { return fs::is_empty(m_temporary); }

    const fs::path m_fault = folder / "fault", m_temporary = folder / "temporary";
    const Environment m_variable{"TMPDIR", m_temporary.string()};
};

struct CompilerFault {
    const char* name;
    const char* clang; ///< what the script does
    const char* nvrtc; ///< what the text tells broken_nvrtc
    const char* sentence;
};

void PrintTo(const CompilerFault& fault, std::ostream* out) { *out << fault.name; }

const CompilerFault compilerFaults[] = {
    {"Killed", "kill -KILL $$", "nvrtc:killed", "(exit status 137), perhaps for want of memory. Undo the last change"},
    {"Crashed", "kill -ABRT $$", "nvrtc:crashed",
     "(exit status 134). Undo the last change, or try the other compiler."},
    {"Stopped", "kill -STOP $$", "nvrtc:stopped", "took longer than 1 s and was stopped. Unroll fewer loops"},
    {"PrintsWithoutEnd", "exec yes", "nvrtc:endless", "took longer than 1 s and was stopped. Unroll fewer loops"},
    {"ComplainsWithoutEnd", "exec yes 'kernel.cu:1:1: warning: odd' >&2", nullptr, "took longer than 1 s"},
    {"WritesNothing", "exit 0", "nvrtc:exit", "ended without an error and without code. Install it again"},
    {"WritesGarbage", "printf '\\377\\376 of no use' > out.ptx; cat out.ptx >&2", "nvrtc:garbage",
     "without PTX: what it wrote is something else. Install it again"},
    {"WritesMoreThanItMay", "exec truncate -s 1T out.ptx", "nvrtc:huge", "because it wrote a file of hundreds of"},
    // clang 14's own words
    {"FindsTheDiskFull",
     "echo 'fatal error: error in backend: IO failure on output stream: No space left on device' >&2; exit 1",
     "nvrtc:full", ". Free some space there, or set TMPDIR to another folder."},
};

class EachCompilerFault : public CompilerFaults, public testing::WithParamInterface<CompilerFault>
{
};

TEST_P(EachCompilerFault, OfClangIsSaidAndPasses)
{
    installFaulty(GetParam().clang);
    Toolchain toolchain(options);
    EXPECT_THAT(failure(toolchain, CompilerChoice::Auto, request("x")), HasSubstr(GetParam().sentence));
    EXPECT_TRUE(leavesNothing());
    mend();
    EXPECT_EQ(toolchain.compile(CompilerChoice::Auto, request("x"), {}).ptx, ".version 6.5 // mended\n");
    EXPECT_TRUE(leavesNothing());
}

TEST_P(EachCompilerFault, OfNvrtcIsSaidAndPasses)
{
    if (GetParam().nvrtc == nullptr)
        GTEST_SKIP() << "NVRTC prints no messages while it compiles: it returns them at the end.";
    fs::create_directories(folder / "toolkit/lib64");
    fs::copy_file(TILESCOPE_BROKEN_NVRTC, folder / "toolkit/lib64/libnvrtc.so.99");
    const Environment toolkit("CUDA_PATH", (folder / "toolkit").string());
    options.allowNvrtc = true;
    Toolchain toolchain(options);
    const std::string text = std::string("// ") + GetParam().nvrtc;
    EXPECT_THAT(failure(toolchain, CompilerChoice::Nvrtc, request(text)), HasSubstr(GetParam().sentence));
    EXPECT_TRUE(leavesNothing());
    EXPECT_EQ(toolchain.compile(CompilerChoice::Nvrtc, request("// nvrtc:works"), {}).ptx,
              ".version 6.5 // made by a broken NVRTC\n");
    EXPECT_TRUE(leavesNothing());
}

INSTANTIATE_TEST_SUITE_P(Compilers, EachCompilerFault, testing::ValuesIn(compilerFaults),
                         [](const auto& row) { return row.param.name; });

TEST_F(CompilerFaults, AnNvrtcThatMakesNoCodeIsReplacedByClang)
{
    fs::create_directories(folder / "toolkit/lib64");
    fs::copy_file(TILESCOPE_BROKEN_NVRTC, folder / "toolkit/lib64/libnvrtc.so.99");
    const Environment toolkit("CUDA_PATH", (folder / "toolkit").string());
    options.allowNvrtc = true;
    Toolchain toolchain(options);
    const CompiledModule module = toolchain.compile(CompilerChoice::Auto, request("// nvrtc:garbage"), {});
    EXPECT_EQ(module.compiler, "clang 17.0.6");
    EXPECT_THAT(module.passedOver, HasSubstr("nvrtc 99.1 ended without an error and without PTX"));
}

TEST_F(CompilerFaults, AStoppedCompilerCanBeCancelled)
{
    options.timeout = std::chrono::minutes(1);
    installFaulty("kill -STOP $$");
    Toolchain toolchain(options);
    std::stop_source stop;
    const std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    EXPECT_THROW(toolchain.compile(CompilerChoice::Auto, request("x"), {stop.get_token(), {}}), Cancelled);
    EXPECT_TRUE(leavesNothing());
}

/// Otherwise the code would be for an older GPU, and would stay in the cache under the newer one's key.
TEST_F(CompilerFaults, AClangThatDiesWhenAskedForItsGpusIsAskedAgain)
{
    install("clang", "17.0.6",
            "if [ \"$2\" = -print-supported-cpus ]; then if [ -e " + m_fault.string() +
                " ]; then kill -KILL $$; fi; echo sm_90; exit 0; fi; echo \".version 7.8 // $*\" > out.ptx");
    writeFile(m_fault, "");
    Toolchain toolchain(options);
    CompileRequest newer = request("x");
    newer.computeCapability = 90;
    EXPECT_THAT(failure(toolchain, CompilerChoice::Auto, newer), HasSubstr("does not say for which GPUs it compiles"));
    mend();
    EXPECT_THAT(toolchain.compile(CompilerChoice::Auto, newer, {}).ptx, HasSubstr("--cuda-gpu-arch=sm_90"));
}

TEST_F(CompilerFaults, AFullTemporaryFolderIsNamed)
{
    Toolchain toolchain(options);
    toolchain.compile(CompilerChoice::Auto, request("x"), {}); // it has been asked for its version
    for (const long bytes : {0L, 1000L}) {
        const test::FailingCall full(test::FileCall::Write, ENOSPC, m_temporary, bytes);
        const std::string sentence = failure(toolchain, CompilerChoice::Auto, request("y"));
        EXPECT_THAT(sentence, HasSubstr("cannot be written. Free some space there, or set TMPDIR to another folder."));
        EXPECT_THAT(sentence, HasSubstr(m_temporary.string()));
        EXPECT_TRUE(leavesNothing());
        EXPECT_GT(full.count(), 0);
    }
    EXPECT_NO_THROW(toolchain.compile(CompilerChoice::Auto, request("y"), {}));
}

} // namespace
} // namespace tilescope::testing_help
