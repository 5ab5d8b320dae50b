#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace tilescope;

namespace
{

std::string contentOf(const std::string& path)
{
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

Operation shipped(const std::string& name)
{
    const std::string folder = TILESCOPE_RESOURCES "/operations/" + name;
    return operationOfFolder(name, folder, [&](const std::string& file) { return contentOf(folder + "/" + file); });
}

/// Runs the only strategy of a kernel's text in the emulator.
Report ran(const std::string& text, const Image& picture, const ParameterValues& parameters = {},
           BlockSize block = {16, 16}, RunnerOptions options = emulatorOnly())
{
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = block;
    request.recipe.parameters = parameters;
    request.image = std::make_shared<const Image>(picture);
    return runner.run(request, {});
}

const auto* bytesOf(const Image& picture) { return reinterpret_cast<const std::uint8_t*>(picture.bytes().data()); }
const auto* floatsOf(const Image& picture) { return reinterpret_cast<const float*>(picture.bytes().data()); }

std::vector<std::string> errorsIn(const Report& report)
{
    std::vector<std::string> errors;
    for (const Finding& finding : report.findings)
        if (finding.severity == Severity::Error)
            errors.push_back(english(finding.message));
    return errors;
}

std::string refusalOf(const std::string& text)
{
    try {
        operationOfKernel("own.cu", text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return "";
}

/// A kernel of types that students use.
struct TypesCase {
    const char* name;
    std::string text;
    PixelFormat format;
    double expected; ///< of a pixel of 100
};

std::vector<TypesCase> typesCases()
{
    const std::string place =
        "{ int i = (blockIdx.y * blockDim.y + threadIdx.y) * width + blockIdx.x * blockDim.x + "
        "threadIdx.x; if (blockIdx.x * blockDim.x + threadIdx.x < width && blockIdx.y * blockDim.y "
        "+ threadIdx.y < height) ";
    return {
        {"float", "__global__ void k(const float* a, float* b, int width, int height)" + place + "b[i] = a[i] / 8; }",
         PixelFormat::Float32, 12.5},
        {"double",
         "__global__ void k(const double* a, double* b, int width, int height)" + place + "b[i] = a[i] / 8; }",
         PixelFormat::Float32, 12.5},
        {"int", "__global__ void k(const int* a, int* b, unsigned width, size_t height)" + place + "b[i] = -a[i]; }",
         PixelFormat::Float32, -100},
        {"short",
         "__global__ void k(const short* a, unsigned short* b, short width, long long height)" + place +
             "b[i] = 600 * a[i]; }",
         PixelFormat::Float32, 60000},
        {"uchar3",
         "__global__ void k(const uchar3* a, uchar3* b, int width, int height)" + place +
             "b[i] = make_uchar3(a[i].x + 1, a[i].y, a[i].z); }",
         PixelFormat::Rgb8, 101},
        {"uchar4",
         "__global__ void k(const uchar4* a, uchar4* b, int width, int height)" + place +
             "b[i] = make_uchar4(a[i].w - 155, a[i].y, a[i].z, 0); }",
         PixelFormat::Rgb8, 100},
        {"host's names",
         "typedef unsigned short ushort;\n__global__ void k(const uint* a, uchar* b, uint8_t width, int height = 3)" +
             place + "b[i] = (ushort)a[i] + 5; }",
         PixelFormat::Grey8, 105},
        {"flat",
         "__global__ void k(const unsigned char* a, unsigned char* b, int n) { int i = blockIdx.x * blockDim.x + "
         "threadIdx.x; if (i < n) b[i] = a[i] + 2; }",
         PixelFormat::Grey8, 102},
        {"in place", "__global__ void k(float* a, int width, int height)" + place + "a[i] += 1; }",
         PixelFormat::Float32, 101},
        {"texture",
         "__global__ void k(cudaTextureObject_t t, unsigned char* b, int width, int height)" + place +
             "b[i] = tex2D<unsigned char>(t, blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + "
             "threadIdx.y) + 3; }",
         PixelFormat::Grey8, 103},
    };
}

/// Runs every case on a picture whose pixels are 100.
void expectCases(RunnerOptions options)
{
    Image picture(37, 21, PixelFormat::Rgb8);
    std::ranges::fill(picture.bytes(), std::byte{100});
    for (const TypesCase& one : typesCases()) {
        SCOPED_TRACE(one.name);
        const Report report = ran(one.text, picture, {}, {16, 16}, options);
        ASSERT_TRUE(report.picture) << (report.findings.empty() ? "" : english(report.findings.front().message));
        EXPECT_EQ(report.picture->format(), one.format);
        const double value = one.format == PixelFormat::Float32 ? static_cast<double>(floatsOf(*report.picture)[20])
                                                                : bytesOf(*report.picture)[60];
        EXPECT_EQ(value, one.expected);
        EXPECT_EQ(errorsIn(report), std::vector<std::string>());
    }
}

constexpr char invert[] =
    "__global__ void invert(const unsigned char* in, unsigned char* out, int w, int h)\n"
    "{\n"
    "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
    "    if (x < w && y < h)\n"
    "        out[y * w + x] = 255 - in[y * w + x];\n"
    "}\n";

} // namespace

TEST(KernelText, FindsKernelsAndLeavesLinesWhereTheyAre)
{
    const std::string text = "// __global__ void no(int a) {\n"
                             "#define BLOCK 16\n"
                             "/* __global__ void neither() {} */\n"
                             "__global__ void declared(int a);\n"
                             "static __global__ void __launch_bounds__(256, 2)\n"
                             "first(const float* __restrict__ a, // the input\n"
                             "      float *b, int n)\n"
                             "{ const char* text = \"__global__ void inText() {\"; }\n"
                             "template <typename T> __global__ void second(T* a) { }\n"
                             "extern \"C\" __global__ void third(uchar4 colour) { }\n";
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    ASSERT_EQ(kernels.size(), 3u);
    EXPECT_EQ(kernels[0].name, "first");
    EXPECT_EQ(kernels[0].line, 6);
    ASSERT_EQ(kernels[0].parameters.size(), 3u);
    EXPECT_EQ(kernels[0].parameters[0].name, "a");
    EXPECT_EQ(kernels[0].parameters[0].type, "float");
    EXPECT_TRUE(kernels[0].parameters[0].pointsToConst);
    EXPECT_TRUE(kernels[0].parameters[1].isPointer);
    EXPECT_FALSE(kernels[0].parameters[1].pointsToConst);
    EXPECT_FALSE(kernels[0].parameters[2].isPointer);
    EXPECT_EQ(kernels[1].name, "second");
    EXPECT_TRUE(kernels[1].isTemplate);
    EXPECT_TRUE(kernels[2].isExternC);
    const std::string plain = withPlainNames(text);
    EXPECT_EQ(std::count(plain.begin(), plain.end(), '\n'), std::count(text.begin(), text.end(), '\n'));
    EXPECT_NE(plain.find("extern \"C\" static __global__"), std::string::npos);
    EXPECT_NE(plain.find("\ntemplate <typename T>"), std::string::npos);
}

TEST(DeclaredOperation, AKernelIsBoundByItsTypesAndNames)
{
    const Image picture = makeSample("board", 45, 31);
    const Report report = ran(invert, picture);
    ASSERT_TRUE(report.picture);
    const Image grey = toGrey(picture);
    for (std::size_t i = 0; i < 45 * 31; ++i)
        ASSERT_EQ(bytesOf(*report.picture)[i], 255 - bytesOf(grey)[i]) << i;
    EXPECT_FALSE(report.check); // nothing says what is right
    EXPECT_TRUE(report.counters);
}

TEST(DeclaredOperation, TakesTheTypesThatStudentsUse) { expectCases(emulatorOnly()); }

/// The same on a GPU, or on tests/emulated_gpu in its place.
TEST(DeclaredOnGpu, TakesTheTypesThatStudentsUse)
{
    if (const RunnerOptions options = RunnerOptions::fromEnvironment(); !Runner(options).device().device)
        GTEST_SKIP() << english(Runner(options).device().reason);
    else
        expectCases(options);
}

TEST(DeclaredOperation, NotesSayWhatTypesDoNot)
{
    const std::string text =
        "//@ title Running mean\n"
        "//@ parameter radius = 2 in 0..7 unit px Pixels on each side\n"
        "//@ parameter gain = 0.5 in 0..2 Multiplied\n"
        "//@ parameter isEven = true Whatever\n"
        "//@ buffer sums float width * height\n"
        "//@ constant weights float = 1, 2 * radius + 1, -0.5\n"
        "//@ define LIMIT = 10 * radius\n"
        "//@ launch rows\n"
        "//@ shared (block.x + 2 * radius) * block.y * 4\n"
        "//@ bind source = input\n"
        "//@ launch finish\n"
        "//@ grid ceil(width / block.x), ceil(height / block.y)\n"
        "//@ reference expected\n"
        "//@ tolerance 0.001 Order of the sums\n"
        "__constant__ float weights[3];\n"
        "__global__ void rows(const unsigned char* source, float* sums, int width, int height, int radius)\n"
        "{\n"
        "    extern __shared__ float line[];\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    line[threadIdx.y * blockDim.x + threadIdx.x] = 0;\n"
        "    if (x >= width || y >= height) return;\n"
        "    float sum = 0;\n"
        "    for (int i = -radius; i <= radius; ++i)\n"
        "        sum += source[y * width + min(max(x + i, 0), width - 1)];\n"
        "    sums[y * width + x] = sum / weights[1];\n"
        "}\n"
        "__global__ void finish(float* sums, float* result, int width, int height, float gain, bool isEven)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x < width && y < height)\n"
        "        result[y * width + x] = sums[y * width + x] * gain + (isEven ? LIMIT : 0);\n"
        "}\n"
        "__global__ void expected(const unsigned char* in, float* out, int width, int height, int radius, float gain)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x >= width || y >= height) return;\n"
        "    int sum = 0;\n"
        "    for (int i = x - radius; i <= x + radius; ++i)\n"
        "        sum += in[y * width + (i < 0 ? 0 : i < width ? i : width - 1)];\n"
        "    out[y * width + x] = gain * sum / (2 * radius + 1) + 10 * radius;\n"
        "}\n";
    const Operation operation = operationOfKernel("/somewhere/own.cu", text);
    EXPECT_EQ(operation.title, "Running mean");
    ASSERT_EQ(operation.parameters.size(), 3u);
    EXPECT_EQ(operation.parameters[0].maximum, 7);
    EXPECT_EQ(operation.parameters[0].unit, "px");
    EXPECT_EQ(operation.parameters[0].meaning, "Pixels on each side");
    const Report report = ran(text, makeSample("board", 70, 40), {{"radius", std::int64_t{5}}, {"gain", 1.5}}, {32, 4});
    ASSERT_TRUE(report.picture);
    ASSERT_EQ(report.launches.size(), 2u);
    EXPECT_EQ(report.launches[0].kernel, "rows");
    EXPECT_EQ(report.launches[0].sharedBytes, (32u + 10) * 4 * 4);
    ASSERT_TRUE(report.check);
    EXPECT_EQ(report.check->mismatches, 0u) << report.check->maxAbsDifference;
}

TEST(DeclaredOperation, WhatCannotBeBoundIsSaidWithWhatWouldWork)
{
    const std::pair<const char*, const char*> cases[] = {
        {"int a;", "defines no kernel"},
        {"__global__ void a(const float* b, const float* c, float* d) {}", "//@ buffer c float width * height"},
        {"__global__ void a(const float* b, float* c, float* d) {}", "//@ bind d = input"},
        {"template <typename T, int n = 16> __global__ void a(float* b, T op) {}", "//@ launch a<T, 16>"},
        {"//@ bind c = 1, 2\n__global__ void k(float* b, uchar4 c) {}", "bind it to 4 numbers"},
        {"//@ grid width / \n__global__ void k(float* b) {}", "A number, a name"},
        {"//@ grid wide\n__global__ void k(float* b) {}", "There is no \"wide\""},
        {"//@ grid 0\n__global__ void k(float* b) {}", "grid and block dimensions must be at least 1"},
        {"//@ bind q = 3\n__global__ void k(float* b) {}", "has no parameter \"q\" to bind"},
        {"//@ launch j\n__global__ void k(float* b) {}", "has no kernel \"j\""},
        {"//@ lanch k\n__global__ void k(float* b) {}", "own.cu, line 1: \"lanch\" is not a known note"},
        {"//@ parameter r = 9 in 1..5\n__global__ void k(float* b, int r) {}", "The syntax is \"//@ parameter NAME"},
        {"//@ result half\n__global__ void k(float* b) {}", "cannot be shown"},
        {"//@ result float 0 x 7\n__global__ void k(float* b) {}", "must be a whole number"},
        {"//@ buffer t float 1e30\n__global__ void k(float* b, float* t) {}", "cannot be created"},
        {"//@ buffer s float 2e9\n__global__ void k(float* b, float* s) {}", "at most 4 GB"},
        {"//@ define 3d = 1\n__global__ void k(float* b) {}", "is not a valid macro or parameter name"},
        {"//@ parameter block = 1 in 0..2\n__global__ void k(float* b) {}",
         "which is reserved for a Tilescope setting"},
        {"//@ shared -1\n__global__ void k(float* b) {}", "0 to 1048576 bytes"},
        {"__global__ void k(const float* b) {}", "No kernel in own.cu writes"},
    };
    for (const auto& [text, part] : cases)
        EXPECT_NE(refusalOf(text).find(part), std::string::npos) << text << "\n" << refusalOf(text);
}

/// A file as a student has it, with a main() and headers of the host.
TEST(DeclaredOperation, AWholeProgramIsOpenedAsItIs)
{
    const std::string text =
        "/* It's a \"sample\" of ours: don't mind. */\n"
        "#include <stdio.h>\n"
        "#include <cuda_runtime.h>\n"
        "#include \"helper_cuda.h\"\n"
        "#include <cuda_fp16.h>\n"
        "#define TWICE(x) \\\n    (2 * (x))\n"
        "const int limit = 20 * 10; // } not a brace\n"
        "static FILE* file = NULL;\n"
        "const char* title = \"sample\";\n"
        "namespace own { struct Empty {}; }\n"
        "namespace alias = own;\n"
        "struct Pair { int a, b; };\n"
        "__constant__ float weights[2] = {1, 2};\n"
        "void check(cudaError_t error) { if (error) { printf(\"%s {\\n\", cudaGetErrorString(error)); exit(1); } }\n"
        "__device__ int bounded(int value) { return value > limit ? limit : value; }\n"
        "extern \"C\" {\n"
        "__global__ void twice(unsigned char *in, unsigned char *out, int w, int h)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x < w && y < h) out[y * w + x] = bounded(TWICE(in[y * w + x]));\n"
        "}\n"
        "}\n"
        "__global__ void shifted(unsigned char *in, unsigned char *out, int w, int h)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    if (x < w && y < h) out[y * w + x] = bounded(in[y * w + x] << 1);\n"
        "}\n"
        "__global__ void other(int2* pairs, Pair p) {}\n"
        "template <typename T> void launch(T* data) { twice<<<1, 1>>>(data, data, 1, 1); }\n"
        "int main(int argc, char** argv)\n"
        "{\n"
        "    dim3 grid(2, 2);\n"
        "    twice<<<grid, 16>>>(0, 0, 1, 1);\n"
        "}\n";
    const std::string kept = deviceText(text);
    EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), std::count(text.begin(), text.end(), '\n'));
    for (const char* const gone : {"stdio", "helper_cuda", "FILE", "check", "main", "<<<"})
        EXPECT_EQ(kept.find(gone), std::string::npos) << gone << "\n" << kept;
    for (const char* const there :
         {"cuda_fp16", "TWICE", "limit = 20 * 10", "struct Pair", "weights", "bounded", "shifted", "alias"})
        EXPECT_NE(kept.find(there), std::string::npos) << there << "\n" << kept;

    const Operation operation = operationOfKernel("own.cu", text);
    ASSERT_EQ(operation.strategies.size(), 2u); // what cannot be bound is left out
    EXPECT_EQ(operation.strategies[1].name, "shifted");
    RunnerOptions options = emulatorOnly();
    options.operations = {operation};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.image = std::make_shared<const Image>(makeSample("star", 40, 30));
    std::vector<ImagePtr> results;
    for (const Strategy& strategy : operation.strategies) {
        request.recipe.strategy = strategy.name;
        const Report report = runner.run(request, {});
        ASSERT_TRUE(report.picture);
        results.push_back(report.picture);
    }
    EXPECT_EQ(*results[0], *results[1]);
}

TEST(DeclaredOperation, ATemplateIsLaunchedWithItsArguments)
{
    const std::string text = "//@ launch scaled<float, int>\n"
                             "template <typename T, class Index, int factor = 3>\n"
                             "__global__ void scaled(const T* in, T* out, Index n)\n"
                             "{\n"
                             "    Index i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                             "    if (i < n) out[i] = factor * in[i];\n"
                             "}\n";
    Image picture(16, 4, PixelFormat::Grey8);
    std::ranges::fill(picture.bytes(), std::byte{7});
    const Report report = ran(text, picture);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(floatsOf(*report.picture)[9], 21);
    EXPECT_EQ(report.launches[0].kernel, "scaled_float_int_3");
    ASSERT_TRUE(report.lines);
}

TEST(DeclaredOperation, ANumberThatNothingGivesGetsASlider)
{
    const Operation operation = operationOfKernel(
        "own.cu", "__global__ void k(const float* a, float* b, int width, int height, float strength, int turns) {}");
    ASSERT_EQ(operation.parameters.size(), 2u);
    EXPECT_EQ(operation.parameters[0].name, "strength");
    EXPECT_EQ(operation.parameters[0].type, ParameterType::Real);
    EXPECT_EQ(operation.parameters[1].type, ParameterType::Integer);
}

/// Whatever is nested in whatever, a text is read or refused, and soon.
TEST(DeclaredOperation, NestingWithoutEndIsReadOrRefused)
{
    const auto many = [](const std::string& text) {
        std::string all;
        for (int i = 0; i < 20'000; ++i)
            all += text;
        return all;
    };
    const std::string kernel = "\n__global__ void k(float* b) {}";
    const std::string ofStruct = "\n__global__ void k(S s, float* b) {}";
    const std::string texts[] = {many("struct a{") + many("}") + ";" + kernel,
                                 "struct S{" + many("struct a{") + many("}") + "; int x; };" + ofStruct,
                                 many("namespace a{") + many("}") + kernel,
                                 "__global__ void k(float* b) {" + many("{") + many("}") + "}",
                                 "int f() {" + many("{") + many("}") + "}" + kernel,
                                 "struct S{ int a" + many("[2]") + "; };" + ofStruct,
                                 "struct S{ int " + many("*") + "a; };" + ofStruct,
                                 "#define X " + many("(") + "\nstruct S{ int a[X]; };" + ofStruct,
                                 "template <typename T" + many("<") + ">" + kernel,
                                 "__global__ void k(float* p) { " + many("p[p[") + "}",
                                 "__global__ void k(float* p) { " + many("(((p") + "}",
                                 many("#include \"h.h\"\n#ifdef A\n") + kernel};
    for (const std::string& text : texts) {
        const std::clock_t begin = std::clock(); // processor time: other programs may run too
        (void)refusalOf(text);
        EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 10) << text.substr(0, 40);
    }
}

TEST(DeclaredOperation, AFolderThatCannotBeUsedSaysWhy)
{
    const auto refusal = [](const std::string& document) {
        try {
            operationOfFolder("own", "/own", [&](const std::string& file) {
                return file == "operation.json" ? document : std::string(invert);
            });
        } catch (const SettingError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    EXPECT_EQ(refusal(R"({"strategies": [{"source": "a.cu"}]})"), "");
    const std::pair<const char*, const char*> cases[] = {
        {"{", "is not JSON"},
        {"[]", "must be an object"},
        {"{}", "\"strategies\" is missing"},
        {R"({"strategies": []})", "at least one"},
        {R"({"strategies": [{"source": "../a.cu"}]})", "the name of a file in the operation's folder"},
        {R"({"strategies": [{"source": "a.cu", "colour": 1}]})", "\"strategies[0].colour\" is unknown"},
        {R"({"strategies": [{"source": "a.cu"}, {"source": "a.cu"}]})", "is there twice"},
        {R"({"strategies": [{"source": "a.cu", "after": "b"}]})", "which is none of them"},
        {R"({"reference": "x", "strategies": [{"source": "a.cu"}]})", "which does not exist"},
        {R"({"parameters": [{"name": "a", "default": 1, "minimum": 5, "maximum": 2}], "strategies": [{"source": "a.cu"}]})",
         "is empty"},
    };
    for (const auto& [document, part] : cases)
        EXPECT_NE(refusal(document).find(part), std::string::npos) << document << "\n" << refusal(document);
}

TEST(DeclaredOperation, ItsHaloAndTileAreThoseThatABlockUses)
{
    struct Case {
        const char* kernel;
        int halo;
        bool hasTile;
        int pitch;
    };
    for (const auto& [kernel, halo, hasTile, pitch] :
         {Case{"point", 0, false, 0}, Case{"stencil", 3, false, 0}, Case{"shared_tile", 3, true, 22}}) {
        SCOPED_TRACE(kernel);
        const std::string text = contentOf(std::string(TILESCOPE_RESOURCES "/kernels/") + kernel + ".cu");
        const ParameterValues values = halo > 0 ? ParameterValues{{"radius", std::int64_t{halo}}} : ParameterValues();
        const TileGeometry geometry = ran(text, makeSample("star", 128, 96), values).geometry;
        EXPECT_EQ(geometry.haloX, halo);
        EXPECT_EQ(geometry.haloY, halo);
        EXPECT_EQ(geometry.hasSharedTile, hasTile);
        EXPECT_EQ(geometry.tilePitch, pitch);
    }
}

/// What File > New kernel begins with.
TEST(NewKernels, EqualTheirReferences)
{
    int count = 0;
    for (const auto& file : std::filesystem::directory_iterator(TILESCOPE_RESOURCES "/kernels")) {
        if (file.path().extension() != ".cu")
            continue;
        ++count;
        const std::string text = contentOf(file.path());
        const Operation operation = operationOfKernel("own.cu", text);
        EXPECT_NE(operation.title, "own.cu");
        EXPECT_FALSE(operation.summary.empty());
        for (const BlockSize block : {operation.defaultBlock, BlockSize{16, 16}, {8, 4}, {33, 2}, {5, 3}})
            for (const BlockSize size : {BlockSize{1, 1}, {33, 17}, {96, 70}}) {
                SCOPED_TRACE(file.path().filename().string() + " " + toText(block) + " " + toText(size));
                const Report report = ran(text, makeSample("star", size.width, size.height), {}, block);
                EXPECT_EQ(errorsIn(report), std::vector<std::string>());
                ASSERT_TRUE(report.check);
                EXPECT_EQ(report.check->mismatches, 0u);
            }
    }
    EXPECT_EQ(count, 8);
}

/// The examples that come with the program, over sizes, blocks and parameters.
TEST(ShippedOperations, EqualTheirReferences)
{
    for (const char* const name : {"median", "histogram"}) {
        RunnerOptions options = emulatorOnly();
        options.operations = {shipped(name)};
        Runner runner(options);
        const Operation& operation = runner.registry().operation(name);
        for (const Strategy& strategy : operation.strategies)
            for (const BlockSize block : {operation.defaultBlock, BlockSize{8, 8}, {5, 3}, {33, 2}})
                for (const BlockSize size : {BlockSize{1, 1}, {33, 17}, {96, 70}}) {
                    SCOPED_TRACE(std::string(name) + " " + strategy.name + " " + toText(block) + " " + toText(size));
                    RunRequest request;
                    request.recipe.operation = name;
                    request.recipe.strategy = strategy.name;
                    request.recipe.block = block;
                    request.image = std::make_shared<const Image>(makeSample("star", size.width, size.height));
                    const Report report = runner.run(request, {});
                    ASSERT_TRUE(report.check);
                    EXPECT_EQ(report.check->mismatches, 0u);
                    EXPECT_EQ(errorsIn(report), std::vector<std::string>());
                }
    }
}

TEST(ShippedOperations, MistakesShowWhatTheySay)
{
    for (const char* const name : {"median", "histogram"}) {
        RunnerOptions options = emulatorOnly();
        options.operations = {shipped(name)};
        Runner runner(options);
        const Operation& operation = runner.registry().operation(name);
        for (const Strategy& strategy : operation.strategies)
            for (const Mistake& mistake : strategy.mistakes) {
                SCOPED_TRACE(std::string(name) + " " + strategy.name + " " + mistake.name);
                RunRequest request;
                request.recipe.operation = name;
                request.recipe.strategy = strategy.name;
                request.recipe.block = operation.defaultBlock;
                request.recipe = runner.registry().withMistake(request.recipe, mistake.name);
                request.image = std::make_shared<const Image>(makeSample("board", 96, 70));
                const Report report = runner.run(request, {});
                for (const FindingKind kind : mistake.finds)
                    EXPECT_TRUE(std::ranges::any_of(report.findings, [&](const Finding& f) { return f.kind == kind; }))
                        << nameOf(kind);
                if (mistake.pictureChanges) {
                    EXPECT_TRUE(!report.check || report.check->mismatches > 0);
                }
            }
    }
}
