/// The weights of a filter that a kernel gets by a pointer: those that the host's code lists are taken, and for others
/// the note that is suggested works as it is.

#include "gpu/declared/declared_operation.h"
#include "gpu/image/sample.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

Report weightsReport(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = options.operations.front().defaultBlock;
    request.image = std::make_shared<const Image>(makeSample("board", 40, 24));
    return runner.run(request, {});
}

/// A kernel of which only one pixel's value is the sum of its weights.
std::string sumOf(const std::string& loops, const std::string& more, const std::string& type = "float")
{
    return "__global__ void filter(const float* in, float* out, const " + type + "* mask, int width, int height" +
           more +
           ")\n{\n    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
           "    if (x >= width || y >= height) return;\n    float s = 0 * in[y * width + x];\n" +
           loops + "    out[y * width + x] = s;\n}\n";
}

const std::string sided = "    int half = side / 2;\n    for (int i = -half; i <= half; ++i)\n"
                          "        for (int j = -half; j <= half; ++j) {\n"
                          "            int at = (i + half) * side + j + half;\n            s += mask[at];\n        }\n";
const std::string ofSide = sumOf(sided, ", int side");

std::size_t errorCount(const Report& report)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        report.findings, [](const Finding& finding) { return finding.severity == Severity::Error; }));
}

} // namespace

TEST(FilterWeights, AreThoseThatTheHostLists)
{
    const std::string copies =
        "cudaMemcpy(d, h, 36, cudaMemcpyHostToDevice); filter<<<g, dim3(8, 8)>>>(a, b, d, w, n, 3); }\n";
    const std::pair<std::string, float> cases[] = {
        {"int main() { float h[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1}; " + copies, 16.0F},
        {"int main() { const float h[3][3] = {{1, 0, 1}, {0, 1.5f, 0}, {1, 0, 1}}; " + copies, 5.5F},
        {"int main() { std::vector<float> h{1, 1, 1, 1, 1, 1, 1, 1, 1}; "
         "cudaMemcpyAsync((void*)d, h.data(), 36, k); filter<<<g, dim3(8, 8)>>>(a, b, d, w, n, 3); }\n",
         9.0F},
        {"int main() { float* h = new float[9]{1, 2, 1, 2, 4, 2, 1, 2, 1}; " + copies, 16.0F},
        {"int main() { float* h = malloc(36); h[0] = h0; " + copies, -1.0F},
        {"#define S 2\nint main() { float* h = malloc(36); h[0] = h[1] = 0; " + copies, -1.0F},
        {"int main() { float h[9]; h[0] = 1; h[1] = 2; h[2] = 1; h[3] = 2; h[4] = 4; h[5] = 2; h[6] = 1; h[7] = 2; "
         "h[8] = 1.0f / 2; " +
             copies,
         15.5F},
        {"int main() { float h[9]; for (int i = 0; i < 9; ++i) h[i] = f(i); " + copies, -1.0F},
        {"void run(const float* h, int n) { " + copies +
             "int main() { float box[] = {1, 2, 3, 4, 5, 6, 7, 8, 9}; run(box, 3); }\n",
         45.0F},
        {"int main() { filter<<<g, dim3(8, 8)>>>(a, b, m, w, n, side); }\nvoid fill() { m[0] = 7; }\n", 7.0F},
    };
    for (const auto& [host, sum] : cases) {
        SCOPED_TRACE(host);
        const Report report = weightsReport(ofSide + host);
        EXPECT_EQ(errorCount(report), 0u);
        EXPECT_FLOAT_EQ(report.picture->row<float>(5)[5], sum < 0 ? 1 : sum);
        EXPECT_THAT(english(report.notes.front()),
                    HasSubstr(sum < 0 ? "do not follow from the file, so other weights stand in for them"
                                      : "values that the host's code sets at own.cu, line 1"));
    }
}

