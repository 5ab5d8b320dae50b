#include "compile_fixture.h"

#include "gpu/compile/clang_compiler.h"
#include "gpu/compile/compiler_search.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <tuple>

namespace tilescope::testing_help
{
namespace
{

using testing::HasSubstr;
using testing::Not;

const std::filesystem::path data = TILESCOPE_TEST_DATA;

constexpr const char* box = R"(extern "C" __global__ void box(const float* in, float* out, int width, int height)
{
    extern __shared__ float tile[];
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y * blockDim.x + threadIdx.x] = in[min(y, height - 1) * width + min(x, width - 1)];
    __syncthreads();
    if (x < width && y < height)
        out[y * width + x] = 0.5f * tile[threadIdx.y * blockDim.x + threadIdx.x];
}
)";

/// The file names in .file lines.
std::set<std::string> filesIn(const std::string& ptx)
{
    static const std::regex pattern("\\.file\\s+[0-9]+\\s+\"([^\"]*)\"");
    std::set<std::string> files;
    for (std::sregex_iterator match(ptx.begin(), ptx.end(), pattern), end; match != end; ++match)
        files.insert((*match)[1]);
    return files;
}

std::set<int> linesIn(const std::string& ptx)
{
    static const std::regex pattern("\\.loc\\s+1 ([0-9]+) ");
    std::set<int> lines;
    for (std::sregex_iterator match(ptx.begin(), ptx.end(), pattern), end; match != end; ++match)
        lines.insert(std::stoi((*match)[1]));
    return lines;
}

class Compilers : public EachCompiler
{
};
INSTANTIATE_TEST_SUITE_P(Each, Compilers, testing::Values(CompilerChoice::Nvrtc, CompilerChoice::Clang),
                         [](const auto& test) { return nameOf(test.param); });

TEST_P(Compilers, MakePtxWithTheKernelsOwnLines)
{
    const auto module = compile(request(box));
    EXPECT_THAT(module.ptx, HasSubstr(".visible .entry box("));
    EXPECT_THAT(module.ptx, HasSubstr(".target sm_75"));
    EXPECT_EQ(module.ptx.find('\0'), std::string::npos);
    EXPECT_EQ(filesIn(module.ptx), std::set<std::string>{"sobel/shared.cu"});
    const auto lines = linesIn(module.ptx);
    for (const int line : {4, 5, 6, 7, 8, 9})
        EXPECT_TRUE(lines.contains(line)) << line;
    EXPECT_LE(*lines.rbegin(), 10);
    EXPECT_TRUE(module.cubin.empty());
    EXPECT_TRUE(module.warnings.empty());
    EXPECT_THAT(module.compiler, testing::MatchesRegex("(nvrtc|clang) [0-9]+\\.[0-9.]+"));
}

TEST_P(Compilers, LeaveNothingInTheTemporaryFolder)
{
    const auto folder =
        std::filesystem::path(testing::TempDir()) / ("tilescope-left-" + std::string(nameOf(GetParam())));
    std::filesystem::create_directories(folder);
    const Environment temporary("TMPDIR", folder.string());
    const auto module = compile(request(box));
    EXPECT_THAT(module.ptx, Not(HasSubstr(folder.string())));
    diagnosticsOf("oops");
    EXPECT_TRUE(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);
}

TEST_P(Compilers, TakeEveryFunctionOfThePreludeWithoutAWarning)
{
    const auto module = compile(request(readFile(data / "kernels/every_function.cu")));
    for (const char* kernel : {"indices", "vectors", "warps", "atomics", "bits", "exact", "approximate", "textures"})
        EXPECT_THAT(module.ptx, HasSubstr(std::string(".visible .entry ") + kernel + "("));
    EXPECT_THAT(module.warnings, testing::IsEmpty());
    EXPECT_THAT(module.ptx, HasSubstr("atom.shared.add.u32"));
    EXPECT_THAT(module.ptx, Not(HasSubstr(".extern .func")));
    if (GetParam() == CompilerChoice::Clang) { // NVRTC's own functions have .file entries of their own
        EXPECT_EQ(filesIn(module.ptx), std::set<std::string>{"sobel/shared.cu"});
    }
}

TEST_P(Compilers, TakeTheKernelsThatHardwareWasMeasuredWith)
{
    int count = 0;
    std::error_code absent;
    for (const auto& entry : std::filesystem::directory_iterator(data / "counters", absent))
        if (entry.path().extension() == ".cu") {
            EXPECT_NO_THROW(compile(request(readFile(entry.path())))) << entry.path();
            ++count;
        }
    if (count == 0)
        GTEST_SKIP() << "tests/data/counters is not there";
}

