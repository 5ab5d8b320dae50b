#include "kernel_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

// Textures with depth, layers, faces and channels. Texels are floats whose value says which one they are; expected
// values are computed here from the CUDA Programming Guide's "Texture Fetching" and "Cubemap Textures".

using namespace tilescope;
using namespace tilescope::test;

namespace
{

using Floats = std::vector<float>;
using Point = std::array<float, 4>;

/// The value of texel (x, y, z), channel c.
float valueOf(int x, int y, int z, int c = 0) { return static_cast<float>(1 + x + 10 * y + 100 * z + 1000 * c); }

Floats texelsOf(const Texture& texture)
{
    Floats texels;
    for (int z = 0; z < texture.depth; ++z)
        for (int y = 0; y < texture.height; ++y)
            for (int x = 0; x < texture.width; ++x)
                for (int c = 0; c < texture.channels; ++c)
                    texels.push_back(valueOf(x, y, z, c));
    return texels;
}

/// Each thread fetches at its point, whose numbers are in %f1 … %f4 (%r1 … %r4 as integers), by `fetch`, which gives
/// %f5 … %f8; the results of all threads, four by four.
Floats fetched(Texture texture, const std::vector<Point>& points, const std::string& fetch)
{
    texture.buffer = 0;
    texture.format = PixelFormat::Float32;
    Floats numbers;
    for (const Point& point : points)
        numbers.insert(numbers.end(), point.begin(), point.end());
    KernelRun run(kernelOf(3, "mul.wide.u32 %rd1, %tid, 16;\nadd.u64 %rd2, %in1, %rd1;\nadd.u64 %rd3, %in2, %rd1;\n"
                              "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];\n"
                              "cvt.rzi.s32.f32 %r1, %f1;\ncvt.rzi.s32.f32 %r2, %f2;\ncvt.rzi.s32.f32 %r3, %f3;\n"
                              "cvt.rzi.s32.f32 %r4, %f4;\n" +
                                  fetch + "st.global.v4.f32 [%rd3], {%f5, %f6, %f7, %f8};\n"),
                  "k");
    run.block(static_cast<unsigned>(points.size()));
    run.input("texels", texelsOf(texture)).input("points", numbers).output("values", 16 * points.size());
    run.plan.textures = {texture};
    run.plan.launches.at(0).arguments.at(0) = TextureArgument{0};
    const Words words = runBoth(run);
    Floats values(words.size());
    std::memcpy(values.data(), words.data(), words.size() * sizeof(float));
    return values;
}

int clamped(float coordinate, int size)
{
    return static_cast<int>(std::clamp(std::floor(coordinate), 0.0F, static_cast<float>(size - 1)));
}

const Texture volume{.width = 3, .height = 2, .shape = Texture::Shape::Volume, .depth = 4};
const Texture layers{.width = 3, .height = 2, .shape = Texture::Shape::Layers, .depth = 4};

const std::vector<Point> volumePoints{{0, 0, 0},        {2.5F, 1.5F, 3.5F},  {1, 0.99F, 2}, {-1, -5, -0.5F},
                                      {7, 1, 2},        {1, 7, 2},           {1, 1, 7},     {2.99F, 1.99F, 3.99F},
                                      {0, 1e20F, 0.5F}, {0.5F, 0.5F, -1e20F}};

TEST(TextureShapes, AVolumeIsFetchedAtThreeCoordinates)
{
    const Floats values = fetched(volume, volumePoints,
                                  "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, %f3, "
                                  "%f3}];\n");
    Texture border = volume;
    border.address = Texture::Address::Border;
    const Floats bordered = fetched(border, volumePoints,
                                    "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, "
                                    "%f3, %f3}];\n");
    for (std::size_t i = 0; i < volumePoints.size(); ++i) {
        const auto [x, y, z, w] = volumePoints[i];
        const float texel = valueOf(clamped(x, 3), clamped(y, 2), clamped(z, 4));
        EXPECT_EQ(values[4 * i], texel) << i;
        const bool inside = x >= 0 && x < 3 && y >= 0 && y < 2 && z >= 0 && z < 4;
        EXPECT_EQ(bordered[4 * i], inside ? texel : 0) << i;
        EXPECT_EQ(values[4 * i + 1], 0); // channels that it does not have
        EXPECT_EQ(values[4 * i + 3], 1);
    }
    EXPECT_EQ(fetched(volume, {{2, 1, 3}, {9, -9, 2}},
                      "tex.3d.v4.f32.s32 {%f5, %f6, %f7, %f8}, [%in0, {%r1, %r2, %r3, %r3}];\n"),
              (Floats{valueOf(2, 1, 3), 0, 0, 1, valueOf(2, 0, 2), 0, 0, 1}));
}

TEST(TextureShapes, AVolumeIsFilteredInThreeDirections)
{
    Texture linear = volume;
    linear.filter = Texture::Filter::Linear;
    // The value of a texel is linear in its place, so between centres the filtered value is too; weights of a quarter
    // are exact.
    const std::vector<Point> points{{1.25F, 1, 1.75F}, {1.5F, 0.5F, 2}, {2.5F, 1.5F, 3.5F}, {0, 0, 0}, {9, 9, 2.75F}};
    const Floats values =
        fetched(linear, points, "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, %f3, %f3}];\n");
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto between = [](float coordinate, int size) {
            return std::clamp(coordinate - 0.5F, 0.0F, static_cast<float>(size - 1));
        };
        const auto [x, y, z, w] = points[i];
        EXPECT_EQ(values[4 * i], 1 + between(x, 3) + 10 * between(y, 2) + 100 * between(z, 4)) << i;
    }
    Texture normalised = linear;
    normalised.normalisedCoordinates = true;
    EXPECT_EQ(fetched(normalised, {{0.5F, 0.5F, 0.5F}},
                      "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, %f3, %f3}];\n")[0],
              1 + 1 + 10 * 0.5F + 100 * 1.5F);
}

