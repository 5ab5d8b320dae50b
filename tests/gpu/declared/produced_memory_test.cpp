/// Kernels that read what other kernels of their file store: these run first.

#include "gpu/declared/memory/produced_memory.h"

#include "gpu/declared/declared_operation.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstring>
#include <numeric>

using namespace tilescope;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace
{

const std::string equalising =
    "__global__ void histogram(const unsigned char* in, int* hist, int n)\n{\n"
    "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) atomicAdd(&hist[in[i]], 1);\n}\n"
    "__global__ void cumulate(const int* hist, float* cdf, int n)\n{\n"
    "    int sum = 0;\n    for (int i = 0; i <= threadIdx.x; ++i) sum += hist[i];\n    cdf[threadIdx.x] = sum / "
    "(float)n;\n}\n"
    "__global__ void equalise(const unsigned char* in, unsigned char* out, const float* cdf, int n)\n{\n"
    "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) out[i] = 255 * cdf[in[i]];\n}\n";
const std::string equalisingHost =
    "void run(unsigned char* d_in, unsigned char* d_out, int n)\n{\n    int* d_bins;\n    float* d_share;\n"
    "    cudaMalloc((void**)&d_bins, 256 * sizeof(int));\n    cudaMalloc(&d_share, 256 * sizeof(float));\n"
    "    cudaMemset(d_bins, 0, 256 * sizeof(int));\n    histogram<<<(n + 127) / 128, 128>>>(d_in, d_bins, n);\n"
    "    cumulate<<<1, 256>>>(d_bins, d_share, n);\n    equalise<<<(n + 127) / 128, 128>>>(d_in, d_out, d_share, "
    "n);\n}\n";

Image stripes()
{
    Image picture(40, 24, PixelFormat::Grey8);
    for (std::size_t i = 0; i < picture.bytes().size(); ++i)
        picture.bytes()[i] = static_cast<std::byte>(i % 40 * 3);
    return picture;
}

Report producedReport(const std::string& text, const std::string& kernel)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = kernel;
    request.recipe.block = options.operations.front().defaultBlock;
    request.image = std::make_shared<const Image>(stripes());
    return runner.run(request, {});
}

std::vector<std::string> launchedIn(const Report& report)
{
    std::vector<std::string> kernels;
    for (const LaunchReport& launch : report.launches)
        kernels.push_back(launch.kernel);
    return kernels;
}

std::string findingsOf(const Report& report)
{
    std::string said;
    for (const Finding& finding : report.findings)
        if (finding.severity == Severity::Error || finding.kind == FindingKind::NeverWritten)
            said += english(finding.message) + "\n";
    return said;
}

std::vector<double> valuesOf(const Report& report)
{
    std::vector<double> values;
    if (!report.picture)
        return values;
    const auto bytes = report.picture->bytes();
    if (report.picture->format() != PixelFormat::Float32) {
        for (const std::byte value : bytes)
            values.push_back(std::to_integer<int>(value));
        return values;
    }
    for (std::size_t i = 0; i < bytes.size(); i += sizeof(float)) {
        float value = 0;
        std::memcpy(&value, bytes.data() + i, sizeof value);
        values.push_back(static_cast<double>(value));
    }
    return values;
}

void expectEqualised(const std::string& text)
{
    const Report report = producedReport(text, "equalise");
    EXPECT_EQ(findingsOf(report), "");
    EXPECT_THAT(launchedIn(report), ElementsAre("histogram", "cumulate", "equalise"));
    const std::vector<double> values = valuesOf(report);
    ASSERT_EQ(values.size(), 40U * 24U);
    for (std::size_t x = 0; x < 40; ++x) // each stripe is a 40th of the picture
        EXPECT_NEAR(values[x], std::floor(255 * double(x + 1) / 40), 1) << x;
}

} // namespace

TEST(ProducedMemory, IsStoredByTheKernelsBefore) { expectEqualised(equalising + equalisingHost); }

TEST(ProducedMemory, IsFoundByNamesWhereNothingIsLaunched) { expectEqualised(equalising); }