TEST_P(Compilers, HandDefinitionsToTheText)
{
    auto what = request(R"(extern "C" __global__ void k(int* out) { out[0] = VALUE; out[1] = FLAG; })");
    what.definitions = {"VALUE=123456", "FLAG"};
    EXPECT_THAT(compile(what).ptx, HasSubstr("123456"));
    what.definitions = {"FLAG"};
    EXPECT_THROW(compile(what), CompileError);
}

TEST_P(Compilers, NameFileLineAndColumnOfAnError)
{
    struct Row {
        const char* text;
        int line, column;
        const char* message;
    };
    const Row rows[] = {{"extern \"C\" __global__ void k(float* o)\n{\n    o[0] = foo + 1;\n}\n", 3, 12, "foo"},
                        {"__global__ void k(float* o)\n{\n  o[0] = 1.0f +;\n}\n", 3, 16, "expression"},
                        {"\n\nnonsense here;\n", 3, 1, ""},
                        {"__global__ void k(int* o) { o[0] = missing(1); }", 1, 36, "missing"},
                        {"__device__ int f(int);\n__global__ void k(int* o)\n{\n\to[0] = f(o);\n}\n", 4, 0, ""}};
    for (const auto& row : rows) {
        const auto list = diagnosticsOf(row.text);
        ASSERT_FALSE(list.empty()) << row.text;
        EXPECT_EQ(list[0].severity, DiagnosticSeverity::Error);
        EXPECT_EQ(list[0].file, "sobel/shared.cu");
        EXPECT_EQ(list[0].line, row.line) << row.text;
        if (row.column > 0) {
            EXPECT_EQ(list[0].column, row.column) << row.text;
        }
        EXPECT_THAT(list[0].message, HasSubstr(row.message));
    }
    EXPECT_THAT(failure(toolchain, GetParam(), request(rows[0].text)),
                testing::StartsWith("sobel/shared.cu:3:12: error: "));
}

TEST_P(Compilers, KeepWarnings)
{
    const auto module =
        compile(request("extern \"C\" __global__ void k(int* o)\n{\n    int idle = 3;\n    o[0] = 1;\n}\n"));
    ASSERT_EQ(module.warnings.size(), 1u);
    EXPECT_EQ(module.warnings[0].severity, DiagnosticSeverity::Warning);
    EXPECT_EQ(module.warnings[0].line, 3);
    EXPECT_EQ(module.warnings[0].column, 9);
    EXPECT_THAT(module.warnings[0].message, HasSubstr("idle"));
}

TEST_P(Compilers, HavePrintfAndAssert)
{
    for (const char* headers :
         {"", "#include <cassert>\n#include <cstdio>\n", "#include <assert.h>\n#include <stdio.h>\n"}) {
        const auto module = compile(request(std::string(headers) +
                                            "extern \"C\" __global__ void k(int* o, int n)\n{\n    assert(n > 2);\n"
                                            "    printf(\"%d %f %s\\n\", o[0], 2.5f, \"text\");\n}\n"));
        EXPECT_TRUE(module.warnings.empty()) << module.warnings[0].message;
        EXPECT_THAT(module.ptx, HasSubstr("vprintf"));
        EXPECT_THAT(module.ptx, HasSubstr("__assertfail"));
    }
}

TEST_P(Compilers, KeepTheNameOfAFileElsewhereAndFindItsNeighbours)
{
    const auto folder =
        std::filesystem::path(testing::TempDir()) /
        (GetParam() == CompilerChoice::Clang ? "tilescope neighbours clang" : "tilescope neighbours nvrtc");
    std::filesystem::create_directories(folder);
    writeFile(folder / "half.h", "__device__ inline float half_of(float x) { return x / 2; }\n");
    const std::string name = (folder / "own kernel.cu").string();
    const auto module = compile(
        request("#include \"half.h\"\nextern \"C\" __global__ void k(float* o) { o[0] = half_of(o[1]); }\n", name));
    EXPECT_TRUE(filesIn(module.ptx).contains(name)) << testing::PrintToString(filesIn(module.ptx));
    EXPECT_THAT(failure(toolchain, GetParam(), request("oops", name)), testing::StartsWith(name + ":1:"));
    std::filesystem::remove_all(folder);
}

