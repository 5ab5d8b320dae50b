/// A file that others wrote, with its host's code and names: what its launches and its kernels' bodies say.

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

using namespace tilescope;

namespace
{

/// Those of the strategy of that name, for a picture of 64 × 48.
LaunchBindings foreignBindings(const std::string& text, const std::string& strategy = "kernel")
{
    const Declaration declaration = declarationOfKernel("own.cu", text);
    for (const DeclaredStrategy& one : declaration.strategies)
        if (one.name == strategy)
            return bindingsAtDefaults(declaration, one).front();
    ADD_FAILURE() << "no strategy " << strategy;
    return {};
}

std::map<std::string, std::string> givenIn(const LaunchBindings& launch)
{
    std::map<std::string, std::string> given;
    for (const ParameterBinding& parameter : launch.parameters)
        given[parameter.name] = parameter.given;
    return given;
}

constexpr char places[] =
    "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n";

std::string copyKernel(const std::string& numbers, const std::string& body)
{
    return "__global__ void k(const float* in, float* out, " + numbers + ")\n{\n" + places + "    " + body + "\n}\n";
}

Report foreignReport(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.image = std::make_shared<const Image>(makeSample("board", 40, 24));
    return runner.run(request, {});
}

} // namespace

TEST(ForeignText, TheSizesOfItsOwnLaunchAreUsed)
{
    const std::string kernel = copyKernel("int w, int h", "if (x < w && y < h) out[y * w + x] = in[y * w + x];");
    struct Case {
        const char *before, *host, *grid, *threads, *shared;
    };
    const Case cases[] = {
        {"", "k<<<dim3((w + 31) / 32, (h + 7) / 8), dim3(32, 8)>>>(a, b, w, h);", "2x6", "32x8", "0"},
        {"#define BX 16\n#define BY (BX / 4)\n",
         "dim3 block(BX, BY);\ndim3 grid((w + block.x - 1) / block.x, (h + block.y - 1) / block.y);\n"
         "k<<<grid, block, BX * BY * sizeof(float)>>>(a, b, w, h);",
         "4x12", "16x4", "256"},
        {"constexpr int side = 8;\n",
         "const dim3 block{side, side, 1}, grid{divUp(img.cols, side), divUp(img.rows, side)};\n"
         "k<<<grid, block, 0, stream>>>(a, b, img.cols, img.rows);",
         "8x6", "8x8", "0"},
        {"", "dim3 block; block.x = 8; block.y = 4;\nk<<<dim3(ceil(w / 8.0), ceil(h / 4.0f)), block>>>(a, b, w, h);",
         "8x12", "8x4", "0"},
        {"", "int threads = 64; k<<<dim3(w / threads, h), threads>>>(a, b, w, h);", "1x48", "64", "0"},
        {"", "k << <dim3(w / 32, h / 8), dim3(32, 8), 12>> > (a, b, w, h);", "2x6", "32x8", "12"},
        // Rounded down, as the file has it.
        {"", "k<<<dim3(w / 40, h / 40), dim3(32, 32)>>>(a, b, w, h);", "1", "32x32", "0"},
        // What does not follow from the text is as without a launch.
        {"", "k<<<grid, block>>>(a, b, w, h);", "4x3", "16x16", "0"},
        {"", "k<<<w * h / 8192, 64>>>(a, b, w, h);", "1", "64", "0"},
        {"", "k<<<100, dim3(8, 8)>>>(a, b, w, h);", "8x6", "8x8", "0"}, // it is bound by the image's sides
        {"//@ block 4x4\n", "k<<<dim3(w / 32, h / 8), dim3(32, 8)>>>(a, b, w, h);", "16x12", "4x4", "0"},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.host);
        const LaunchBindings launch = foreignBindings(
            one.before + kernel + "void run(float* a, float* b, int w, int h)\n{\n" + one.host + "\n}\n");
        EXPECT_EQ(launch.gridNow, one.grid);
        EXPECT_EQ(launch.threadsNow, one.threads);
        EXPECT_EQ(launch.sharedNow, one.shared);
    }
}

