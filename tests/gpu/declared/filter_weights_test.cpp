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

std::string weightsRefusal(const std::string& text)
{
    try {
        operationOfKernel("own.cu", text);
    } catch (const SettingError& error) {
        return error.what();
    }
    return {};
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
        if (sum < 0) {
            EXPECT_THAT(weightsRefusal(ofSide + host), HasSubstr("do not follow from the file")) << host;
            continue;
        }
        const Report report = weightsReport(ofSide + host);
        EXPECT_EQ(errorCount(report), 0u);
        EXPECT_FLOAT_EQ(report.picture->row<float>(5)[5], sum);
        EXPECT_THAT(english(report.notes.front()), HasSubstr("values that the host's code sets at own.cu, line 1"));
    }
}

TEST(FilterWeights, HaveANoteThatWorks)
{
    const std::string fixed =
        "    for (int i = 0; i < K; ++i)\n        for (int j = 0; j < K; ++j) s += mask[i * K + j];\n";
    const std::pair<std::string, const char*> cases[] = {
        {ofSide, "//@ buffer mask float = gaussian((side - 1) // 2)"},
        {sumOf("    unsigned int side = 2 * r + 1;\n    for (int i = 0; i < side; ++i)\n"
               "        for (int j = 0; j < side; ++j) s += mask[(i) * side + (j)];\n",
               ", const int r"),
         "//@ buffer mask float = gaussian(r)"},
        {"#define K 5\n" + sumOf(fixed, ""), "//@ buffer mask float = gaussian(2)"},
        {"#define K 3\n" + sumOf(fixed, "", "int"), "//@ buffer mask int = 1, 1, 1, 1, 1, 1, 1, 1, 1"},
        {sumOf("    for (int k = -radius; k <= radius; ++k) s += mask[k + radius];\n", ", int radius"),
         "//@ buffer mask float = gaussian_row(radius)"},
    };
    for (const auto& [text, note] : cases) {
        const std::string refusal = weightsRefusal(text);
        EXPECT_THAT(refusal, testing::EndsWith(note));
        const Report report = weightsReport(std::string(note) + "\n" + text);
        EXPECT_EQ(errorCount(report), 0u) << text;
        EXPECT_NEAR(report.picture->row<float>(5)[5], text.find("int* mask") == std::string::npos ? 1 : 9, 1e-5)
            << text;
    }
}