TEST(ProducedMemory, AHistogramHasItsOwnSize)
{
    for (const std::string& host : {equalisingHost, std::string()}) {
        const Report histogram = producedReport(equalising + host, "histogram");
        EXPECT_EQ(findingsOf(histogram), "");
        const std::vector<double> counts = valuesOf(histogram);
        ASSERT_EQ(counts.size(), 256U);
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0.0), 40 * 24);
        const Report shares = producedReport(equalising + host, "cumulate");
        EXPECT_EQ(findingsOf(shares), "");
        ASSERT_EQ(valuesOf(shares).size(), 256U);
        EXPECT_FLOAT_EQ(static_cast<float>(valuesOf(shares).back()), 1);
    }
}

TEST(ProducedMemory, AnotherSizeIsThatOfTheAllocation)
{
    const Report report =
        producedReport("#define LEVELS 64\n"
                       "__global__ void count(const unsigned char* in, unsigned int* c, int n)\n{\n"
                       "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                       "    if (i < n) atomicAdd(&c[in[i] / 4], 1);\n}\n"
                       "void run(unsigned char* in, int n)\n{\n    unsigned int* c;\n"
                       "    cudaMalloc(&c, LEVELS * sizeof(unsigned int));\n"
                       "    cudaMemset(c, 0, LEVELS * 4);\n    count<<<n / 256 + 1, 256>>>(in, c, n);\n}\n",
                       "kernel");
    EXPECT_EQ(findingsOf(report), "");
    ASSERT_EQ(valuesOf(report).size(), 64U);
    EXPECT_EQ(valuesOf(report).front(), 2 * 24) << "0 and 3 in each row";
}

TEST(ProducedMemory, TwoGradientsAreThoseOfTheKernelBefore)
{
    const std::string place = "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
                              "threadIdx.y;\n    if (x >= w || y >= h) return;\n    int i = y * w + x;\n";
    const std::string gradients =
        "__global__ void gradient(const unsigned char* in, short* dx, short* dy, int w, int h)\n{\n" + place +
        "    dx[i] = x > 0 ? in[i] - in[i - 1] : 3;\n    dy[i] = 4;\n}\n" +
        "__global__ void magnitude(short* gx, short* gy, unsigned char* out, int w, int h)\n{\n" + place +
        "    out[i] = sqrtf(gx[i] * gx[i] + gy[i] * gy[i]);\n}\n";
    const std::string host = "void edges(unsigned char* in, unsigned char* out, int w, int h)\n{\n"
                             "    dim3 block(8, 8), grid((w + 7) / 8, (h + 7) / 8);\n    short *a, *b;\n"
                             "    cudaMalloc(&a, w * h * sizeof(short));\n    cudaMalloc(&b, w * h * sizeof(short));\n"
                             "    gradient<<<grid, block>>>(in, a, b, w, h);\n"
                             "    magnitude<<<grid, block>>>(a, b, out, w, h);\n}\n";
    const Report report = producedReport(gradients + host, "magnitude");
    EXPECT_EQ(findingsOf(report), "");
    EXPECT_THAT(launchedIn(report), ElementsAre("gradient", "magnitude"));
    EXPECT_EQ(valuesOf(report)[5], 5);
    std::string notes;
    for (const Message& note : report.notes)
        notes += english(note) + "\n";
    EXPECT_THAT(notes, HasSubstr("\"magnitude\" reads \"gx\", which \"gradient\" stores"));
    std::vector<std::string> given;
    const Operation operation = operationOfKernel("own.cu", gradients + host);
    Recipe recipe;
    recipe.block = operation.defaultBlock;
    for (const Parameter& parameter : operation.parameters)
        recipe.parameters[parameter.name] = parameter.defaultValue;
    const Image picture = stripes();
    for (const LaunchBindings& launch : operation.strategies.back().bindings(recipe, Inputs(picture)))
        for (const ParameterBinding& parameter : launch.parameters)
            given.push_back(parameter.name + "=" + parameter.given);
    EXPECT_THAT(given, ElementsAre("in=input", "dx=a", "dy=b", "w=width", "h=height", "gx=a", "gy=b", "out=output",
                                   "w=width", "h=height"));
}