TEST(ForeignText, BlocksAreAsFarApartAsTheKernelSays)
{
    const auto sizes = [](const std::string& column, const std::string& row) {
        const LaunchBindings launch = foreignBindings("#define TILE 8\n__global__ void k(const float* in, float* out, "
                                                      "int w, int h)\n{\n    int bx = blockIdx.x;\n"
                                                      "    int x = " +
                                                      column + " + threadIdx.x, y = " + row +
                                                      " + threadIdx.y;\n"
                                                      "    if (x < w && y < h) out[y * w + x] = in[y * w + x];\n}\n");
        return launch.gridNow + " of " + launch.threadsNow;
    };
    EXPECT_EQ(sizes("bx * TILE", "blockIdx.y * (2 * TILE)"), "8x3 of 8x16");
    EXPECT_EQ(sizes("bx * blockDim.x", "4 * blockIdx.y"), "4x12 of 16x16");
    EXPECT_EQ(sizes("bx * 2 * blockDim.x", "blockIdx.y * blockDim.y"), "4x3 of 16x16");
}

TEST(ForeignText, AGridThatIsAlwaysTheSameIsThatOfAKernelWithoutSizes)
{
    const auto gridOf = [](const std::string& numbers, const std::string& body) {
        return foreignBindings("__global__ void k(const float* in, float* out" + numbers + ")\n{\n" + places + "    " +
                               body + "\n}\nvoid f() { k<<<3, 64>>>(a, b, n); }\n")
            .gridNow;
    };
    EXPECT_EQ(gridOf("", "out[x] = in[x];"), "3");
    EXPECT_EQ(gridOf(", int n", "for (; x < n; x += gridDim.x * blockDim.x) out[x] = in[x];"), "3");
    EXPECT_NE(gridOf(", int n", "if (x < n) out[x] = in[x];"), "3");
}

TEST(ForeignText, ABlockThatDoesNotFollowFromTheTextIsSaid)
{
    const std::string kernel =
        "__global__ void k(const float* in, float* out, int n)\n{\n    extern __shared__ float s[];\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) out[i] = in[i];\n}\n";
    const auto notes = [&](const std::string& sizes) {
        std::string all;
        for (const Message& note : foreignReport(kernel + "void run() { k<<<" + sizes + ">>>(a, b, n); }\n").notes)
            all += english(note) + "\n";
        return all;
    };
    EXPECT_THAT(notes("64, choose()"),
                testing::HasSubstr("The block of the kernel \"k\" is a guess, because its size in "
                                   "line 7 is not a constant of the file. Specify it: //@ block "));
    EXPECT_THAT(notes("64, 64, bytes()"),
                testing::HasSubstr("dynamic shared memory of the kernel \"k\" is a guess of 32,768 bytes"));
    EXPECT_EQ(notes("64, 64, 64 * sizeof(float)"), "");
}

/// As of a hash, or of an index that wraps around.
TEST(ForeignText, TheRestByTheNumberOfThreadsIsNoColumn)
{
    const std::string head = " { int i = blockIdx.x * blockDim.x + threadIdx.x; ",
                      arrays = "__global__ void k(const float* in, float* out, ";
    const auto given = [&](const std::string& numbers, const std::string& body) {
        return givenIn(foreignBindings(arrays + numbers + ")" + head + body + " }\n"));
    };
    EXPECT_EQ(given("int n", "if (i < n) { unsigned h = i * 2654435761u; h ^= h >> 15; out[i] = in[h % n]; }")["n"],
              "pixels");
    EXPECT_EQ(given("int m", "if (i >= m) return; out[(i + 1) % m] = in[i];")["m"], "pixels");
    EXPECT_EQ(given("int n", "out[i] = in[i * 977u % n];")["n"], "pixels");
    EXPECT_EQ(given("int w, int n", "if (i >= n) return; int y = i / w, x = i % w; out[y * w + x] = in[i];")["w"],
              "width");
}

