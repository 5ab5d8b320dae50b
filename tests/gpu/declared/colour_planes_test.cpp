/// Kernels that get the channels of a colour picture in memory of their own.

#include "gpu/declared/reading/colour_planes.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_text.h"
#include "tests/gpu/run/emulator_only.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

using namespace tilescope;
using testing::ElementsAre;
using testing::HasSubstr;

namespace
{

constexpr int planesWidth = 21, planesHeight = 13;

std::string planesKernel(const std::string& parameters, const std::string& body)
{
    return "__global__ void k(" + parameters +
           ", int width, int height)\n{\n"
           "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
           "    if (x >= width || y >= height) return;\n    int i = y * width + x;\n    " +
           body + "\n}\n";
}

/// Of a picture whose pixels are (90, 120, 30).
Report planesReport(const std::string& text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = "kernel";
    request.recipe.block = {8, 8};
    constexpr std::array colours{std::byte{90}, std::byte{120}, std::byte{30}};
    Image picture(planesWidth, planesHeight, PixelFormat::Rgb8);
    for (std::size_t i = 0; i < picture.bytes().size(); ++i)
        picture.bytes()[i] = colours[i % 3];
    request.image = std::make_shared<const Image>(std::move(picture));
    return runner.run(request, {});
}

/// The values of a pixel that all have, and what is found.
std::string pixelOf(const std::string& text)
{
    const Report report = planesReport(text);
    std::string said;
    for (const Finding& finding : report.findings)
        if (finding.severity == Severity::Error || finding.kind == FindingKind::NeverWritten)
            said += english(finding.message) + "\n";
    if (!report.picture || !said.empty())
        return said + "no picture";
    const auto channels = static_cast<std::size_t>(channelCount(report.picture->format()));
    const auto bytes = report.picture->bytes();
    std::string pixel;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i >= channels && bytes[i] != bytes[i % channels])
            return "pixels differ";
        if (i < channels)
            pixel += (i > 0 ? " " : "") + std::to_string(std::to_integer<int>(bytes[i]));
    }
    return pixel;
}

std::vector<std::string> planesIn(const std::string& text)
{
    std::vector<std::string> planes;
    for (const BoundParameter& parameter : kernelsIn(text).front().bound)
        if (parameter.isPointer)
            planes.push_back(parameter.plane);
    return planes;
}

} // namespace

TEST(ColourPlanes, AreSplitAndJoined)
{
    const std::string swapped = "r_out[i] = b_in[i]; g_out[i] = g_in[i] / 2; b_out[i] = r_in[i];";
    EXPECT_EQ(pixelOf(planesKernel("unsigned char* r_in, unsigned char* g_in, unsigned char* b_in, "
                                   "unsigned char* r_out, unsigned char* g_out, unsigned char* b_out",
                                   swapped)),
              "30 60 90");
    EXPECT_EQ(pixelOf(planesKernel("const float* r_in, const float* g_in, const float* b_in, "
                                   "float* r_out, float* g_out, float* b_out",
                                   swapped)),
              "30 60 90")
        << "of floats";
    EXPECT_EQ(pixelOf(planesKernel("const uchar4* rgba, unsigned char* redChannel, unsigned char* greenChannel, "
                                   "unsigned char* blueChannel",
                                   "uchar4 p = rgba[i]; redChannel[i] = p.z; greenChannel[i] = p.y; "
                                   "blueChannel[i] = p.x;")),
              "30 120 90");
    EXPECT_EQ(
        pixelOf(planesKernel("const unsigned char* R, const unsigned char* G, const unsigned char* B, uchar4* out",
                             "out[i] = make_uchar4(B[i], G[i], R[i], 255);")),
        "30 120 90");
    EXPECT_EQ(pixelOf(planesKernel("const int* R, const int* G, const int* B, unsigned char* grey",
                                   "grey[i] = (R[i] + G[i] + B[i]) / 3;")),
              "80");
}

TEST(ColourPlanes, AreChangedInPlace)
{
    EXPECT_EQ(pixelOf(planesKernel("unsigned char* r, unsigned char* g, unsigned char* b",
                                   "r[i] = 255 - r[i]; g[i] = 255 - g[i]; b[i] = 255 - b[i];")),
              "165 135 225");
    EXPECT_EQ(
        pixelOf(planesKernel("unsigned char* r, unsigned char* g, unsigned char* b", "r[i] = (g[i] + b[i]) / 2;")),
        "75 120 30")
        << "planes that are only read stay as they are";
}