TEST(ProducedMemory, AFilterOfAnotherFiltersResultGetsTheImageItself)
{
    const std::string body =
        "{\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) out[i] = 255 - in[i];\n}\n";
    const Report report =
        producedReport("__global__ void first(const unsigned char* in, unsigned char* out, int n)\n" + body +
                           "__global__ void second(const unsigned char* in, unsigned char* out, int n)\n" + body +
                           "void run(unsigned char* a, unsigned char* b, unsigned char* c, int n)\n{\n"
                           "    first<<<n / 64 + 1, 64>>>(a, b, n);\n    second<<<n / 64 + 1, 64>>>(b, c, n);\n}\n",
                       "second");
    EXPECT_THAT(launchedIn(report), ElementsAre("second"));
    EXPECT_EQ(valuesOf(report)[0], 255);
}

TEST(ProducedMemory, NotesComeFirst)
{
    const Report report = producedReport(
        "//@ bind cdf = table\n//@ buffer table float 256 zero\n" + equalising + equalisingHost, "equalise");
    EXPECT_THAT(launchedIn(report), ElementsAre("equalise"));
    EXPECT_EQ(valuesOf(report)[9], 0);
}

TEST(ProducedMemory, OneValueIsOne)
{
    for (const char* const store :
         {"atomicAdd(sum, in[i]);", "atomicMax(&sum[0], in[i]);", "if (i == 0) *sum = in[0];"}) {
        const Report report = producedReport("__global__ void total(const int* in, int* sum, int n)\n{\n"
                                             "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n) { " +
                                                 std::string(store) + " }\n}\n",
                                             "kernel");
        EXPECT_EQ(findingsOf(report), "") << store;
        EXPECT_EQ(valuesOf(report).size(), 1U) << store;
    }
    const Report rows = producedReport("__global__ void total(const int* in, int* sums, int n)\n{\n"
                                       "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                       "    if (i < n) sums[i] = sums[0] + in[i];\n}\n",
                                       "kernel");
    EXPECT_EQ(valuesOf(rows).size(), 40U * 24U);
}

TEST(ProducedMemory, IsChangedInPlace)
{
    const std::string scan =
        "__global__ void scan(int* bins, int n)\n{\n    __shared__ int s[256];\n    int t = threadIdx.x;\n"
        "    if (t < n) s[t] = bins[t];\n    __syncthreads();\n    int sum = 0;\n"
        "    for (int i = 0; i <= t; ++i) sum += s[i];\n    if (t < n) bins[t] = sum;\n}\n";
    const Report report = producedReport(
        equalising + scan +
            "void run(unsigned char* d_in, int n)\n{\n    int* d_bins;\n"
            "    cudaMalloc(&d_bins, 256 * sizeof(int));\n    cudaMemset(d_bins, 0, 256 * sizeof(int));\n"
            "    histogram<<<(n + 127) / 128, 128>>>(d_in, d_bins, n);\n    scan<<<1, 256>>>(d_bins, 256);\n}\n",
        "scan");
    EXPECT_EQ(findingsOf(report), "");
    EXPECT_THAT(launchedIn(report), ElementsAre("histogram", "scan"));
    ASSERT_EQ(valuesOf(report).size(), 256U);
    EXPECT_EQ(valuesOf(report).back(), 40 * 24);
    EXPECT_EQ(valuesOf(report).front(), 24);
}

TEST(ProducedMemory, OfTwoNumbersAreIndicesToo)
{
    const std::string place =
        "    const int2 p = make_int2(blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + "
        "threadIdx.y);\n    int i = p.y * cols + p.x;\n    if (p.x >= cols || p.y >= rows) return;\n";
    const Report report =
        producedReport("__global__ void k(const float* in, float* first, float* second, int rows, int cols)\n"
                       "{\n" +
                           place + "    first[i] = in[i];\n    second[i] = 2;\n}\n",
                       "kernel");
    EXPECT_EQ(findingsOf(report), "");
    EXPECT_EQ(valuesOf(report)[4], 12);
}