TEST(ForeignText, WhatANumberIsFollowsFromItsNameItsUseAndItsArgument)
{
    struct Case {
        std::string numbers, body, host;
        std::map<std::string, std::string> given;
    };
    const std::string copy = "out[y * a + x] = in[y * a + x];";
    const Case cases[] = {
        {"int M, int a", "if (y < M && x < a) " + copy, "", {{"M", "height"}, {"a", "width"}}},
        {"std::size_t M, std::uint32_t a", "if (y < M && x < a) " + copy, "", {{"M", "height"}, {"a", "width"}}},
        {"int a, int J", "if (x >= a || y > J - 1) return; " + copy, "", {{"a", "width"}, {"J", "height"}}},
        {"int radius, int a, int J",
         "if (x < a - radius && y < J && x >= radius) " + copy,
         "",
         {{"radius", "radius"}, {"a", "width"}, {"J", "height"}}},
        {"int dims, int maskWidth",
         "for (int i = 0; i < maskWidth; ++i) out[y * dims + x] += in[i * maskWidth];",
         "",
         {{"dims", "width"}, {"maskWidth", "maskWidth"}}},
        {"size_t spitch, size_t opitch",
         "*((float*)((char*)out + y * opitch) + x) = *((float*)((char*)in + y * spitch) + x);",
         "",
         {{"spitch", "pitch * 4"}, {"opitch", "pitch * 4"}}},
        {"int p, float s",
         "out[x] = in[x] * s;",
         "void f() { k<<<1, 1>>>(i, o, img.rows * img.cols, 2.5f); }",
         {{"p", "pixels"}, {"s", "s"}}},
        {"int p, int q",
         "out[x] = in[x];",
         "void f() { k<<<1, 1>>>(i, o, mat->height(), (int)pic.width); }",
         {{"p", "height"}, {"q", "width"}}},
        {"int n, int stride",
         "out[x] = in[x * stride]; if (y * 4 + x < n) return;",
         "",
         {{"n", "pixels"}, {"stride", "stride"}}},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.body);
        std::map<std::string, std::string> given =
            givenIn(foreignBindings(copyKernel(one.numbers, one.body) + one.host));
        for (const auto& [name, what] : one.given)
            EXPECT_EQ(given[name], what) << name;
    }
    const std::pair<const char*, const char*> names[] = {
        {"inputWidth", "width"},
        {"width_in", "width"},
        {"imgW", "width"},
        {"image_w", "width"},
        {"numCols", "width"},
        {"input_cols", "width"},
        {"x_size", "width"},
        {"colunas", "width"},
        {"IMAGE_WIDTH", "width"},
        {"imgHeight", "height"},
        {"d_h", "height"},
        {"nrows", "height"},
        {"src_pitch", "pitch"},
        {"inputWidthStep", "pitch"},
        {"out_stride", "result.pitch"},
        {"num_pixels", "pixels"},
        {"dataSize", "pixels"},
        {"N", "pixels"},
        {"kernelWidth", ""},
        {"filter_size", ""},
        {"radius", ""},
        {"blockWidth", ""},
        {"col", ""},
        {"numImages", ""},
        {"x", ""},
        {"threshold", ""},
        {"num_channels", "channels"},
        {"cpp", "channels"},
        {"bpp", "channels"},
    };
    for (const auto& [name, meaning] : names)
        EXPECT_EQ(meaningOfName(name), meaning) << name;
}

TEST(ForeignText, ANumberThatTheHostGivesIsTheSlidersValue)
{
    const Declaration declaration = declarationOfKernel(
        "own.cu", "#define LEVEL 90\n" + copyKernel("int w, int level, float gain", "out[x] = in[x] * gain + level;") +
                      "void f()\n{\n    float g = 0.5f;\n    k<<<1, 1>>>(a, b, w, LEVEL + 10, g);\n}\n");
    ASSERT_EQ(declaration.parameters.size(), 2u);
    EXPECT_EQ(toText(declaration.parameters[0].defaultValue), "100");
    EXPECT_EQ(toText(declaration.parameters[1].defaultValue), "0.5");
    const Declaration batch = declarationOfKernel(
        "own.cu", copyKernel("int w, int num_images", "for (int i = 0; i < num_images; ++i) out[i * w + x] = in[x];") +
                      "void f()\n{\n    k<<<1, 1>>>(a, b, w, 8);\n}\n");
    ASSERT_EQ(batch.parameters.size(), 1u);
    EXPECT_EQ(toText(batch.parameters[0].defaultValue), "1") << "there is one image";
}