TEST_P(Compilers, SeeThatAnIncludedFileChangedHoweverTheTextSpellsIt)
{
    const auto folder =
        std::filesystem::path(testing::TempDir()) / ("tilescope-changed-" + std::string(nameOf(GetParam())));
    std::filesystem::create_directories(folder);
    const std::string header = (folder / "value.h").string(), up = "/../../../../../../../..";
    ToolchainOptions options;
    options.cacheFolder = folder / "cache";
    Toolchain cached(options);
    const std::string spellings[] = {"#include \"@\"",
                                     "%:include \"@\"",
                                     "#/**/include \"@\"",
                                     "#/*\n*/include \"@\"",
                                     "/* #include <math.h> */ #include \"@\"",
                                     "#include <@>",
                                     "#include <." + up + "@>",
                                     "#include_next \"@\"",
                                     "#import \"@\"",
                                     "#inc\\\nlude \"@\"",
                                     "#inc\\ \nlude \"@\"",
                                     "#inc\\\r\nlude \"@\"",
                                     "#inc\\\rlude \"@\"",
                                     "#\v\finclude \"@\"",
                                     "#\rinclude \"@\"",
                                     "#\u00a0include \"@\"",
                                     "#\\u00a0include \"@\"",
                                     "#define FILE \"@\"\n#include FILE",
                                     "\?\?=include \"@\"",
                                     "#embed \"@\""};
    for (std::string spelling : spellings) {
        SCOPED_TRACE(spelling);
        spelling.replace(spelling.find('@'), 1, header);
        const auto what = request(spelling + "\nextern \"C\" __global__ void k(int* out) { out[0] = VALUE; }\n",
                                  (folder / "k.cu").string());
        try { // not every compiler accepts every spelling
            writeFile(header, "#define VALUE 1111");
            cached.compile(GetParam(), what, {});
        } catch (const CompileError&) {
            continue;
        }
        writeFile(header, "#define VALUE 2222");
        EXPECT_THAT(cached.compile(GetParam(), what, {}).ptx, HasSubstr("2222"));
        if (spelling.front() != '/') // one of the spellings shows what follows an error
            continue;
        writeFile(header, "#define VALUE )");
        EXPECT_THROW(cached.compile(GetParam(), what, {}), CompileError);
        writeFile(header, "#define VALUE 3333");
        EXPECT_THAT(cached.compile(GetParam(), what, {}).ptx, HasSubstr("3333"));
    }
    std::filesystem::remove_all(folder);
}

TEST_P(Compilers, SeeThatAFileAppearsForWhichTheTextLooks)
{
    const auto folder =
        std::filesystem::path(testing::TempDir()) / ("tilescope-appears-" + std::string(nameOf(GetParam())));
    std::filesystem::create_directories(folder);
    ToolchainOptions options;
    options.cacheFolder = folder / "cache";
    Toolchain cached(options);
    const std::string flag = (folder / "flag.h").string();
    for (const std::string& name : {std::string("sobel/shared.cu"), (folder / "k.cu").string()})
        for (const std::string test :
             {"#if __has_include(\"@\")", "#define JOIN(a, b) a##b\n#if JOIN(__has_inc, lude)(\"@\")"}) {
            SCOPED_TRACE(name + ": " + test);
            const auto what = request(std::string(test).replace(test.find('@'), 1, flag) +
                                          "\n#define VALUE 2222\n#else\n#define VALUE 1111\n#endif\n"
                                          "extern \"C\" __global__ void k(int* out) { out[0] = VALUE; }\n",
                                      name);
            EXPECT_THAT(cached.compile(GetParam(), what, {}).ptx, HasSubstr("1111"));
            writeFile(flag, "");
            if (name.front() == '/') {
                EXPECT_THAT(cached.compile(GetParam(), what, {}).ptx, HasSubstr("2222"));
            } else {
                EXPECT_THAT(failure(cached, GetParam(), what), HasSubstr(flag + " is not a header of the toolkit"));
            }
            std::filesystem::remove(flag);
        }
    std::filesystem::remove_all(folder);
}

