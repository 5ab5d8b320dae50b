#include "fake_clang.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>
#include <unistd.h>

namespace tilescope::testing_help
{
namespace
{

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST_F(FakeClang, IsFoundAndRun)
{
    Toolchain toolchain(options);
    EXPECT_TRUE(toolchain.has(CompilerChoice::Clang));
    EXPECT_TRUE(toolchain.has(CompilerChoice::Auto));
    EXPECT_FALSE(toolchain.has(CompilerChoice::Nvrtc));
    const auto found = toolchain.found();
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].name, "");
    EXPECT_EQ(found[0].detail, "hidden by TILESCOPE_HIDE");
    EXPECT_EQ(found[1].name, "clang 17.0.6");
    EXPECT_EQ(found[1].detail, (folder / "bin/clang").string());
    EXPECT_EQ(compile().ptx, ".version 6.5 // made by a script\n");
}

TEST_F(FakeClang, TheNewestIsTakenAndOldOnesAreNot)
{
    install("clang-15", "15.0.7", ptxOf("15"));
    install("clang-18", "18.1.0", ptxOf("18"));
    install("clang++-19", "19.1.0", ptxOf("19"));
    install("clang-format-20", "20.0.0", ptxOf("20"));
    EXPECT_EQ(compile().compiler, "clang 19.1.0");
    for (const char* name : {"clang-15", "clang-18", "clang++-19", "clang-format-20"})
        fs::remove(folder / "bin" / name);
    install("clang", "13.0.1", ptxOf("13"));
    options.cacheFolder.reset();
    EXPECT_THAT(failure(*std::make_unique<Toolchain>(options), CompilerChoice::Clang, request("")),
                HasSubstr("clang 14 or newer was not found"));
}

TEST_F(FakeClang, CachedCodeStartsNothingAndIsQuick)
{
    install("clang-18", "18.1.0", ptxOf("18")); // a name with its version, as in distributions
    fs::remove(folder / "bin/clang");
    const auto first = compile();
    const int before = calls();
    EXPECT_GT(before, 0);
    Toolchain other(options); // as in a newly started program
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(other.compile(CompilerChoice::Auto, request("// text"), {}), first);
    const auto fromDisk = std::chrono::steady_clock::now();
    EXPECT_EQ(other.compile(CompilerChoice::Auto, request("// text"), {}), first);
    const auto fromMemory = std::chrono::steady_clock::now();
    EXPECT_EQ(calls(), before);
    constexpr std::chrono::milliseconds quick(isSanitized ? 200 : 20); // 1 ms on an idle machine
    EXPECT_LT(fromDisk - start, quick);
    EXPECT_LT(fromMemory - fromDisk, quick);
}

TEST_F(FakeClang, AnythingThatChangesTheCodeIsCompiledAnew)
{
    Toolchain toolchain(options);
    const auto compilesAnew = [&](const CompileRequest& what) {
        const int before = calls();
        toolchain.compile(CompilerChoice::Auto, what, {});
        return calls() > before;
    };
    auto what = request("// text");
    EXPECT_TRUE(compilesAnew(what));
    EXPECT_FALSE(compilesAnew(what));
    what.source.text += " ";
    EXPECT_TRUE(compilesAnew(what));
    what.source.name = "blur/shared.cu";
    EXPECT_TRUE(compilesAnew(what));
    what.definitions = {"A=1", "B"};
    EXPECT_TRUE(compilesAnew(what));
    what.definitions = {"A=1"};
    EXPECT_TRUE(compilesAnew(what));
    what.computeCapability = 70;
    EXPECT_TRUE(compilesAnew(what));
    what.wantCubin = true;
    EXPECT_TRUE(compilesAnew(what));
    EXPECT_FALSE(compilesAnew(what));
    what.source.text = "#include \"/nowhere/other.h\"\n"; // the other file may change
    EXPECT_TRUE(compilesAnew(what));
    EXPECT_TRUE(compilesAnew(what));
    what.source.text = "#include <math.h>\n// #include or not, #import makes a text longer\n";
    EXPECT_TRUE(compilesAnew(what));
    EXPECT_FALSE(compilesAnew(what));
    for (const char* text : {"#if __has_include(\"x.h\")\n#endif", "#if __has\\\n_include(\"x.h\")\n#endif",
                             "#define JOIN(a, b) a##b", "#define JOIN(a, b) a%:%:b"}) { // what is missing is not listed
        what.source.text = text;
        EXPECT_TRUE(compilesAnew(what)) << text;
        EXPECT_TRUE(compilesAnew(what)) << text;
    }
}