TEST(ForeignText, AKernelOfOneSizeGetsASquare)
{
    const std::string product = "__global__ void k(const float* a, const float* b, float* c, NUMBERS)\n{\n" +
                                std::string(places) +
                                "    if (y >= M || x >= N) return;\n    float sum = 0;\n"
                                "    for (int i = 0; i < K; ++i) sum += a[y * K + i] * b[i * N + x];\n"
                                "    c[y * N + x] = sum;\n}\n";
    const auto with = [&](const std::string& numbers, const std::string& all) {
        std::string text = product;
        text.replace(text.find("NUMBERS"), 7, numbers);
        return (all.empty() ? "" : "#define M " + all + "\n#define N " + all + "\n#define K " + all + "\n") + text;
    };
    // The text that the reader sees has the names as they are written.
    std::string one = with("int n", "");
    for (const char* const name : {"M", "N", "K"})
        for (std::size_t at = nextWord(one, name); at != std::string::npos; at = nextWord(one, name, at + 1))
            one.replace(at, 1, "n");
    EXPECT_EQ(foreignBindings(
                  "__global__ void k(float* a, int dim)\n{\n    int i = blockIdx.x * blockDim.x + threadIdx.x, all = "
                  "dim * dim;\n    if (i < all) a[i] = 1;\n}\n")
                  .parameters[1]
                  .now,
              "48");
    for (const std::string& text : {one, with("int M, int N, int K", "")}) {
        const LaunchBindings launch = foreignBindings(text);
        std::map<std::string, std::string> given = givenIn(launch);
        EXPECT_EQ(given["a"] + given["b"], "inputinput");
        EXPECT_EQ(launch.gridNow, "3x3"); // of 48 × 48 pixels
        const Report report = foreignReport(text);
        EXPECT_TRUE(report.findings.empty() || report.findings.front().severity != Severity::Error);
        ASSERT_TRUE(report.picture);
        EXPECT_EQ(report.picture->width(), 24);
        EXPECT_EQ(report.picture->height(), 24);
    }
    const std::string named =
        copyKernel("int width, int height", "if (x < width && y < width) out[y * width + x] = 1;");
    EXPECT_EQ(foreignBindings(named).gridNow, "4x3") << "a fault of a text is not hidden";
}

TEST(ForeignText, TypesOfLibrariesAreKnownUnlessTheTextHasItsOwn)
{
    const std::string kernel = "__global__ void k(const BYTE* in, BYTE* out, int w, int h)\n{\n" + std::string(places) +
                               "    if (x < w && y < h) out[y * w + x] = in[y * w + x];\n}\n";
    for (const char* const own : {"", "typedef unsigned char BYTE;\n", "#define BYTE unsigned char\n",
                                  "using BYTE = unsigned char;\n", "const int WORD = 3;\n#define DWORD 4\n"}) {
        const Report report = foreignReport(own + kernel);
        EXPECT_TRUE(report.picture) << own;
        for (const Finding& finding : report.findings)
            EXPECT_NE(finding.severity, Severity::Error) << own << english(finding.message);
    }
}

TEST(ForeignText, StructsOfBytesAndFloatsArePixels)
{
    const std::pair<const char*, const char*> types[] = {
        {"struct P { unsigned char r, g, b; };\n", "uchar3"},
        {"typedef struct { unsigned char v[4]; } P;\n", "uchar4"},
        {"struct P { float x; float y; float z; };\n", "float3"},
        {"#include <cstdint>\ntypedef struct { int16_t b, g, r; } P;\n", "short3"},
        {"using P = float4;\n", "float4"},
        {"typedef long int P;\n", "long"},
        {"typedef u_char P;\n", "unsigned char"},
    };
    for (const auto& [type, vector] : types) {
        const std::string text = type + std::string("__global__ void k(const P* in, P* out, int w, int h)\n{\n") +
                                 places + "    if (x < w && y < h) out[y * w + x] = in[y * w + x];\n}\n";
        SCOPED_TRACE(type);
        EXPECT_EQ(foreignBindings(text).parameters[1].now, "64x48 " + std::string(vector));
        const Report report = foreignReport(text);
        ASSERT_TRUE(report.picture);
        const Image board = makeSample("board", 40, 24);
        if (report.picture->format() == PixelFormat::Float32)
            EXPECT_EQ(report.picture->row<float>(3)[5], static_cast<float>(toGrey(board).row<std::uint8_t>(3)[5]));
        else
            EXPECT_EQ(*report.picture, report.picture->format() == PixelFormat::Rgb8 ? toRgb(board) : toGrey(board));
    }
}

