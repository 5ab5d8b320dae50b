/// Kernels whose text decides how large their picture is: they get one of that size, so that they read nothing outside.

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

struct SidesCase {
    const char* name;
    std::string text;
    BlockSize sides; ///< of the result; of the picture, if nothing decides them
};

constexpr BlockSize ofPicture{72, 40};

Report sidesReport(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.image = std::make_shared<const Image>(makeSample("board", ofPicture.width, ofPicture.height));
    return runner.run(request, {});
}

const std::string xy =
    "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n";

std::string kernelOf(const std::string& body, const std::string& more = "")
{
    return "__global__ void k(const float* a, float* c" + more + ")\n{\n" + body + "}\n";
}

std::vector<SidesCase> sidesCases()
{
    const std::string copyAtPitch = "    c[y * WIDTH + x] = a[y * WIDTH + x];\n";
    const std::string tiled = "    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;\n";
    return {
        {"bounds and pitch of macros",
         "#define WIDTH 96\n#define HEIGHT 32\n" + kernelOf(xy + "    if (x < WIDTH && y < HEIGHT)\n" + copyAtPitch),
         {96, 32}},
        {"a constant, and an early return",
         "const int WIDTH = 96, HEIGHT_ = 4;\n#define HEIGHT (WIDTH / 3)\n" +
             kernelOf(xy + "    if (x >= WIDTH || y >= HEIGHT) return;\n" + copyAtPitch),
         {96, 32}},
        {"a written number that rows are multiplied by",
         kernelOf(xy + "    if (x < 64 && y < 32) c[y * 64 + x] = a[y * 64 + x];\n"),
         {64, 40}},
        {"a product of matrices",
         "#define N 48\n" +
             kernelOf(xy + "    float s = 0;\n    for (int k = 0; k < N; ++k) s += a[y * N + k] * a[k * N + x];\n"
                           "    c[y * N + x] = s;\n") +
             "int main() { dim3 b(16, 16), g(N / 16, N / 16); k<<<g, b>>>(p, q); }\n",
         {48, 48}},
        {"one block",
         "#define N 16\n" + kernelOf("    int x = threadIdx.x, y = threadIdx.y;\n    c[y * N + x] = a[x * N + y];\n") +
             "int main() { k<<<1, dim3(N, N)>>>(p, q); }\n",
         {16, 16}},
        {"rows of the launch",
         "#define W 96\n" + kernelOf(xy + "    c[y * W + x] = a[y * W + x];\n") +
             "int main() { dim3 b(16, 16); dim3 g(W / 16, 3); k<<<g, b>>>(p, q); }\n",
         {96, 48}},
        {"one dimension",
         "const int COUNT = 1000;\n" + kernelOf("    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                                "    if (i < COUNT) c[i] = a[i];\n"),
         {40, 25}},
        {"rows that an index is divided by",
         "#define ROWS 24\n#define COLS 80\n" +
             kernelOf("    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i >= ROWS * COLS) return;\n"
                      "    int r = i / COLS, l = i % COLS;\n    c[r * COLS + l] = a[i];\n"),
         {80, 24}},
        {"whole blocks of a transposition",
         "#define TILE 16\n#define ROWS 4\n" +
             kernelOf(tiled + "    int width = gridDim.x * TILE;\n    for (int j = 0; j < TILE; j += ROWS)\n"
                              "        c[x * width + y + j] = a[(y + j) * width + x];\n") +
             "int main() { dim3 b(TILE, ROWS), g(w / TILE, h / TILE); k<<<g, b>>>(p, q); }\n",
         {32, 32}},
        {"sides that the launch gives, and no condition",
         "#define SIZE 24\n" + kernelOf(xy + "    c[y * width + x] = a[y * width + x];\n", ", int width, int height") +
             "int main() { dim3 g(SIZE, SIZE), b(1, 1); k<<<g, b>>>(p, q, SIZE, SIZE); }\n",
         {24, 24}},
        {"a width that is a parameter",
         "#define WIDTH 96\n" + kernelOf(xy + "    if (x < width && y < height) c[y * width + x] = a[y * width + x];\n",
                                         ", int width, int height"),
         ofPicture},
        {"a tile, a mask and a threshold",
         "#define TILE 16\n#define MASK 16\n" +
             kernelOf("    __shared__ float t[TILE * TILE];\n" + tiled +
                          "    if (x >= width || y >= height) return;\n"
                          "    t[threadIdx.y * TILE + threadIdx.x] = a[y * width + x];\n    float s = 0;\n"
                          "    for (int k = 0; k < MASK; ++k) s += t[threadIdx.y * TILE + threadIdx.x] * k * MASK;\n"
                          "    c[y * width + x] = x < 64 && threadIdx.x < TILE ? s : 0;\n",
                      ", int width, int height"),
         ofPicture},
        {"too large", "#define N 65536\n" + kernelOf(xy + "    if (x < N && y < N && x < 8 && y < 8) c[0] = a[0];\n"),
         ofPicture},
    };
}

} // namespace

TEST(OwnSides, AreThoseThatTheTextSays)
{
    for (const SidesCase& one : sidesCases()) {
        SCOPED_TRACE(one.name);
        const Report report = sidesReport(one.text);
        const auto isError = [](const Finding& finding) { return finding.severity == Severity::Error; };
        EXPECT_EQ(std::ranges::count_if(report.findings, isError), 0);
        ASSERT_NE(report.picture, nullptr);
        EXPECT_EQ(toText(BlockSize{report.picture->width(), report.picture->height()}), toText(one.sides));
        const bool isSaid = std::ranges::any_of(report.notes, [](const Message& note) {
            return english(note).find("has sizes of its own") != std::string::npos;
        });
        EXPECT_EQ(isSaid, one.sides != ofPicture);
    }
}

TEST(OwnSides, ContinueThePictureByItsMirrorImage)
{
    const Report report = sidesReport(sidesCases().front().text);
    const auto* const row = report.picture->row<float>(3);
    for (int x = 0; x < 24; ++x)
        EXPECT_EQ(row[72 + x], row[71 - x]);
}