TEST(TextureShapes, ALayerIsChosenByNumber)
{
    const std::vector<Point> points{{1.5F, 1.5F, 0, 0}, {1.5F, 0, 0, 3}, {9, 9, 0, 2}, {0, 0, 0, 9}, {0, 0, 0, -1}};
    const Floats values =
        fetched(layers, points, "tex.a2d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%r4, %f1, %f2, %f2}];\n");
    const Floats expected{valueOf(1, 1, 0), valueOf(1, 0, 3), valueOf(2, 1, 2), valueOf(0, 0, 3), valueOf(0, 0, 3)};
    for (std::size_t i = 0; i < points.size(); ++i)
        EXPECT_EQ(values[4 * i], expected[i]) << i;

    Texture linear = layers; // not between layers
    linear.filter = Texture::Filter::Linear;
    EXPECT_EQ(fetched(linear, {{1.25F, 1, 0, 2}},
                      "tex.a2d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%r4, %f1, %f2, %f2}];\n")[0],
              1 + 0.75F + 10 * 0.5F + 200);
    Texture lines = linear;
    lines.height = 1;
    lines.address = Texture::Address::Border; // a line has no rows that could be beyond
    EXPECT_EQ(fetched(lines, {{1.75F, 0, 0, 3}, {0, 0, 0, 1}},
                      "tex.a1d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%r4, %f1}];\n"),
              (Floats{1 + 1.25F + 300, 0, 0, 1, 101 / 2.0F, 0, 0, 1}));
}

TEST(TextureShapes, ALineIsNotFilteredAcross)
{
    Texture line{.width = 3, .height = 1, .address = Texture::Address::Border, .filter = Texture::Filter::Linear};
    EXPECT_EQ(fetched(line, {{1.5F}, {2.25F}}, "tex.1d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1}];\n"),
              (Floats{2, 0, 0, 1, 2.75F, 0, 0, 1}));
}