TEST(ForeignText, ArraysThatTheHostCopiesAreFilters)
{
    const std::string kernel =
        "__constant__ float gain[2];\n__global__ void k(const float* in, const float* mask, float* out, "
        "int w, int h)\n{\n" +
        std::string(places) + "    if (x < w && y < h) out[y * w + x] = in[y * w + x] * mask[1] * gain[1];\n}\n";
    const std::string host =
        "void f()\n{\n    float h_mask[2] = {0, 1.0f / 2}, other[] = {3, 4};\n"
        "    cudaMemcpy(d_mask, h_mask, sizeof h_mask, cudaMemcpyHostToDevice);\n"
        "    cudaMemcpyToSymbol(gain, other, 8);\n    k<<<1, dim3(8, 8)>>>(a, d_mask, b, w, h);\n}\n";
    const Report report = foreignReport(kernel + host);
    ASSERT_TRUE(report.picture);
    const Image grey = toGrey(makeSample("board", 40, 24));
    EXPECT_EQ(report.picture->row<float>(3)[5], 2.0F * static_cast<float>(grey.row<std::uint8_t>(3)[5]));
    EXPECT_EQ(report.notes.size(), 2u) << "where the two lists are from";
}

TEST(ForeignText, AFlagBesideTheResultIsOneValue)
{
    for (const char* const set : {"*flag = 1;", "flag[0] = 1;", "atomicAdd(flag, 1);", "atomicAdd(&flag[0], 1);"}) {
        const Report report =
            foreignReport("__global__ void k(int* flag, const float* in, float* other, int w, int h)\n"
                          "{\n" +
                          std::string(places) +
                          "    if (x >= w || y >= h) return;\n    other[y * w + x] = in[y * w + x];\n"
                          "    if (in[y * w + x] > 300) " +
                          set + "\n}\n");
        ASSERT_TRUE(report.picture) << set;
        EXPECT_EQ(report.picture->format(), PixelFormat::Float32);
        EXPECT_EQ(report.picture->row<float>(3)[5],
                  static_cast<float>(toGrey(makeSample("board", 40, 24)).row<std::uint8_t>(3)[5]))
            << set;
    }
}

TEST(ForeignText, WhatBelongsToUnreadHeadersAndPrototypesAreLeftOut)
{
    const std::string device = deviceText(
        "using namespace cv;\nusing namespace std:: chrono;\nusing std::cout;\nnamespace fs = std::filesystem;\n"
        "typedef std::vector<float> Row;\nnamespace own { typedef float T; }\n"
        "using namespace own;\nusing byte = std::uint8_t;\n"
        "__global__ void k(own::T* a);\n__global__ void k(own::T* a) { a[0] = 1; }\n");
    EXPECT_THAT(
        deviceText("class Timer { cudaEvent_t start; };\ntypedef struct { FILE* file; } Log;\nstruct P { int x; };\n"
                   "struct Q { P p; };\n__global__ void k(Q* q) { q->p.x = 1; }\n"),
        testing::AllOf(testing::Not(testing::HasSubstr("cudaEvent_t")), testing::Not(testing::HasSubstr("FILE")),
                       testing::HasSubstr("struct P"), testing::HasSubstr("struct Q")));
    EXPECT_THAT(deviceText("const string PATH = \"a.bmp\";\nconst char NAME[] = {\"b\"};\nconst int SIZE = 3;\n"
                           "class Block { Block& operator=(Block&& other) noexcept { free(p); } float* p; };\n"
                           "__global__ void k(Block b) { b.p[0] = SIZE; }\n"),
                testing::AllOf(testing::Not(testing::HasSubstr("PATH")), testing::Not(testing::HasSubstr("NAME")),
                               testing::Not(testing::HasSubstr("free")), testing::HasSubstr("SIZE = 3")));
    EXPECT_THAT(
        deviceText("struct Info { std::string text; };\ntypedef std::list<Info> Infos;\nusing Size = std::size_t;\n"
                   "const float ROOT = std::sqrt(2.0f);\n__global__ void k(float* a, Size n) { a[n] = ROOT; }\n"),
        testing::AllOf(testing::Not(testing::HasSubstr("std::list")), testing::Not(testing::HasSubstr("string")),
                       testing::HasSubstr("std::size_t"), testing::HasSubstr("std::sqrt")));
    for (const char* const gone : {"cv", "cout", "chrono", "filesystem", "vector", "a);"})
        EXPECT_THAT(device, testing::Not(testing::HasSubstr(gone)));
    for (const char* const kept : {"using namespace own;", "std::uint8_t", "a[0] = 1"})
        EXPECT_THAT(device, testing::HasSubstr(kept));
    EXPECT_TRUE(
        foreignReport("__global__ void k(float* a);\n__global__ void k(float* a) { a[threadIdx.x] = 1; }\n").picture);
}

