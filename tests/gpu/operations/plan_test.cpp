#include "gpu/operations/registry.h"
#include "gpu/recipe/plan.h"
#include "tests/gpu/operations/device_only.h"

#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstring>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace tilescope
{
namespace
{

Recipe filterRecipe(const std::string& operation, const std::string& strategy, BlockSize block,
                    std::int64_t filterWidth = 0)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = block;
    if (filterWidth != 0)
        recipe.parameters[operation == "adaptive_threshold" ? "window" : "width"] = filterWidth;
    return Registry().completed(recipe);
}

struct GeometryRow {
    std::string operation, strategy;
    BlockSize block;
    std::int64_t filterWidth;
    PixelFormat format;
    int halo;
    int tileWidth, tileHeight, elementBytes; ///< 0: no shared tile
};

TEST(Plan, DescribesTheTileOfEveryStrategy)
{
    const PixelFormat grey = PixelFormat::Grey8, rgb = PixelFormat::Rgb8;
    const std::vector<GeometryRow> rows{
        {"sobel", "global", {16, 16}, 0, grey, 1, 0, 0, 0},
        {"sobel", "shared", {16, 16}, 0, grey, 1, 18, 18, 1},
        {"sobel", "shared", {1, 1}, 0, grey, 1, 3, 3, 1},
        {"sobel", "block_copy", {32, 4}, 0, grey, 1, 34, 6, 1},
        {"sobel", "texture", {16, 16}, 0, grey, 1, 0, 0, 0},
        {"sobel", "constant", {32, 32}, 0, grey, 1, 0, 0, 0},
        {"sobel", "registers", {17, 3}, 0, grey, 1, 0, 0, 0},
        {"sobel", "local", {17, 3}, 0, grey, 1, 0, 0, 0},
        {"blur", "global", {16, 16}, 9, rgb, 4, 0, 0, 0},
        {"blur", "shared", {32, 32}, 9, rgb, 4, 40, 40, 3},
        {"blur", "shared", {8, 8}, 31, grey, 15, 38, 38, 1},
        {"blur", "shared_constant", {17, 3}, 3, rgb, 1, 19, 5, 3},
        {"blur", "shared_constant", {1024, 1}, 31, rgb, 15, 1054, 31, 3},
        {"blur", "constant", {16, 16}, 31, rgb, 15, 0, 0, 0},
        {"blur", "texture", {8, 8}, 5, rgb, 2, 0, 0, 0},
        {"adaptive_threshold", "texture", {32, 4}, 15, grey, 7, 0, 0, 0},
        {"adaptive_threshold", "global", {32, 4}, 101, grey, 50, 0, 0, 0},
        {"adaptive_threshold", "shared", {32, 4}, 101, grey, 50, 132, 104, 1},
        {"adaptive_threshold", "shared", {1, 1}, 3, grey, 1, 3, 3, 1},
    };
    for (const GeometryRow& row : rows) {
        SCOPED_TRACE(row.operation + " " + row.strategy + " " + toText(row.block));
        const Plan plan = Registry().plan(filterRecipe(row.operation, row.strategy, row.block, row.filterWidth),
                                          Image(100, 70, row.format));
        const std::size_t shared = static_cast<std::size_t>(row.tileWidth * row.tileHeight * row.elementBytes);
        const TileGeometry expected{.blockWidth = row.block.width,
                                    .blockHeight = row.block.height,
                                    .haloX = row.halo,
                                    .haloY = row.halo,
                                    .hasSharedTile = shared > 0,
                                    .tileWidth = row.tileWidth,
                                    .tileHeight = row.tileHeight,
                                    .tilePitch = row.tileWidth,
                                    .elementBytes = row.elementBytes,
                                    .sharedBytes = shared};
        EXPECT_EQ(plan.geometry, expected);
        EXPECT_EQ(plan.launches.at(plan.mainLaunch).dynamicSharedBytes, shared);
        EXPECT_NO_THROW(checkLimits(plan, DeviceLimits{.name = "any GPU since Ampere"}));
    }
}

TEST(Plan, CoversThePictureWithBlocks)
{
    const Plan plan = Registry().plan(filterRecipe("sobel", "shared", {16, 8}), Image(33, 8, PixelFormat::Grey8));
    ASSERT_EQ(plan.launches.size(), 1u);
    EXPECT_EQ(plan.launches[0].grid, (Dim3{3, 1, 1}));
    EXPECT_EQ(plan.launches[0].block, (Dim3{16, 8, 1}));
    EXPECT_EQ(plan.launches[0].arguments,
              (std::vector<Argument>{BufferArgument{0}, BufferArgument{1}, std::int32_t{33}, std::int32_t{8}}));
    EXPECT_EQ(plan.buffers.at(0).fill, Buffer::Fill::Input);
    EXPECT_EQ(plan.buffers.at(0).bytes, 33u * 8u);
    EXPECT_EQ(plan.buffers.at(plan.pictureBuffer).fill, Buffer::Fill::None);
}

TEST(Plan, SobelsTileOfWordsMindsTheBanksOfNarrowBlocks)
{
    const Image image(100, 70, PixelFormat::Grey8);
    const TileGeometry narrow = Registry().plan(filterRecipe("sobel", "tile_pitch", {16, 16}), image).geometry;
    EXPECT_EQ(narrow.tileWidth, 4 * 18);
    EXPECT_EQ(narrow.tilePitch, 4 * 48); // 16 words modulo 32 banks
    EXPECT_EQ(narrow.sharedBytes, 4u * 48 * 18);
    EXPECT_EQ(Registry().plan(filterRecipe("sobel", "tile_pitch", {32, 8}), image).geometry.tilePitch, 4 * 34);
    EXPECT_EQ(Registry().plan(filterRecipe("sobel", "tile_words", {16, 16}), image).geometry.tilePitch, 4 * 18);
}

struct BlockRow {
    std::string strategy;
    int blockWidth, blockHeight; ///< pixels of a block of 32×4 threads
};

TEST(Plan, SobelsWordsGiveAThreadSeveralPixelsOfPitchedRows)
{
    const std::vector<BlockRow> rows{{"words", 128, 4},         {"vectors", 512, 4},   {"sliding_rows", 512, 32},
                                     {"shuffle_halo", 512, 32}, {"packed16", 512, 16}, {"loads_first", 512, 16}};
    for (const BlockRow& row : rows) {
        SCOPED_TRACE(row.strategy);
        const Plan plan =
            Registry().plan(filterRecipe("sobel", row.strategy, {32, 4}), Image(513, 33, PixelFormat::Grey8));
        EXPECT_EQ(plan.geometry.blockWidth, row.blockWidth);
        EXPECT_EQ(plan.geometry.blockHeight, row.blockHeight);
        EXPECT_EQ(plan.geometry.haloX, 1);
        EXPECT_EQ(plan.launches.at(0).block, (Dim3{32, 4, 1}));
        EXPECT_EQ(plan.launches.at(0).grid, (Dim3{static_cast<unsigned>(512 / row.blockWidth + 1),
                                                  static_cast<unsigned>(32 / row.blockHeight + 1), 1}));
        EXPECT_EQ(plan.launches.at(0).arguments.at(4), Argument(std::int32_t{768}));
        for (const Buffer& buffer : plan.buffers)
            EXPECT_EQ(buffer.pitchBytes, 768u) << buffer.name;
    }
}

TEST(Plan, BlockCopyPadsInALaunchOfItsOwn)
{
    const Plan plan = Registry().plan(filterRecipe("sobel", "block_copy", {16, 16}), Image(31, 16, PixelFormat::Grey8));
    ASSERT_EQ(plan.launches.size(), 2u);
    EXPECT_EQ(plan.mainLaunch, 1u);
    EXPECT_EQ(plan.launches[0].kernel, "add_border");
    EXPECT_EQ(plan.launches[0].grid, (Dim3{3, 2, 1})); // 33×18 padded pixels
    EXPECT_EQ(plan.launches[0].dynamicSharedBytes, 0u);
    EXPECT_EQ(plan.launches[1].kernel, "sobel");
    EXPECT_EQ(plan.launches[1].grid, (Dim3{2, 1, 1}));
    EXPECT_EQ(plan.buffers.at(2).bytes, 33u * 18u);
    EXPECT_EQ(plan.launches[1].arguments.at(0), Argument(BufferArgument{2}));
}

TEST(Plan, BlurHasItsFilterWhereTheStrategySays)
{
    const Image colour(64, 48, PixelFormat::Rgb8);
    const Plan shared = Registry().plan(filterRecipe("blur", "shared", {16, 16}, 5), colour);
    EXPECT_TRUE(shared.constants.empty());
    EXPECT_EQ(shared.launches.at(0).kernel, "blur_rgb");
    EXPECT_EQ(shared.buffers.at(2).fill, Buffer::Fill::Bytes);

    const Plan constant = Registry().plan(filterRecipe("blur", "shared_constant", {16, 16}, 5), toGrey(colour));
    ASSERT_EQ(constant.constants.size(), 1u);
    EXPECT_EQ(constant.constants[0].symbol, "filter");
    EXPECT_EQ(constant.buffers.size(), 2u);
    EXPECT_EQ(constant.launches.at(0).kernel, "blur_grey");
    EXPECT_EQ(constant.pictureFormat, PixelFormat::Grey8);
    EXPECT_EQ(constant.constants[0].content, shared.buffers[2].content);

    std::vector<float> weights(25);
    ASSERT_EQ(constant.constants[0].content.size(), sizeof(float) * weights.size());
    std::memcpy(weights.data(), constant.constants[0].content.data(), sizeof(float) * weights.size());
    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1.0, 1e-6);
}