TEST(ColourPlanes, AreWhatNotesSay)
{
    EXPECT_EQ(pixelOf("//@ bind a = red\n//@ bind b = blue\n//@ bind c = output\n" +
                      planesKernel("const unsigned char* a, const unsigned char* b, unsigned char* c",
                                   "c[i] = a[i] - b[i];")),
              "60");
    EXPECT_EQ(pixelOf("//@ bind a = output.red\n//@ bind b = output.green\n//@ bind c = output.blue\n" +
                      planesKernel("const unsigned char* in, unsigned char* a, unsigned char* b, unsigned char* c",
                                   "a[i] = in[i]; b[i] = 7; c[i] = 9;")),
              "101 7 9")
        << "of grey";
}

TEST(ColourPlanes, FollowFromNames)
{
    const auto planes = [](const std::string& parameters) {
        return planesIn("__global__ void k(" + parameters + ")\n{\n}\n");
    };
    const auto ofPicture = ElementsAre("red", "green", "blue");
    EXPECT_THAT(planes("const float* d_r, const float* d_g, const float* d_b"), ofPicture);
    EXPECT_THAT(planes("const float* inR, const float* inG, const float* inB"), ofPicture);
    EXPECT_THAT(planes("const float* Rin, const float* Gin, const float* Bin"), ofPicture);
    EXPECT_THAT(planes("const float* d_redBlurred, const float* d_greenBlurred, const float* d_blueBlurred"),
                ofPicture);
    EXPECT_THAT(planes("const float* b, const float* g, const float* r"), ElementsAre("blue", "green", "red"));
    EXPECT_THAT(planes("const float* r1, const float* g1, const float* b1, const float* r2, const float* g2, "
                       "const float* b2"),
                ElementsAre("red", "green", "blue", "red", "green", "blue"));
    EXPECT_THAT(planes("const float* r, const float* b"), ElementsAre("", "")) << "one is missing";
    EXPECT_THAT(planes("const float* r, const int* g, const float* b"), ElementsAre("", "", "")) << "another type";
    EXPECT_THAT(planes("const float* rowSum, const float* gain, const float* bias"), ElementsAre("", "", ""));
}

TEST(ColourPlanes, FollowFromTheHostsVariables)
{
    EXPECT_THAT(planesIn("__global__ void k(const float* one, const float* two, const float* three)\n{\n}\n"
                         "void run() { k<<<1, 32>>>(d_red, d_green, d_blue); }\n"),
                ElementsAre("red", "green", "blue"));
}

TEST(ColourPlanes, OutsideTheirMemoryNothingIsRead)
{
    const Report report = planesReport(
        planesKernel("const unsigned char* r, const unsigned char* g, const unsigned char* b, unsigned char* out",
                     "out[i] = r[i] + g[i] + b[i + 1];"));
    ASSERT_FALSE(report.findings.empty());
    EXPECT_THAT(english(report.findings.front().message), HasSubstr("blue"));
}

TEST(InterleavedColours, AreReadFromWhatBoundsTheIndex)
{
    const auto kernel = [](const std::string& type, const std::string& bound) {
        return "__global__ void k(const " + type + "* in, " + type +
               "* out, int width, int height, int channels)\n{\n"
               "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    int total = width * height * 3;\n" +
               bound + "out[i] = 255 - in[i];\n}\nvoid run() { k<<<(w * h * 3 + 63) / 64, 64>>>(a, b, w, h, 3); }\n";
    };
    for (const char* const type : {"unsigned char", "float"}) {
        EXPECT_EQ(pixelOf(kernel(type, "    if (i < width * height * 3) ")), "165 135 225") << type;
        EXPECT_EQ(pixelOf(kernel(type, "    if (i >= total) return;\n    ")), "165 135 225") << type;
    }
    EXPECT_EQ(pixelOf("__global__ void k(const unsigned char* in, unsigned char* out, int width, int height)\n{\n"
                      "    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < width * height; i += blockDim.x * "
                      "gridDim.x)\n        out[i] = in[i] * 3;\n}\n"),
              "47")
        << "a grey picture";
}

TEST(InterleavedColours, AreOfAnyNumber)
{
    for (const char* const type : {"unsigned int", "int", "short", "unsigned short", "double"})
        EXPECT_EQ(pixelOf(planesKernel(std::string(type) + "* img",
                                       "img[3 * i] /= 2; img[3 * i + 1] += 1; img[3 * i + 2] = 300;")),
                  "45 121 255")
            << type;
}