TEST(ForeignText, PixelsOfTwoValuesAreGreyAndOpacity)
{
    const std::string text =
        "#define GREY_CHANNELS 2\n__global__ void k(const unsigned char* in, unsigned char* out, int w, "
        "int h)\n{\n" +
        std::string(places) +
        "    if (x >= w || y >= h) return;\n    int at = (y * w + x) * GREY_CHANNELS;\n"
        "    out[at] = 255 - in[at];\n    out[at + 1] = in[at + 1] == 255 ? 7 : 9;\n}\n";
    const Report report = foreignReport(text);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(std::ranges::count(report.findings, Severity::Error, &Finding::severity), 0);
    const Image grey = toGrey(makeSample("board", 40, 24));
    EXPECT_EQ(report.picture->format(), PixelFormat::Grey8);
    EXPECT_EQ(report.picture->row<std::uint8_t>(3)[5], 255 - grey.row<std::uint8_t>(3)[5]);
}

TEST(ForeignText, WhatFollowsFromTheLaunchSaysSo)
{
    const LaunchBindings launch = foreignBindings(copyKernel("int a, int b, int h", "if (x < 4) out[a] = in[b];") +
                                                  "int main() { k<<<1, 64>>>(p, q, img.cols, img.rows, img.rows); }\n");
    const auto originOf = [&](const std::string& name) {
        return std::ranges::find(launch.parameters, name, &ParameterBinding::name)->origin;
    };
    EXPECT_EQ(givenIn(launch).at("a"), "width");
    EXPECT_EQ(originOf("a"), ParameterBinding::Origin::Launch);
    EXPECT_EQ(originOf("b"), ParameterBinding::Origin::Launch);
    EXPECT_EQ(originOf("h"), ParameterBinding::Origin::Name);
    EXPECT_EQ(originOf("in"), ParameterBinding::Origin::Kind);
}

TEST(ForeignText, FunctorsOfThrustThatNoKernelNamesAreLeftOut)
{
    const std::string device = deviceText("struct Split : thrust::unary_function<uchar4, int>\n{\n"
                                          "    __host__ __device__ int operator()(uchar4 p) const { return p.x; }\n};\n"
                                          "__global__ void k(float* a) { a[0] = 1; }\n"
                                          "void run() { thrust::transform(a, b, c, Split()); }\n",
                                          {});
    EXPECT_EQ(device.find("thrust"), std::string::npos) << device;
    EXPECT_NE(device.find("__global__"), std::string::npos);
}

TEST(ForeignText, TypesAndVariablesOfTheHostAreLeftOut)
{
    const std::string device =
        deviceText("struct timespec start, finish;\nstruct Options options = {1, 2};\nstruct Later;\n"
                   "class Watch { virtual void stop() = 0; };\n"
                   "class SystemWatch : public Watch { void stop() { ask(*this); } };\n"
                   "struct Base { int a; };\nstruct Used : Base { Later* b; };\n"
                   "class Params;\nstruct Params { virtual ~Params() = default; };\n"
                   "struct First { Second* p; };\nstruct Second { First* p; };\n"
                   "__global__ void k(Used* u) { u->a = 1; }\n");
    EXPECT_THAT(deviceText("namespace cl = cimg_library;\nnamespace mine { struct A {}; }\nnamespace me = mine;\n"
                           "__global__ void k(me::A* a) {}\n"),
                testing::AllOf(testing::Not(testing::HasSubstr("cimg")), testing::HasSubstr("namespace me = mine")));
    for (const char* const gone : {"timespec", "options", "Watch", "First", "Second", "Params"})
        EXPECT_THAT(device, testing::Not(testing::HasSubstr(gone)));
    for (const char* const kept : {"struct Later;", "struct Base { int a; };", "struct Used : Base"})
        EXPECT_THAT(device, testing::HasSubstr(kept));
}

TEST(ForeignText, KernelsInNamespacesWithoutANameHaveOne)
{
    const std::string kernel = copyKernel("int w, int h", "if (x < w && y < h) out[y * w + x] = two * in[y * w + x];");
    const std::string host = "namespace own\n{\nFilter::Filter(int n) : m_n(n) { cudaMalloc(&a, n); }\n}\n";
    const Report report = foreignReport("namespace\n{\nconstexpr int two = 2;\nnamespace inner {\n" + kernel +
                                        "}\n} // namespace\n" + host);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(report.picture->row<float>(3)[5],
              static_cast<float>(2 * toGrey(makeSample("board", 40, 24)).row<std::uint8_t>(3)[5]));
    EXPECT_TRUE(
        foreignReport("namespace {\ntemplate <typename T> __global__ void k(const T* in, T* out, int n)\n{\n"
                      "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) out[i] = in[i];\n}\n}\n")
            .picture);
}