TEST(Plan, BlurOfRunningSumsTakesWholeWarpsAndABox)
{
    const Image image(1000, 600, PixelFormat::Rgb8);
    const Plan plan = Registry().plan(filterRecipe("blur", "running_box", {32, 4}, 15), image);
    EXPECT_EQ(plan.geometry.blockWidth, 480); // 512 minus the outermost lanes' pixels
    EXPECT_EQ(plan.geometry.blockHeight, 4 * 16);
    EXPECT_EQ(plan.launches.at(0).grid, (Dim3{3, 10, 1}));
    EXPECT_THAT(plan.definitions, testing::Contains("FILTER_WIDTH=15"));

    Recipe gaussian = filterRecipe("blur", "running_box", {32, 4}, 15);
    gaussian.parameters["filter"] = std::string("gaussian");
    const auto refusalOf = [&](const Recipe& recipe) {
        try {
            Registry().plan(recipe, image);
        } catch (const SettingError& error) {
            return std::pair(error.field, error.nearest);
        }
        return std::pair(std::string("none"), std::optional<ParameterValue>());
    };
    EXPECT_EQ(refusalOf(gaussian), std::pair(std::string("filter"), std::optional<ParameterValue>("box")));
    EXPECT_EQ(refusalOf(filterRecipe("blur", "sliding_rows", {32, 4}, 13)),
              std::pair(std::string("width"), std::optional<ParameterValue>(std::int64_t{11})));
    const std::tuple<const char*, BlockSize, const char*> blocks[] = {{"packed", {17, 3}, "16x4"},
                                                                      {"running_box", {32, 32}, "16x16"},
                                                                      {"packed", {1, 1}, "8x4"},
                                                                      {"words", {1, 1}, "3x1"},
                                                                      {"words", {32, 32}, "16x16"}};
    for (const auto& [strategy, block, nearest] : blocks)
        EXPECT_EQ(refusalOf(filterRecipe("blur", strategy, block, 15)),
                  std::pair(std::string("block"), std::optional<ParameterValue>(nearest)))
            << strategy << " " << toText(block);
}