/// The guide's table, by the name of the face: where m, s and t come from.
float onCube(float x, float y, float z, int size, int cube)
{
    struct Face {
        float m, s, t;
    };
    const Face faces[6] = {{x, -z, -y}, {-x, z, -y}, {y, x, z}, {-y, x, -z}, {z, x, -y}, {-z, -x, -y}};
    int best = 0;
    for (int face = 1; face < 6; ++face)
        if (faces[face].m > faces[best].m)
            best = face;
    const auto texel = [&](float coordinate) {
        return clamped((coordinate / faces[best].m + 1) / 2 * static_cast<float>(size), size);
    };
    return valueOf(texel(faces[best].s), texel(faces[best].t), 6 * cube + best);
}

TEST(TextureShapes, ADirectionMeetsAFaceOfACube)
{
    const Texture cubes{.width = 4, .height = 4, .shape = Texture::Shape::Cube, .depth = 12};
    std::vector<Point> directions;
    for (int axis = 0; axis < 3; ++axis)
        for (const float sign : {1.0F, -1.0F})
            for (const float a : {-0.9F, -0.3F, 0.2F, 0.8F})
                for (const float b : {-0.7F, 0.6F}) {
                    Point direction{0, 0, 0, static_cast<float>(directions.size() % 2)};
                    direction[static_cast<std::size_t>(axis)] = 3 * sign;
                    direction[static_cast<std::size_t>((axis + 1) % 3)] = 3 * a;
                    direction[static_cast<std::size_t>((axis + 2) % 3)] = 3 * b;
                    directions.push_back(direction);
                }
    const Floats first =
        fetched(cubes, directions, "tex.cube.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, %f3, %f3}];\n");
    const Floats chosen =
        fetched(cubes, directions, "tex.acube.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%r4, %f1, %f2, %f3}];\n");
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const auto [x, y, z, cube] = directions[i];
        EXPECT_EQ(first[4 * i], onCube(x, y, z, 4, 0)) << x << ", " << y << ", " << z;
        EXPECT_EQ(chosen[4 * i], onCube(x, y, z, 4, static_cast<int>(cube))) << x << ", " << y << ", " << z;
    }
}

TEST(TextureShapes, ATexelHasChannels)
{
    const std::string fetch = "tex.2d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2}];\n";
    const Texture four{.width = 3, .height = 2, .channels = 4};
    EXPECT_EQ(fetched(four, {{2, 1}}, fetch),
              (Floats{valueOf(2, 1, 0), valueOf(2, 1, 0, 1), valueOf(2, 1, 0, 2), valueOf(2, 1, 0, 3)}));
    const Texture two{.width = 3, .height = 2, .filter = Texture::Filter::Linear, .channels = 2};
    EXPECT_EQ(fetched(two, {{1.75F, 1.5F}}, fetch), (Floats{12.25F, 1012.25F, 0, 1}));
    Texture deep = volume;
    deep.channels = 4;
    EXPECT_EQ(fetched(deep, {{2, 1, 3}}, "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%in0, {%f1, %f2, %f3, %f3}];\n"),
              (Floats{valueOf(2, 1, 3), valueOf(2, 1, 3, 1), valueOf(2, 1, 3, 2), valueOf(2, 1, 3, 3)}));

    // Four bytes, as they are and as fractions; the results replace the coordinates.
    KernelRun run(kernelOf(2, "mov.f32 %f1, 0f3FC00000;\nmov.f32 %f2, 0f00000000;\n"
                              "tex.2d.v4.u32.f32 {%r1, %r2, %r3, %r4}, [%in0, {%f1, %f2}];\n"
                              "st.global.v4.u32 [%in1], {%r1, %r2, %r3, %r4};\n"),
                  "k");
    run.block(1).input("texels", std::vector<std::uint8_t>{1, 2, 3, 4, 250, 251, 252, 253}).output("values", 16);
    run.plan.textures = {{.buffer = 0, .width = 2, .height = 1, .channels = 4}};
    run.plan.launches.at(0).arguments.at(0) = TextureArgument{0};
    EXPECT_EQ(runBoth(run), (Words{250, 251, 252, 253}));
    run.plan.textures[0].normalisedRead = true;
    Floats fractions(4);
    const Words words = runBoth(run);
    std::memcpy(fractions.data(), words.data(), 16);
    EXPECT_EQ(fractions, (Floats{250 / 255.0F, 251 / 255.0F, 252 / 255.0F, 253 / 255.0F}));
}