TEST(ForeignText, MacrosOfSeveralLinesAreTheHosts)
{
    EXPECT_TRUE(foreignReport("#define CHECK(x) \\\n    { check((x), __LINE__); }\ninline void check(int code, int "
                              "line) { exit(code); }\n" +
                              copyKernel("int w, int h", "if (x < w && y < h) out[y * w + x] = in[y * w + x];"))
                    .picture);
}

TEST(ForeignText, ATypeOfTwoWordsIsACastAsInVisualCpp)
{
    const auto copies = [](const std::string& value) {
        return "__global__ void k(const unsigned char* in, unsigned char* out, int n)\n{\n"
               "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i >= n) return;\n"
               "    unsigned char (*rows)[2] = (unsigned char (*)[2])out;\n    (void)rows;\n    out[i] = " +
               value + ";\n}\n";
    };
    const Image grey = toGrey(makeSample("board", 40, 24));
    for (const char* const value :
         {"unsigned char(255 - in[i])", "255 - unsigned int(in[i])", "(unsigned char)(255 - in[i])"}) {
        const Report report = foreignReport(copies(value));
        ASSERT_TRUE(report.picture) << value;
        EXPECT_EQ(report.picture->row<std::uint8_t>(3)[5], 255 - grey.row<std::uint8_t>(3)[5]) << value;
    }
}

TEST(ForeignText, TemplatesThatNothingLaunchesGetLikelyArguments)
{
    const auto kernel = [](const std::string& parameters, const std::string& host) {
        return "template <" + parameters + ">\n__global__ void k(const T* in, T* out, int w, int h)\n{\n" + places +
               "    if (x < w && y < h) out[y * w + x] = 255 - in[y * w + x];\n}\n" + host;
    };
    const Image grey = toGrey(makeSample("board", 40, 24));
    const std::string inTemplate = "template <typename T> void run(T* a, T* b) { k<T><<<1, 16>>>(a, b, 4, 4); }\n";
    for (const auto& [text, arguments] :
         {std::pair(kernel("typename T", ""), "unsigned char"),
          std::pair(kernel("class T, int TILE", inTemplate), "unsigned char, 16"),
          std::pair("enum class Way { Up, Down };\n" + kernel("typename T, Way way", ""), "unsigned char, Way::Up"),
          std::pair(kernel("typename T, int R = 4", ""), "unsigned char, 4")}) {
        const Report report = foreignReport(text);
        ASSERT_TRUE(report.picture) << text;
        EXPECT_EQ(report.picture->row<std::uint8_t>(3)[5], 255 - grey.row<std::uint8_t>(3)[5]);
        EXPECT_THAT(english(report.notes.front()), testing::HasSubstr("//@ launch k<" + std::string(arguments) + ">"));
    }
    const Report given =
        foreignReport(kernel("typename T", "int main() { k<float><<<dim3(3, 2), dim3(16, 16)>>>(a, b, 40, 24); }\n"));
    EXPECT_EQ(given.picture->format(), PixelFormat::Float32);
    EXPECT_TRUE(given.notes.empty());
    EXPECT_ANY_THROW(foreignReport("template <typename Op>\n__global__ void k(float* a, Op f) { a[0] = f(a[0]); }\n"));
}

TEST(ForeignText, TheGridHasRowsOfBlocksOnlyIfTheKernelAsksForThem)
{
    const auto gridOf = [](const std::string& text) { return foreignBindings(text).gridNow; };
    const std::string head = "__global__ void k(float* a, int w, int h)\n{\n";
    EXPECT_EQ(gridOf(head +
                     "    int i = blockIdx.x * (blockDim.x * blockDim.y) + blockDim.x * threadIdx.y + threadIdx.x;\n"
                     "    if (i < w * h) a[i] = 1;\n}\n"),
              "12");
    const std::string print = "__device__ void show() { printf(\"%d %d\", blockIdx.y, threadIdx.y); }\n";
    EXPECT_EQ(
        gridOf(print + head + "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < w * h) a[i] = 1;\n}\n"),
        "12");
    EXPECT_EQ(gridOf(print + head + "    for (int i = 0; i < w * h; ++i) a[i] = i;\n}\n"), "1");
    EXPECT_EQ(gridOf("__device__ int row() { return blockIdx.y * blockDim.y + threadIdx.y; }\n" + head +
                     "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = row();\n"
                     "    if (x < w && y < h) a[y * w + x] = 1;\n}\n"),
              "4x3");
}