TEST(Plan, WeightsInHalvesLeaveABrightAreaAsItIs)
{
    for (const std::int64_t width : {3, 9, 31})
        for (const std::string filter : {"box", "gaussian"}) {
            Recipe recipe = filterRecipe("blur", "packed", {32, 8}, width);
            recipe.parameters["filter"] = filter;
            const Plan plan = Registry().plan(recipe, Image(20, 10, PixelFormat::Grey8));
            const std::vector<std::byte>& content = plan.constants.at(1).content;
            ASSERT_EQ(content.size(), 4u * static_cast<std::size_t>(width / 2 + 1));
            double sum = 0;
            for (std::size_t i = 0; i < content.size(); i += 4) {
                std::uint16_t twice[2];
                std::memcpy(twice, content.data() + i, sizeof twice);
                EXPECT_EQ(twice[0], twice[1]);
                const int exponent = twice[0] >> 10, fraction = twice[0] & 1023;
                const double weight = exponent == 0 ? std::ldexp(fraction, -24) // subnormal
                                                    : std::ldexp(1024 + fraction, exponent - 25);
                sum += i == 0 ? weight : 2 * weight;
            }
            EXPECT_NEAR(sum, 1, 1.0 / 4096) << width << " " << filter;
        }
}

TEST(Plan, KernelsStandInTheirSources)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8}) {
                const Image image = registry.prepared(operation, Image(20, 10, format));
                const Plan plan = registry.plan(defaultRecipe(registry, operation.name, strategy.name, image), image);
                EXPECT_EQ(usedBytes(plan.buffers.at(plan.pictureBuffer)),
                          Image(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat).bytes().size());
                EXPECT_EQ(callsLibrary(plan), !strategy.library.empty());
                EXPECT_TRUE(!callsLibrary(plan) || !plan.deviceOnly.empty()) << "the emulator has no libraries";
                for (const Launch& launch : plan.launches)
                    if (!launch.library.empty())
                        EXPECT_TRUE(isLibrary(launch.library)) << launch.library;
                    else
                        EXPECT_THAT(
                            plan.sources.at(launch.source).text,
                            testing::ContainsRegex("void (__launch_bounds__[^\n]*[ \n]+)?" + launch.kernel + "\\("));
                for (const Constant& constant : plan.constants)
                    EXPECT_THAT(plan.sources.at(constant.source).text, testing::HasSubstr(" " + constant.symbol + "["));
            }
}

} // namespace
} // namespace tilescope