TEST_F(FakeClang, ThatDoesNotSayWhatItReadIsNotCachedNorQuoted)
{
    install("clang", "17.0.6", "rm files.d; " + ptxOf(""));
    Toolchain toolchain(options);
    toolchain.compile(CompilerChoice::Auto, request("x"), {});
    const int before = calls();
    toolchain.compile(CompilerChoice::Auto, request("x"), {});
    EXPECT_GT(calls(), before);
    install("clang", "17.0.6",
            "rm files.d; echo 'kernel.cu:1:1: error: unknown type name root' >&2; "
            "echo \"kernel.cu:2:9: fatal error: 'no.h' file not found\" >&2; exit 1");
    EXPECT_EQ(failure(*std::make_unique<Toolchain>(options), CompilerChoice::Auto, request("x")),
              "sobel/shared.cu:2:9: error: 'no.h' file not found");
}

TEST_F(FakeClang, AnUpgradedCompilerCompilesAnew)
{
    EXPECT_EQ(compile().compiler, "clang 17.0.6");
    install("clang", "17.0.7", ptxOf("made by a newer script"));
    EXPECT_EQ(compile().compiler, "clang 17.0.7");
    EXPECT_EQ(compile().ptx, ".version 6.5 // made by a newer script\n");
}

TEST_F(FakeClang, ATextThatDoesNotCompileIsRemembered)
{
    install("clang", "17.0.6", "echo 'kernel.cu:1:2: error: bad' >&2; exit 1");
    Toolchain toolchain(options);
    EXPECT_EQ(failure(toolchain, CompilerChoice::Clang, request("x")), "sobel/shared.cu:1:2: error: bad");
    const int before = calls();
    EXPECT_EQ(failure(toolchain, CompilerChoice::Clang, request("x")), "sobel/shared.cu:1:2: error: bad");
    EXPECT_EQ(calls(), before);
}

TEST_F(FakeClang, ThatHangsIsStopped)
{
    install("clang", "17.0.6", "sleep 60");
    options.timeout = std::chrono::milliseconds(300);
    Toolchain toolchain(options);
    EXPECT_EQ(
        failure(toolchain, CompilerChoice::Auto, request("x")),
        "Compiling sobel/shared.cu with clang 17.0.6 took longer than 0.3 s and was stopped. Unroll fewer loops, or "
        "look for macros and templates that multiply.");
}

TEST_F(FakeClang, ThatBreaksDownIsNamed)
{
    const std::pair<const char*, const char*> rows[] = {
        {"kill -SEGV $$", "clang 17.0.6 broke down while compiling sobel/shared.cu (exit status 139). Undo"},
        {"kill -KILL $$", "(exit status 137), perhaps for want of memory. Undo"},
        {"echo 'LLVM ERROR: out of memory' >&2; kill -ABRT $$", "(exit status 134), perhaps for want of memory. Undo"},
        {"echo 'clang: error: no target nvptx64' >&2; exit 1", "clang 17.0.6 cannot compile CUDA: no target nvptx64"},
        {"exit 0", "clang 17.0.6 ended without an error and without code. Install it again"}};
    for (const auto& [action, sentence] : rows) {
        install("clang", "17.0.6", action);
        Toolchain toolchain(options);
        EXPECT_THAT(failure(toolchain, CompilerChoice::Auto, request("x")), HasSubstr(sentence));
    }
}

TEST_F(FakeClang, ThatIsNoClangIsNotTaken)
{
    writeFile(folder / "bin/clang", "#!/bin/sh\necho hello\n");
    Toolchain toolchain(options);
    EXPECT_FALSE(toolchain.has(CompilerChoice::Clang));
}

TEST_F(FakeClang, NoCompilerAtAllIsSaidWithWhatToInstall)
{
    options.allowClang = false;
    Toolchain toolchain(options);
    EXPECT_FALSE(toolchain.has(CompilerChoice::Auto));
    EXPECT_EQ(
        failure(toolchain, CompilerChoice::Auto, request("")),
        "No CUDA compiler was found. Install clang (Debian, Ubuntu: apt install clang) or the CUDA Toolkit's NVRTC.");
    EXPECT_THAT(failure(toolchain, CompilerChoice::Nvrtc, request("")), HasSubstr("NVRTC was not found. Install"));
    EXPECT_THAT(failure(toolchain, CompilerChoice::Clang, request("")), HasSubstr("apt install clang"));
}