TEST(ForeignText, NumbersBehindPointersAreWhatTheirNamesSay)
{
    const std::string text =
        "__global__ void k(unsigned int* in, unsigned int* out, int* imageWidth, int* imageHeight, "
        "int* filterWidth, float* scale)\n{\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "    if (i < *imageWidth * *imageHeight)\n"
        "        out[i] = in[i] * int(*scale) + (*imageWidth == 40) + (*filterWidth == 3);\n}\n";
    const Report report = foreignReport(text);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(std::ranges::count(report.findings, Severity::Error, &Finding::severity), 0);
    const Image grey = toGrey(makeSample("board", 40, 24));
    EXPECT_EQ(report.picture->row<float>(3)[5], static_cast<float>(grey.row<std::uint8_t>(3)[5] + 2));
    EXPECT_THAT(english(report.notes.at(0)), testing::EndsWith("//@ buffer filterWidth int = 3"));
    EXPECT_THAT(english(report.notes.at(1)), testing::EndsWith("//@ buffer scale float = 1"));
}

TEST(ForeignText, TheLoopsOfAWindowAreNotThoseOfAnImage)
{
    const LaunchBindings launch = foreignBindings(
        copyKernel("int w, int h, int k, const float* kernelx",
                   "float s = 0;\n    for (int ky = 0; ky < k; ++ky)\n        for (int kx = 0; kx < k; ++kx)\n"
                   "            s += in[min(y + ky, h - 1) * w + min(x + kx, w - 1)] * kernelx[ky * k + kx];\n"
                   "    if (x < w && y < h) out[y * w + x] = s;"));
    EXPECT_EQ(givenIn(launch).at("k"), "k");
    EXPECT_EQ(givenIn(launch).at("kernelx"), "kernelx");
}

TEST(ForeignText, ATilesSidesAreThoseOfTheBlock)
{
    const auto blockOf = [](const std::string& tile) {
        return declarationOfKernel(
                   "own.cu",
                   "#define SIZE 16\n#define R 1\n__global__ void k(const float* in, float* out, int w, int h)\n{\n" +
                       std::string(places) + "    __shared__ float " + tile +
                       ";\n    (void)tile; if (x < w && y < h) out[y * w + x] = in[y * w + x];\n}\n")
            .block;
    };
    EXPECT_EQ(blockOf("tile[SIZE + 2 * R][SIZE + 2 * R]"), (BlockSize{16, 16}));
    EXPECT_EQ(blockOf("tile[8][32 + 1]"), (BlockSize{32, 8}));
    EXPECT_EQ(blockOf("tile[12][12]"), blockOf("tile[3]")) << "they say nothing";
}

TEST(ForeignText, ShortNamesThatMultiplyIndicesAreChannels)
{
    const LaunchBindings launch =
        foreignBindings("__global__ void k(const unsigned char* in, unsigned char* out, int h, int w, int ch)\n{\n" +
                        std::string(places) +
                        "    if (x >= w || y >= h) return;\n    int i = y * w * ch + x * ch;\n"
                        "    out[y * w + x] = (in[i] + in[i + 1] + in[i + 2]) / 3;\n}\n");
    EXPECT_EQ(givenIn(launch).at("ch"), "channels");
    EXPECT_EQ(givenIn(foreignBindings(copyKernel("int w, int h, int ch",
                                                 "if (x < w && y < h) out[y * w + x] = in[y * w + x] + ch;")))
                  .at("ch"),
              "ch");
}

TEST(ForeignText, NumbersOfOtherCompilersAreThose)
{
    const std::string text =
        "__global__ void k(const unsigned __int8* in, unsigned __int8* out, int n)\n{\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) out[i] = 255 - in[i];\n}\n";
    const Report report = foreignReport(text);
    ASSERT_TRUE(report.picture);
    const Image grey = toGrey(makeSample("board", 40, 24));
    EXPECT_EQ(report.picture->row<std::uint8_t>(3)[5], 255 - grey.row<std::uint8_t>(3)[5]);
}