TEST_P(Compilers, CacheATextThatReadsOnlyTheToolkit)
{
    const auto folder =
        std::filesystem::path(testing::TempDir()) / ("tilescope-cached-" + std::string(nameOf(GetParam())));
    std::filesystem::create_directories(folder);
    writeFile(folder / "own.h", "");
    const std::string own = (folder / "k.cu").string();
    const std::tuple<const char*, std::string, bool> rows[] = {
        {"", "a.cu", true},
        {"", own, true},
        {"#include <math.h>\n#include <cuda_fp16.h>\n#include \"stdio.h\"\n", "a.cu", true},
        {"#include \"own.h\"\n", own, false}};
    for (const auto& [text, name, isCached] : rows) {
        SCOPED_TRACE(name + ": " + text);
        ToolchainOptions options;
        options.cacheFolder = folder / "cache";
        Toolchain(options).compile(GetParam(), request(text, name), {});
        EXPECT_EQ(std::filesystem::exists(*options.cacheFolder), isCached);
        std::filesystem::remove_all(*options.cacheFolder);
    }
    std::filesystem::remove_all(folder);
}

TEST_P(Compilers, TakeTheNearestArchitectureTheyKnow)
{
    auto what = request(box);
    what.computeCapability = 86;
    EXPECT_THAT(compile(what).ptx, HasSubstr(".target sm_86"));
    what.computeCapability = 85; // does not exist
    EXPECT_THAT(compile(what).ptx, HasSubstr(".target sm_80"));
    what.computeCapability = 121;
    EXPECT_THAT(compile(what).ptx, HasSubstr(".target sm_"));
    what.computeCapability = 990;
    EXPECT_THAT(compile(what).ptx, HasSubstr(".target sm_"));
    what.computeCapability = 86;
    what.wantCubin = true;
    const auto module = compile(what);
    EXPECT_EQ(module.cubin.empty(), GetParam() == CompilerChoice::Clang);
    EXPECT_THAT(module.ptx, HasSubstr(".entry box("));
}

TEST_P(Compilers, MakeCodeForOneArchitectureAloneOrSayThatTheyCannot)
{
    auto what = request("extern \"C\" __global__ void k() { asm volatile(\"wgmma.fence.sync.aligned;\"); }\n");
    what.computeCapability = 90;
    what.wantCubin = true;
    what.architectureSpecific = true;
    if (GetParam() == CompilerChoice::Clang) {
        EXPECT_THAT(failure(toolchain, GetParam(), what), AllOf(HasSubstr("sm_90a"), HasSubstr("NVRTC")));
        return;
    }
    const auto module = compile(what);
    EXPECT_THAT(module.ptx, HasSubstr(".target sm_90a"));
    EXPECT_FALSE(module.cubin.empty());
    what.computeCapability = 95; // does not exist, and the nearest would not run
    EXPECT_THAT(failure(toolchain, GetParam(), what), HasSubstr("sm_95a"));
}

TEST_P(Compilers, KnowHalvesWithAndWithoutTheirHeader)
{
    const std::string kernel =
        "extern \"C\" __global__ void k(unsigned* words) { __half2 pair = *reinterpret_cast<__half2*>(words + 1); "
        "*reinterpret_cast<__half2*>(words) = __hmin2(__habs2(__hsub2(pair, __float2half2_rn(2))), pair); }\n";
    auto what = request(kernel, "k");
    what.computeCapability = 80;
    EXPECT_THAT(compile(what).ptx, AllOf(HasSubstr("sub.f16x2"), HasSubstr("abs.f16x2"), HasSubstr("min.f16x2"),
                                         HasSubstr("cvt.rn.f16.f32")));
    what.computeCapability = 75;
    EXPECT_THAT(compile(what).ptx, AllOf(HasSubstr("abs.f16x2"), Not(HasSubstr("min.f16x2"))));
    what.source.text = "#include <cuda_fp16.h>\n" + kernel;
    EXPECT_THAT(compile(what).ptx, HasSubstr("abs.f16x2"));
}

TEST_P(Compilers, KnowAsynchronousCopies)
{
    auto what = request("#include <cuda_pipeline.h>\nextern \"C\" __global__ void k(const int* in, int* out) { "
                        "__shared__ int tile[32]; __pipeline_memcpy_async(&tile[threadIdx.x], in, 4, out ? 0 : 4); "
                        "__pipeline_commit(); __pipeline_wait_prior(2); out[0] = tile[1]; }\n");
    what.computeCapability = 80;
    EXPECT_THAT(compile(what).ptx, AllOf(HasSubstr("cp.async.ca.shared.global"), HasSubstr("cp.async.commit_group"),
                                         HasSubstr("cp.async.wait_group 2")));
    what.computeCapability = 75;
    EXPECT_THAT(compile(what).ptx, Not(HasSubstr("cp.async"))) << "done at once";
}

