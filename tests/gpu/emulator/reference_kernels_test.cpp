#include "kernel_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

// The four kernels of tests/data/counters compared with plain C++, at sizes that are not multiples of the blocks.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr Cover referenceCovers[] = {{64, 64, 16, 16}, {61, 37, 16, 16}, {61, 37, 10, 7},
                                     {33, 70, 32, 4},  {17, 9, 8, 8},    {40, 30, 17, 3},
                                     {5, 3, 32, 32},   {1, 1, 16, 16},   {19, 11, 1, 1}};

std::vector<unsigned char> randomBytes(std::size_t n)
{
    std::mt19937 random(12345);
    std::vector<unsigned char> bytes(n);
    for (auto& b : bytes)
        b = static_cast<unsigned char>(random());
    return bytes;
}

std::vector<float> randomFloats(std::size_t n)
{
    std::mt19937 random(54321);
    std::vector<float> values(n);
    for (auto& v : values)
        v = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
    return values;
}

std::vector<unsigned char> sobel(const std::vector<unsigned char>& in, int w, int h)
{
    std::vector<unsigned char> out(in.size());
    const auto at = [&](int x, int y) { return static_cast<int>(in[static_cast<std::size_t>(y * w + x)]); };
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            float m = 0;
            if (x > 0 && y > 0 && x < w - 1 && y < h - 1) {
                const int gx = at(x + 1, y - 1) - at(x - 1, y - 1) + 2 * (at(x + 1, y) - at(x - 1, y)) +
                               at(x + 1, y + 1) - at(x - 1, y + 1);
                const int gy = at(x - 1, y + 1) - at(x - 1, y - 1) + 2 * (at(x, y + 1) - at(x, y - 1)) +
                               at(x + 1, y + 1) - at(x + 1, y - 1);
                m = std::min(std::sqrt(static_cast<float>(gx * gx + gy * gy)), 255.0F);
            }
            out[static_cast<std::size_t>(y * w + x)] = static_cast<unsigned char>(m);
        }
    return out;
}

std::vector<float> box5(const std::vector<float>& in, int w, int h)
{
    std::vector<float> out(in.size());
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            float sum = 0;
            for (int r = -2; r <= 2; ++r)
                for (int c = -2; c <= 2; ++c)
                    sum += in[static_cast<std::size_t>(std::clamp(y + r, 0, h - 1) * w + std::clamp(x + c, 0, w - 1))];
            out[static_cast<std::size_t>(y * w + x)] = sum / 25;
        }
    return out;
}

std::vector<unsigned char> blur(const std::vector<unsigned char>& in, const std::vector<float>& filter, int w, int h,
                                int radius)
{
    std::vector<unsigned char> out(in.size());
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x)
            for (int channel = 0; channel < 3; ++channel) {
                float sum = 0;
                for (int r = -radius; r <= radius; ++r)
                    for (int c = -radius; c <= radius; ++c) {
                        const int from = std::clamp(y + r, 0, h - 1) * w + std::clamp(x + c, 0, w - 1);
                        const float f = filter[static_cast<std::size_t>((r + radius) * (2 * radius + 1) + c + radius)];
                        sum = std::fma(f, static_cast<float>(in[static_cast<std::size_t>(from * 3 + channel)]), sum);
                    }
                out[static_cast<std::size_t>((y * w + x) * 3 + channel)] = static_cast<unsigned char>(sum + 0.5F);
            }
    return out;
}

class ReferenceKernels : public testing::TestWithParam<EmulatorOptions::Code>
{
protected:
    EmulatorOptions options() const { return {.threads = 2, .code = GetParam()}; }
};

} // namespace

TEST_P(ReferenceKernels, SobelEqualsItsReference)
{
    for (const char* file : {"counters/sobel.nvrtc.ptx", "counters/sobel.clang.ptx"})
        for (const Cover& s : referenceCovers) {
            const auto in = randomBytes(static_cast<std::size_t>(s.width * s.height));
            const auto result = KernelRun(readData(file), "sobel")
                                    .over(s)
                                    .input("input", in)
                                    .output("output", in.size())
                                    .argument(s.width)
                                    .argument(s.height)
                                    .run(options());
            ASSERT_EQ(failure(result), "") << file;
            EXPECT_EQ(valuesOf<unsigned char>(result.picture), sobel(in, s.width, s.height))
                << file << " " << s.width << "x" << s.height << " block " << s.blockX << "x" << s.blockY;
        }
}

