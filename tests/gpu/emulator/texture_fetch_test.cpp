#include "kernel_run.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr int width = 5, height = 3;

/// Coordinates inside, between texels, at every edge, and extreme and special floats.
std::vector<float> coordinates()
{
    const float infinity = std::numeric_limits<float>::infinity();
    return {0,         0.5F,          0.999F,  1,     2.25F, 2,     3,    4,      4.75F, 5,    5.5F,  6,
            100,       1e20F,         -0.001F, -0.5F, -1,    -1.5F, -100, -1e20F, 3.5F,  1.5F, -0.0F, infinity,
            -infinity, std::nanf(""), 2.999F};
}

std::uint8_t texelAt(int x, int y) { return static_cast<std::uint8_t>(10 * y + x + 1); }

/// The texel by the CUDA Programming Guide's "Texture Fetching": the one at the floor of each coordinate, clamped to
/// the texture or, with the border mode, 0 beyond it.
std::uint32_t expected(float x, float y, Texture::Address address)
{
    const auto inside = [](float coordinate, int size) {
        return coordinate >= 0 && coordinate < static_cast<float>(size);
    };
    if (address == Texture::Address::Border && !(inside(x, width) && inside(y, height)))
        return 0;
    const auto clamped = [](float coordinate, int size) {
        if (!(coordinate >= 0))
            return 0;
        return coordinate >= static_cast<float>(size) ? size - 1 : static_cast<int>(coordinate);
    };
    return texelAt(clamped(x, width), clamped(y, height));
}

TEST(TextureFetch, FindsTheTexelOfEveryCoordinate)
{
    const std::vector<float> all = coordinates();
    std::vector<float> x, y;
    for (const float row : all)
        for (const float column : all) {
            x.push_back(column);
            y.push_back(row);
        }
    std::vector<std::uint8_t> texels;
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column)
            texels.push_back(texelAt(column, row));

    using Code = EmulatorOptions::Code;
    // A texture has one level, whatever level or gradients are asked for.
    const std::string fetches[] = {
        "tex.2d.v4.u32.f32 {%r1, %r2, %r3, %r4}, [%in0, {%f1, %f2}];\n",
        "tex.level.2d.v4.u32.f32 {%r1, %r2, %r3, %r4}, [%in0, {%f1, %f2}], 0f40000000;\n",
        "tex.grad.2d.v4.u32.f32 {%r1, %r2, %r3, %r4}, [%in0, {%f1, %f2}], {%f1, %f1}, {%f2, %f2};\n"};
    for (const auto& [address, code, fetch] : {std::tuple{Texture::Address::Clamp, Code::Auto, fetches[0]},
                                               {Texture::Address::Border, Code::Auto, fetches[0]},
                                               {Texture::Address::Clamp, Code::Baseline, fetches[0]},
                                               {Texture::Address::Border, Code::Baseline, fetches[0]},
                                               {Texture::Address::Clamp, Code::Auto, fetches[1]},
                                               {Texture::Address::Clamp, Code::Auto, fetches[2]}}) {
        KernelRun run(kernelOf(4, "mul.wide.u32 %rd1, %tid, 4;\n"
                                  "add.u64 %rd2, %in1, %rd1;\n"
                                  "add.u64 %rd3, %in2, %rd1;\n"
                                  "add.u64 %rd4, %in3, %rd1;\n"
                                  "ld.global.f32 %f1, [%rd2];\n"
                                  "ld.global.f32 %f2, [%rd3];\n" +
                                      fetch + "st.global.u32 [%rd4], %r1;\n"),
                      "k");
        run.block(static_cast<unsigned>(x.size()));
        run.input("texels", texels).input("x", x).input("y", y).output("red", 4 * x.size());
        run.plan.textures = {{.buffer = 0, .width = width, .height = height, .address = address}};
        run.plan.launches.at(0).arguments.at(0) = TextureArgument{0};
        const EmulatorResult result = run.run(EmulatorOptions{.code = code});
        ASSERT_TRUE(result.findings.empty()) << english(result.findings[0].message);
        const auto red = valuesOf<std::uint32_t>(result.picture);
        ASSERT_EQ(red.size(), x.size());
        for (std::size_t i = 0; i < red.size(); ++i)
            EXPECT_EQ(red[i], expected(x[i], y[i], address)) << "at " << x[i] << ", " << y[i];
    }
}

} // namespace