Finding findingOf(const Texture& texture, const std::string& body, u64 object = 1)
{
    KernelRun run(kernelOf(2, "mov.u64 %rd1, " + std::to_string(object) + ";\n" + body), "k");
    run.block(4).input("texels", texelsOf(texture)).output("values", 16);
    run.plan.textures = {texture};
    run.plan.textures[0].format = PixelFormat::Float32;
    return onlyFinding(run.run());
}

TEST(TextureShapes, AnObjectOfAnotherKindIsAFault)
{
    const std::string deep = "tex.3d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%rd1, {%f1, %f2, %f3, %f3}];\n";
    const std::string flat = "tex.2d.v4.f32.f32 {%f5, %f6, %f7, %f8}, [%rd1, {%f1, %f2}];\n";
    const std::string load = "suld.b.2d.b32.trap %r1, [%rd1, {%r2, %r3}];\n";
    const Texture plane{.width = 3, .height = 2};
    const Texture surface{.width = 3, .height = 2, .isSurface = true};
    const std::string thread = "Thread (0, 0) of block (0, 0) accesses ";
    EXPECT_EQ(english(findingOf(plane, deep).message),
              thread + "a three-dimensional texture through object 1, which is a one- or two-dimensional texture.");
    EXPECT_EQ(findingOf(plane, deep).kind, FindingKind::BadTexture);
    EXPECT_EQ(findingOf(plane, deep).line, 7);
    EXPECT_EQ(english(findingOf(volume, flat).message),
              thread + "a two-dimensional texture through object 1, which is a three-dimensional texture.");
    EXPECT_EQ(english(findingOf(surface, flat).message),
              thread + "a two-dimensional texture through object 1, which is a one- or two-dimensional surface.");
    EXPECT_EQ(english(findingOf(layers, load).message),
              thread + "a two-dimensional surface through object 1, which is a layered texture.");
    EXPECT_EQ(english(findingOf(plane, load, 7).message),
              thread + "a two-dimensional surface through 7, which is not a texture or surface object.");
}

TEST(TextureShapes, APlanWithATextureThatCannotBeIsRefused)
{
    const auto error = [](const Texture& texture) {
        KernelRun run(kernelOf(1, ""), "k");
        run.block(1).output("values", 100);
        run.plan.textures = {texture};
        try {
            run.run();
        } catch (const std::runtime_error& thrown) {
            return std::string(thrown.what());
        }
        return std::string();
    };
    using testing::HasSubstr;
    EXPECT_EQ(error({.width = 10, .height = 10}), "");
    EXPECT_THAT(error({.width = 10, .height = 5, .shape = Texture::Shape::Volume, .depth = 3}),
                HasSubstr("larger than"));
    EXPECT_THAT(error({.width = 1 << 30, .height = 1 << 30, .shape = Texture::Shape::Layers, .depth = 1 << 30}),
                HasSubstr("larger than"));
    EXPECT_THAT(error({.width = 1, .height = 1, .depth = 2}), HasSubstr("one plane"));
    EXPECT_THAT(error({.width = 1, .height = 1, .shape = Texture::Shape::Cube, .depth = 5}), HasSubstr("six square"));
    EXPECT_THAT(error({.width = 2, .height = 1, .shape = Texture::Shape::Cube, .depth = 6}), HasSubstr("six square"));
    EXPECT_THAT(error({.width = 1, .height = 1, .channels = 3}), HasSubstr("1, 2 or 4 channels"));
    EXPECT_THAT(error({.width = 1, .height = 1, .shape = Texture::Shape::Layers, .depth = 0}), HasSubstr("at least"));
}

} // namespace