TEST_P(ReferenceKernels, Box5EqualsItsReference)
{
    for (const Cover& s : referenceCovers) {
        const auto in = randomFloats(static_cast<std::size_t>(s.width * s.height));
        const auto result = KernelRun(readData("counters/box5.nvrtc.ptx"), "box5")
                                .over(s)
                                .shared((s.blockX + 4) * (s.blockY + 4) * 4)
                                .input("input", in)
                                .output("output", in.size() * 4)
                                .argument(s.width)
                                .argument(s.height)
                                .run(options());
        ASSERT_EQ(failure(result), "");
        EXPECT_EQ(valuesOf<float>(result.picture), box5(in, s.width, s.height))
            << s.width << "x" << s.height << " block " << s.blockX << "x" << s.blockY;
    }
}

TEST_P(ReferenceKernels, Blur3EqualsItsReference)
{
    for (const char* file : {"counters/blur3.nvrtc.ptx", "counters/blur3.clang.ptx"})
        for (const int radius : {0, 1, 4})
            for (const Cover& s : referenceCovers) {
                const auto in = randomBytes(static_cast<std::size_t>(s.width * s.height * 3));
                const auto side = static_cast<std::size_t>(2 * radius + 1);
                std::vector<float> filter(side * side);
                for (std::size_t i = 0; i < filter.size(); ++i)
                    filter[i] = (1.0F + static_cast<float>(i % 5)) / (4.0F * static_cast<float>(filter.size()));
                const auto halo = static_cast<unsigned>(2 * radius);
                const auto result = KernelRun(readData(file), "blur3")
                                        .over(s)
                                        .shared((s.blockX + halo) * (s.blockY + halo) * 3)
                                        .constant("filt", filter)
                                        .input("input", in)
                                        .output("output", in.size())
                                        .argument(s.width)
                                        .argument(s.height)
                                        .argument(radius)
                                        .run(options());
                ASSERT_EQ(failure(result), "") << file;
                EXPECT_EQ(valuesOf<unsigned char>(result.picture), blur(in, filter, s.width, s.height, radius))
                    << file << " radius " << radius << " " << s.width << "x" << s.height << " block " << s.blockX << "x"
                    << s.blockY;
            }
}

TEST_P(ReferenceKernels, CovarianceEqualsItsReference)
{
    for (const auto& [n, d] : {std::pair{20, 16}, std::pair{37, 21}, std::pair{50, 40}}) {
        const auto x = randomFloats(static_cast<std::size_t>(n * d));
        std::vector<float> mean(static_cast<std::size_t>(d));
        for (int j = 0; j < d; ++j)
            mean[static_cast<std::size_t>(j)] = 0.01F * static_cast<float>(j);
        const auto result = KernelRun(readData("counters/covariance.nvrtc.ptx"), "cov")
                                .over({d, d, 16, 16})
                                .input("X", x)
                                .input("mean", mean)
                                .output("C", static_cast<std::size_t>(d * d) * 4)
                                .argument(n)
                                .argument(d)
                                .run(options());
        ASSERT_EQ(failure(result), "");
        const auto c = valuesOf<float>(result.picture);
        for (int i = 0; i < d; ++i)
            for (int j = 0; j < d; ++j) {
                const int low = std::min(i, j), high = std::max(i, j);
                float sum = 0;
                for (int k = 0; k < (n + 15) / 16 * 16; ++k) {
                    const auto value = [&, n = n, d = d](int column) {
                        return k < n ? x[static_cast<std::size_t>(k * d + column)] -
                                           mean[static_cast<std::size_t>(column)]
                                     : 0.0F;
                    };
                    sum = std::fma(value(high), value(low), sum);
                }
                ASSERT_EQ(c[static_cast<std::size_t>(i * d + j)], sum / static_cast<float>(n - 1)) << i << ", " << j;
            }
    }
}

TEST(ReferenceKernelsCount, WarpInstructionsOfThePtx)
{
    // Warp instructions counted by an independent prototype for these kernels at 512 × 512, 16 × 16 threads.
    const std::vector<float> in(512 * 512, 1.0F);
    const auto box = KernelRun(readData("counters/box5.nvrtc.ptx"), "box5")
                         .grid(32, 32)
                         .block(16, 16)
                         .shared(1600)
                         .input("input", in)
                         .output("output", in.size() * 4)
                         .argument(512)
                         .argument(512)
                         .run();
    EXPECT_EQ(box.emulation.warpInstructions, 1'251'328U);
    EXPECT_EQ(box.emulation.blocksRun, 1024U);
    EXPECT_EQ(box.emulation.blocksTotal, 1024U);
}

INSTANTIATE_TEST_SUITE_P(BothBuilds, ReferenceKernels,
                         testing::Values(EmulatorOptions::Code::Baseline, EmulatorOptions::Code::Auto),
                         [](const auto& i) {
                             return i.param == EmulatorOptions::Code::Baseline ? "Baseline" : "Auto";
                         });