TEST_P(Compilers, TakeATextWithoutAKernel)
{
    EXPECT_THAT(compile(request("")).ptx, Not(HasSubstr(".entry")));
    EXPECT_THAT(compile(request("// nothing\n", "")).ptx, HasSubstr(".version"));
}

TEST(NvrtcCompiler, SaysWhatItMakesWhenADeviceIsTooOld)
{
    Toolchain toolchain{ToolchainOptions{}};
    if (!toolchain.has(CompilerChoice::Nvrtc))
        GTEST_SKIP() << "NVRTC is not installed";
    auto what = request(box);
    what.computeCapability = 30;
    EXPECT_THAT(failure(toolchain, CompilerChoice::Nvrtc, what), HasSubstr("not for 3.0"));
}

TEST(NvrtcCompiler, FindsTheToolkitsHeaders)
{
    Toolchain toolchain{ToolchainOptions{}};
    const auto libraries = findNvrtcLibraries();
    if (libraries.empty() || !std::filesystem::exists(libraries[0].path.parent_path() / "../include/cuda_fp16.h"))
        GTEST_SKIP() << "no NVRTC with the toolkit's headers is installed";
    // hexp is only in NVIDIA's header
    const auto what = request("#include <cuda_fp16.h>\nextern \"C\" __global__ void k(float* o, __half* h) "
                              "{ o[0] = __half2float(hexp(h[0])); }\n");
    EXPECT_EQ(failure(toolchain, CompilerChoice::Nvrtc, what), "");
}

TEST(NvrtcCompiler, FindsTheHeadersThatOthersOfTheToolkitInclude)
{
    Toolchain toolchain{ToolchainOptions{}};
    const auto libraries = findNvrtcLibraries();
    const auto include = libraries.empty() ? std::filesystem::path() : libraries[0].path.parent_path() / "../include";
    if (!std::filesystem::exists(include / "cccl/cuda/std") && !std::filesystem::exists(include / "cuda/std"))
        GTEST_SKIP() << "no NVRTC with cuda/std beside it is installed";
    const std::pair<const char*, const char*> rows[] = {
        {"#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n",
         "namespace cg = cooperative_groups; auto block = cg::this_thread_block(); block.sync(); "
         "out[0] = cg::reduce(cg::tiled_partition<32>(block), out[threadIdx.x], cg::plus<int>());"},
        {"#include <cuda/std/array>\n#include <cuda/std/cstdint>\n",
         "cuda::std::array<cuda::std::uint32_t, 2> pair = {1, 2}; out[0] = pair[out[1] & 1];"},
        {"#include <cub/block/block_reduce.cuh>\n",
         "using Reduce = cub::BlockReduce<int, 64>; __shared__ typename Reduce::TempStorage temp; "
         "out[0] = Reduce(temp).Sum(out[threadIdx.x]);"}};
    for (const auto& [headers, body] : rows) {
        SCOPED_TRACE(headers);
        const auto module = toolchain.compile(
            CompilerChoice::Nvrtc,
            request(std::string(headers) + "extern \"C\" __global__ void k(int* out) { " + body + " }\n"), {});
        EXPECT_THAT(module.ptx, HasSubstr(".entry k("));
        EXPECT_THAT(module.warnings, testing::IsEmpty());
    }
}

TEST(ClangCompiler, SaysThatTheToolkitsHeadersNeedNvrtc)
{
    Toolchain toolchain{ToolchainOptions{}};
    if (!toolchain.has(CompilerChoice::Clang))
        GTEST_SKIP() << "clang is not installed";
    EXPECT_EQ(failure(toolchain, CompilerChoice::Clang, request("\n#include <cuda_bf16.h>\n")),
              "sobel/shared.cu:2:1: error: cuda_bf16.h comes with the CUDA Toolkit and needs NVRTC");
}

TEST(ClangCompiler, EveryInstalledVersionTakesEveryFunction)
{
    int tried = 0;
    for (const auto& program : findClangPrograms()) {
        ClangCompiler compiler(program.path, program.major, std::chrono::seconds(20));
        if (compiler.major() < ClangCompiler::oldestMajor)
            continue;
        const auto module = compiler.compile(request(readFile(data / "kernels/every_function.cu")), {});
        EXPECT_EQ(filesIn(module.ptx), std::set<std::string>{"sobel/shared.cu"}) << compiler.name();
        EXPECT_THAT(module.warnings, testing::IsEmpty()) << compiler.name();
        ++tried;
    }
    if (tried == 0)
        GTEST_SKIP() << "clang is not installed";
}

} // namespace
} // namespace tilescope::testing_help