TEST_F(FakeClang, TakesOverFromAnNvrtcThatCannotBeLoaded)
{
    fs::create_directories(folder / "toolkit/lib64");
    writeFile(folder / "toolkit/lib64/libnvrtc.so.99", "this is no library");
    const Environment toolkit("CUDA_PATH", (folder / "toolkit").string());
    options.allowNvrtc = true;
    Toolchain toolchain(options);
    EXPECT_TRUE(toolchain.has(CompilerChoice::Nvrtc));
    EXPECT_THAT(failure(toolchain, CompilerChoice::Nvrtc, request("x")), HasSubstr("NVRTC cannot be loaded"));
    EXPECT_EQ(toolchain.compile(CompilerChoice::Auto, request("x"), {}).compiler, "clang 17.0.6");
    EXPECT_THAT(toolchain.found()[0].detail, HasSubstr("libnvrtc.so.99"));
}

TEST_F(FakeClang, TakesOverFromAnNvrtcThatFailsInThePrelude)
{
    fs::create_directories(folder / "toolkit/lib64");
    fs::copy_file(TILESCOPE_BROKEN_NVRTC, folder / "toolkit/lib64/libnvrtc.so.99");
    const Environment toolkit("CUDA_PATH", (folder / "toolkit").string());
    options.allowNvrtc = true;
    const std::string fault =
        "nvrtc 99.1 (" + (folder / "toolkit/lib64/libnvrtc.so.99").string() +
        ") does not compile Tilescope's own headers: tilescope/half.h:95: error: class \"__half2\" "
        "has no member \"x\".";
    for (int run = 0; run < 2; ++run) { // the second time clang's code comes from the cache
        Toolchain toolchain(options);
        const auto module = toolchain.compile(CompilerChoice::Auto, request("x"), {});
        EXPECT_EQ(module.compiler, "clang 17.0.6");
        EXPECT_EQ(module.passedOver, fault + " clang 17.0.6 compiled the kernel instead.");
        EXPECT_EQ(toolchain.compile(CompilerChoice::Clang, request("x"), {}).passedOver, "");
        EXPECT_EQ(failure(toolchain, CompilerChoice::Nvrtc, request("x")), fault + " Choose clang.");
    }
    const auto found = Toolchain(options).found();
    EXPECT_EQ(found[0].name, "");
    EXPECT_TRUE(found[0].installed);
    EXPECT_EQ(found[0].detail, fault + " Choose clang.");
    EXPECT_EQ(found[1].name, "clang 17.0.6");
    options.allowClang = false;
    EXPECT_EQ(failure(*std::make_unique<Toolchain>(options), CompilerChoice::Auto, request("x")),
              fault + " Install another version of NVRTC, or clang (Debian, Ubuntu: apt install clang).");
}

TEST_F(FakeClang, AnErrorInThePreludeThatTheTextBringsAboutIsTheTexts)
{
    install("clang", "17.0.6",
            "if [ -s kernel.cu ]; then echo 'tilescope/half.h:95:3: error: bad' >&2; exit 1; fi; " + ptxOf(""));
    Toolchain toolchain(options);
    EXPECT_THROW(toolchain.compile(CompilerChoice::Auto, request("x"), {}), CompileError);
    EXPECT_EQ(failure(toolchain, CompilerChoice::Auto, request("x")), "tilescope/half.h:95:3: error: bad");
    EXPECT_EQ(toolchain.found()[1].name, "clang 17.0.6");
}

TEST(ToolchainOptions, ComeFromTheEnvironment)
{
    const Environment hide("TILESCOPE_HIDE", "cuda,nvrtc,gl"), cache("XDG_CACHE_HOME", "/somewhere/cache");
    const auto options = ToolchainOptions::fromEnvironment();
    EXPECT_FALSE(options.allowNvrtc);
    EXPECT_TRUE(options.allowClang);
    EXPECT_EQ(options.cacheFolder, fs::path("/somewhere/cache/tilescope"));
    const Environment clang("TILESCOPE_HIDE", "clang"), relative("XDG_CACHE_HOME", "not/absolute"),
        home("HOME", "/home/somebody");
    EXPECT_FALSE(ToolchainOptions::fromEnvironment().allowClang);
    EXPECT_TRUE(ToolchainOptions::fromEnvironment().allowNvrtc);
    EXPECT_EQ(ToolchainOptions::fromEnvironment().cacheFolder, fs::path("/home/somebody/.cache/tilescope"));
    for (const auto& [text, megabytes] : {std::pair{"", 64U},
                                          {"3", 3U},
                                          {"0", 0U},
                                          {"-1", 64U},
                                          {"5 MB", 64U},
                                          {"1e3", 64U},
                                          {"1000000", 1'000'000U},
                                          {"1000001", 64U}}) {
        const Environment limit("TILESCOPE_CACHE_MB", text);
        EXPECT_EQ(ToolchainOptions::fromEnvironment().cacheBytes, std::size_t{megabytes} << 20) << text;
    }
}

} // namespace
} // namespace tilescope::testing_help