TEST(FilterWeights, OfAConstantArrayFitItsSize)
{
    const auto report = [](const std::string& declared, const std::string& index) {
        return weightsReport(
            "#define K 5\n__constant__ float mask" + declared +
            ";\n__global__ void k(const float* in, float* out, int width, int height)\n{\n"
            "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
            "threadIdx.y;\n    if (x >= width || y >= height) return;\n    float s = 0 * in[y * width + x];\n"
            "    for (int j = 0; j < K; ++j)\n        for (int i = 0; i < K; ++i) s += mask" +
            index + ";\n    out[y * width + x] = s;\n}\n");
    };
    const auto summed = [](const Report& made) { return made.picture->row<float>(5)[5]; };
    const Report square = report("[K * K]", "[j * K + i]");
    EXPECT_NEAR(summed(square), 1, 1e-5);
    EXPECT_THAT(english(square.notes.front()), testing::EndsWith("//@ constant mask float = gaussian(2)"));
    EXPECT_NEAR(summed(report("[K][K]", "[j][i]")), 1, 1e-5);
    EXPECT_NEAR(summed(report("[K]", "[i]")), 5, 1e-5) << "a row of five, five times";
    const Report even = report("[64]", "[j * K + i]");
    EXPECT_EQ(summed(even), 0);
    EXPECT_THAT(english(even.notes.front()), HasSubstr("is 0, because"));
}

TEST(FilterWeights, HaveANoteThatWorks)
{
    const std::string fixed =
        "    for (int i = 0; i < K; ++i)\n        for (int j = 0; j < K; ++j) s += mask[i * K + j];\n";
    const std::string total = "template <typename T>\n__device__ float total(const T* w, int n)\n{\n"
                              "    float s = 0;\n    for (int i = 0; i < n * n; ++i) s += w[i];\n    return s;\n}\n";
    const std::pair<std::string, const char*> cases[] = {
        {ofSide, "//@ buffer mask float = gaussian((side - 1) // 2)"},
        {sumOf("    unsigned int side = 2 * r + 1;\n    for (int i = 0; i < side; ++i)\n"
               "        for (int j = 0; j < side; ++j) s += mask[(i) * side + (j)];\n",
               ", const int r"),
         "//@ buffer mask float = gaussian(r)"},
        {"#define K 5\n" + sumOf(fixed, ""), "//@ buffer mask float = gaussian(2)"},
        {"#define R 2\n" + sumOf("    for (int i = 0; i < 2 * R + 1; ++i)\n"
                                 "        for (int j = 0; j < 2 * R + 1; ++j) s += mask[i * (2 * R + 1) + j];\n",
                                 ""),
         "//@ buffer mask float = gaussian(2)"},
        {"#define K 3\n" + sumOf(fixed, "", "int"), "//@ buffer mask int = 1, 1, 1, 1, 1, 1, 1, 1, 1"},
        {sumOf("    for (int k = -radius; k <= radius; ++k) s += mask[k + radius];\n", ", int radius"),
         "//@ buffer mask float = gaussian_row(radius)"},
        {total + sumOf("    s += total(mask, dimension);\n", ", int dimension"),
         "//@ buffer mask float = gaussian((dimension - 1) // 2)"},
        {total + sumOf("    s += total(mask, 2 * kernelRadius + 1);\n", ", int kernelRadius"),
         "//@ buffer mask float = gaussian(kernelRadius)"},
        {total + sumOf("    s += total(mask, order);\n", ", int order", "int"),
         "//@ buffer mask int = gaussian((order - 1) // 2, 0.1)"},
        {total + sumOf("    s += total(mask, 5);\n", ""), "//@ buffer mask float = gaussian(2)"},
        {"#define K 5\n" + sumOf("    int i = threadIdx.x;\n    s += 0 * i;\n" + fixed, ""),
         "//@ buffer mask float = gaussian(2)"},
    };
    for (const auto& [text, note] : cases) {
        const Report unnoted = weightsReport(text);
        EXPECT_THAT(english(unnoted.notes.front()), testing::EndsWith(note));
        EXPECT_EQ(errorCount(unnoted), 0u) << text;
        const Report report = weightsReport(std::string(note) + "\n" + text);
        EXPECT_EQ(errorCount(report), 0u) << text;
        EXPECT_NEAR(report.picture->row<float>(5)[5], std::string_view(note).ends_with("1, 1") ? 9 : 1, 1e-5) << text;
    }
    const std::string beyond = "#define K 5\n" + sumOf(fixed + "    s += mask[K * K + 1];\n", "");
    EXPECT_EQ(errorCount(weightsReport(beyond)), 0u) << "how many the host allocates is not known";
}
