/// How many values a pixel has, where only a run shows it: the text's indices do not.

#include "gpu/declared/declared_operation.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

std::string countedKernel(const std::string& before, const std::string& body,
                          const std::string& parameters = "const unsigned char* in, unsigned char* out")
{
    return before + "__global__ void k(" + parameters +
           ", int width, int height)\n{\n"
           "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
           "    if (x >= width || y >= height) return;\n    int i = y * width + x;\n    " +
           body + "\n}\n";
}

/// Of a picture whose pixels are (90, 120, 30): the values of a pixel that all have, or the errors' kinds.
std::string countedPixel(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = {8, 8};
    constexpr std::array colours{std::byte{90}, std::byte{120}, std::byte{30}};
    Image picture(21, 13, PixelFormat::Rgb8);
    for (std::size_t i = 0; i < picture.bytes().size(); ++i)
        picture.bytes()[i] = colours[i % 3];
    request.image = std::make_shared<const Image>(std::move(picture));
    const Report report = runner.run(request, {});
    std::string said;
    for (const Finding& finding : report.findings)
        if (finding.severity == Severity::Error || finding.kind == FindingKind::NeverWritten)
            said += nameOf(finding.kind) + " ";
    if (!said.empty() || !report.picture)
        return said;
    const auto channels = static_cast<std::size_t>(channelCount(report.picture->format()));
    const auto bytes = report.picture->bytes();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i >= channels && bytes[i] != bytes[i % channels])
            return "pixels differ";
        if (i < channels)
            said += (i > 0 ? " " : "") + std::to_string(std::to_integer<int>(bytes[i]));
    }
    return said;
}

} // namespace

TEST(PixelCounts, AreSeenInARun)
{
    const std::string step = "int n = 3; const unsigned char* p = in + i * n; ";
    EXPECT_EQ(countedPixel(countedKernel("", step + "unsigned char* q = out + i * n; "
                                                    "q[0] = p[2]; q[1] = p[1]; q[2] = p[0];")),
              "30 120 90");
    EXPECT_EQ(countedPixel(countedKernel("", step + "out[i] = (p[0] + p[1] + p[2]) / 3;")), "80");
    EXPECT_EQ(
        countedPixel(countedKernel("__device__ int at(int x, int y, int w) { int i = y * w + x; return i * 4; }\n",
                                   "int n = at(x, y, width); out[n] = in[n + 1]; out[n + 1] = in[n]; "
                                   "out[n + 2] = in[n + 3]; out[n + 3] = 255;")),
        "120 90 255")
        << "red, green, blue and an opacity of 255";
    EXPECT_EQ(countedPixel(countedKernel("struct Pixel { unsigned char r, g, b, a; };\n",
                                         "Pixel* p = (Pixel*)&image[i * 4]; p->r = 255 - p->r; p->g = 0;",
                                         "unsigned char* image")),
              "165 0 30")
        << "in place";
}

TEST(PixelCounts, AreNoExcuseForAFault)
{
    for (const char* const body :
         {"out[i + 2 * width] = in[i];", "out[i] = in[i + i / 2];", "out[x * width + y] = in[i];",
          "out[i] = in[5 * i];",
          "for (int k = 0; k < 4; ++k) out[(2 * y + k / 2) * 2 * width + 2 * x + k % 2] = in[i];",
          "out[i - 1] = in[i];"})
        EXPECT_THAT(countedPixel(countedKernel("", body)), HasSubstr("out_of_bounds")) << body;
    EXPECT_THAT(countedPixel("//@ bind in = grey\n" + countedKernel("", "int n = 3; out[i] = in[i * n];")),
                HasSubstr("out_of_bounds"))
        << "a note says what a pixel is";
    EXPECT_EQ(countedPixel(countedKernel("", "out[i] = in[i];")), "101");
}
