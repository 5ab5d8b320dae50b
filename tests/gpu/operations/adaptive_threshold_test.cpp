#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstring>

namespace tilescope
{
namespace
{

Recipe thresholdRecipe(ParameterValues parameters, const std::string& strategy = "shared")
{
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = strategy;
    recipe.block = {32, 4};
    recipe.parameters = std::move(parameters);
    return Registry().completed(recipe);
}

/// The purpose of the operation: ink on paper with a shadow across it.
TEST(AdaptiveThreshold, KeepsInkAndDropsTheShadow)
{
    Image page(64, 32, PixelFormat::Grey8);
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 64; ++x) {
            const int paper = 220 - 2 * x;
            const bool ink = x % 8 == 4;
            page.row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>(ink ? paper - 60 : paper);
        }
    const Registry registry;
    const auto& operation = registry.operation("adaptive_threshold");
    const Image black = operation.reference(thresholdRecipe({}), page, {});
    const Image white = operation.reference(thresholdRecipe({{"invert", true}}), page, {});
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 64; ++x) {
            EXPECT_EQ(black.row<std::uint8_t>(y)[x], x % 8 == 4 ? 0 : 255) << x << "," << y;
            EXPECT_EQ(white.row<std::uint8_t>(y)[x], x % 8 == 4 ? 255 : 0) << x << "," << y;
        }
}

/// A flat picture: the mean equals the source, so only the offset decides; equality is not less.
TEST(AdaptiveThreshold, ComparesExactly)
{
    Image flat(9, 9, PixelFormat::Grey8);
    for (std::byte& value : flat.bytes())
        value = std::byte{77};
    const Registry registry;
    const auto at = [&](std::int64_t offset) {
        return registry.operation("adaptive_threshold")
            .reference(thresholdRecipe({{"offset", offset}}), flat, {})
            .bytes()[40];
    };
    EXPECT_EQ(at(0), std::byte{0});
    EXPECT_EQ(at(1), std::byte{255});
    EXPECT_EQ(at(-1), std::byte{0});
}

/// The note's offset is a double. The mean is 77 + 4 / 9, and the pixel in the middle 77.
TEST(AdaptiveThreshold, TakesFractionsOfAGreyLevel)
{
    Image image(3, 3, PixelFormat::Grey8);
    for (std::byte& value : image.bytes())
        value = std::byte{77};
    image.bytes()[8] = std::byte{81};
    const Registry registry;
    const auto recipe = [](double offset) {
        return thresholdRecipe({{"offset", offset}, {"window", std::int64_t{3}}, {"border", std::string("mirror")}});
    };
    const auto middle = [&](double offset) {
        return registry.operation("adaptive_threshold").reference(recipe(offset), image, {}).bytes()[4];
    };
    EXPECT_EQ(middle(0.4), std::byte{0});
    EXPECT_EQ(middle(0.5), std::byte{255});
    EXPECT_EQ(middle(0), std::byte{0});
    EXPECT_EQ(middle(1), std::byte{255});
    for (const auto& [offset, sum] : {std::pair{0.5, 5}, {0.4, 4}, {-0.5, -4}, {-127.0, -1143}, {2.0, 18}}) {
        const Plan plan = registry.plan(recipe(offset), image);
        EXPECT_EQ(plan.launches[0].arguments.at(5), Argument(sum)) << offset;
    }
}

/// As sessions of earlier versions have it.
TEST(AdaptiveThreshold, TakesWholeOffsetsAsBefore)
{
    nlohmann::json json = toJson(thresholdRecipe({}));
    json["parameters"]["offset"] = 5;
    const Recipe old = recipeFromJson(nlohmann::json::parse(json.dump()));
    EXPECT_EQ(old.parameters.at("offset"), ParameterValue(std::int64_t{5}));
    EXPECT_EQ(Registry().completed(old).parameters, thresholdRecipe({}).parameters);
}

TEST(AdaptiveThreshold, CountsProjectionsInASecondLaunch)
{
    const Image image(70, 33, PixelFormat::Grey8);
    const Plan plan = Registry().plan(thresholdRecipe({}), image);
    ASSERT_EQ(plan.launches.size(), 2u);
    EXPECT_EQ(plan.mainLaunch, 0u);
    EXPECT_EQ(plan.launches[1].kernel, "projections");
    EXPECT_EQ(plan.launches[1].grid, (Dim3{3, 9, 1}));
    EXPECT_EQ(plan.launches[1].dynamicSharedBytes, (32u + 4u) * 4u);
    ASSERT_EQ(plan.sideBuffers.size(), 2u);
    EXPECT_EQ(plan.buffers.at(plan.sideBuffers[0]).bytes, 70u * 4u);
    EXPECT_EQ(plan.buffers.at(plan.sideBuffers[1]).bytes, 33u * 4u);
    for (const std::size_t side : plan.sideBuffers)
        EXPECT_EQ(plan.buffers.at(side).fill, Buffer::Fill::Zero);

    const Plan without = Registry().plan(thresholdRecipe({{"projections", false}}), image);
    EXPECT_EQ(without.launches.size(), 1u);
    EXPECT_TRUE(without.sideBuffers.empty());
    EXPECT_EQ(without.buffers.size(), 2u);
}

TEST(AdaptiveThreshold, DrawsProjectionsAtTheirEdges)
{
    const auto bytes = [](const std::vector<std::uint32_t>& counts) {
        std::vector<std::byte> result(counts.size() * 4);
        std::memcpy(result.data(), counts.data(), result.size());
        return result;
    };
    const Image picture(3, 2, PixelFormat::Grey8);
    const Registry registry;
    const auto& annotate = registry.operation("adaptive_threshold").annotate;
    const Annotations drawn =
        annotate(thresholdRecipe({}), picture, {picture, {bytes({2, 0, 1}), bytes({1, 2})}}, true, {});
    ASSERT_EQ(drawn.profiles.size(), 2u);
    EXPECT_EQ(drawn.profiles[0].edge, Profile::Edge::Bottom);
    EXPECT_THAT(drawn.profiles[0].values, testing::ElementsAre(2, 0, 1));
    EXPECT_EQ(drawn.profiles[0].maximum, 2);
    EXPECT_EQ(drawn.profiles[1].edge, Profile::Edge::Right);
    EXPECT_THAT(drawn.profiles[1].values, testing::ElementsAre(1, 2));
    EXPECT_EQ(drawn.profiles[1].maximum, 3);
    EXPECT_TRUE(annotate(thresholdRecipe({{"projections", false}}), picture, {picture, {}}, true, {}).profiles.empty());
}

TEST(AdaptiveThreshold, RefusesATileThatNoGpuHolds)
{
    Recipe recipe = thresholdRecipe({{"window", std::int64_t{101}}});
    recipe.block = {1024, 1};
    const Plan plan = Registry().plan(recipe, Image(64, 64, PixelFormat::Grey8));
    EXPECT_EQ(plan.geometry.sharedBytes, 1124u * 101u);
    EXPECT_THROW(checkLimits(plan, DeviceLimits{}), SettingError);
}

std::string nearestBlock(const std::string& strategy, BlockSize block, std::int64_t window)
{
    Recipe recipe = thresholdRecipe({{"window", window}}, strategy);
    recipe.block = block;
    try {
        Registry().plan(recipe, Image(64, 64, PixelFormat::Grey8));
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "block") << error.what();
        return std::get<std::string>(error.nearest.value());
    }
    return toText(block);
}

/// Whole warps, wide enough for the window, with no more rows kept than fit every GPU's shared memory.
TEST(AdaptiveThreshold, WalksDownStripsInBlocksThatCanDoIt)
{
    EXPECT_EQ(nearestBlock("integral", {7, 5}, 15), "8x4");
    EXPECT_EQ(nearestBlock("integral", {12, 1}, 15), "16x2");
    EXPECT_EQ(nearestBlock("running_sum", {32, 4}, 101), "32x4");
    EXPECT_EQ(nearestBlock("running_sum", {8, 8}, 101), "16x8");
    EXPECT_EQ(nearestBlock("running_words", {17, 3}, 101), "16x4");
    EXPECT_EQ(nearestBlock("running_slide", {32, 32}, 101), "16x16");
    EXPECT_EQ(nearestBlock("running_kept", {32, 4}, 31), "32x4");
    EXPECT_EQ(nearestBlock("running_kept", {32, 4}, 101), "16x2");
    EXPECT_EQ(nearestBlock("running_rows", {16, 16}, 3), "16x8");
    EXPECT_EQ(nearestBlock("running_rows", {64, 1}, 101), "32x1");
    EXPECT_EQ(nearestBlock("running_band", {32, 32}, 3), "16x16");
    EXPECT_EQ(nearestBlock("running_band", {32, 4}, 75), "32x4");
    EXPECT_EQ(nearestBlock("running_band", {32, 4}, 77), "32x3");
    EXPECT_EQ(nearestBlock("running_band", {32, 4}, 101), "32x2");
    EXPECT_EQ(nearestBlock("running_edges", {32, 4}, 77), "32x3");
    EXPECT_EQ(nearestBlock("running_overlap", {32, 4}, 75), "32x4");
    EXPECT_EQ(nearestBlock("running_overlap", {32, 4}, 77), "32x2"); // not three warps for four schedulers
    EXPECT_EQ(nearestBlock("running_overlap", {32, 4}, 101), "32x2");
}

TEST(AdaptiveThreshold, LaysTheBorderOutBefore)
{
    for (const std::string strategy : {"running_edges", "running_overlap", "running_common"}) {
        const Plan plan = Registry().plan(thresholdRecipe({}, strategy), Image(1000, 400, PixelFormat::Grey8));
        ASSERT_EQ(plan.launches.size(), 3u) << strategy;
        EXPECT_EQ(plan.mainLaunch, 1u);
        EXPECT_EQ(plan.launches[0].kernel, "lay_out_edges");
        EXPECT_EQ(plan.launches[0].grid, (Dim3{57, 1, 1})); // 400 rows of 144 columns, four a thread
        EXPECT_EQ(plan.buffers.at(2).bytes, 400u * 144u);
        EXPECT_EQ(plan.launches[2].kernel, "projections");
    }
}

/// On a large picture the warps of all resident strips are the same number for each of four schedulers.
TEST(AdaptiveThreshold, CopiesFurtherAheadWhereThatCostsNoWarps)
{
    struct Case {
        std::int64_t window;
        BlockSize block;
        const char* ahead;
        unsigned strips; ///< side by side and one below the other
    };
    const Image large(16384, 16384, PixelFormat::Grey8);
    for (const Case& c : {Case{3, {32, 4}, "8", 16 * 33},
                          {31, {32, 4}, "8", 16 * 33},
                          {51, {32, 4}, "16", 16 * 16},
                          {75, {32, 4}, "8", 16 * 16},
                          {75, {32, 2}, "8", 32 * 16},
                          {101, {32, 2}, "16", 32 * 8}}) {
        Recipe recipe = thresholdRecipe({{"window", c.window}}, "running_overlap");
        recipe.block = c.block;
        const Plan plan = Registry().plan(recipe, large);
        EXPECT_THAT(plan.definitions, testing::Contains(std::string("AHEAD=") + c.ahead)) << c.window;
        EXPECT_EQ(plan.launches[1].grid.x * plan.launches[1].grid.y, c.strips) << c.window;
    }
}

/// The windows of 32 neighbours begin up to 15 columns after the first kept one, and are 31 + B columns wide.
TEST(AdaptiveThreshold, MultipliesAsManyColumnsAsTheWindowsSpan)
{
    for (const auto& [window, steps] :
         {std::pair{3, "2"}, {33, "2"}, {35, "3"}, {65, "3"}, {67, "4"}, {97, "4"}, {99, "5"}}) {
        Recipe recipe = thresholdRecipe({{"window", std::int64_t{window}}}, "running_band");
        recipe.block = {32, 1};
        const Plan plan = Registry().plan(recipe, Image(300, 100, PixelFormat::Grey8));
        EXPECT_THAT(plan.definitions, testing::Contains(std::string("STEPS=") + steps)) << window;
        EXPECT_EQ(plan.geometry.blockWidth, 256);
        EXPECT_EQ(plan.minimumCapability, 80);
    }
}

/// Product k has the columns from 32 k on; the windows of 32 neighbours begin at margin - radius, one after the other.
TEST(AdaptiveThreshold, MultipliesColumnsOfAllWindowsOnce)
{
    for (const auto& [window, common] : {std::pair{3, "-1"},
                                         {61, "-1"},
                                         {63, "1"},
                                         {65, "1"},
                                         {67, "-1"},
                                         {93, "-1"},
                                         {95, "1"},
                                         {97, "1"},
                                         {99, "2"},
                                         {101, "2"}}) {
        Recipe recipe = thresholdRecipe({{"window", std::int64_t{window}}}, "running_common");
        recipe.block = {32, 1};
        const Plan plan = Registry().plan(recipe, Image(300, 100, PixelFormat::Grey8));
        EXPECT_THAT(plan.definitions, testing::Contains(std::string("COMMON=") + common)) << window;
    }
}

/// For the overlays: a block of 128 threads has 16 columns per thread minus a margin on each side.
TEST(AdaptiveThreshold, TellsWhichPixelsAStripWrites)
{
    const Plan plan = Registry().plan(thresholdRecipe({{"window", std::int64_t{51}}}, "running_slide"),
                                      Image(2000, 500, PixelFormat::Grey8));
    EXPECT_EQ(plan.geometry.haloX, 32); // the smallest multiple of 16 not below 25
    EXPECT_EQ(plan.geometry.blockWidth, 128 * 16 - 2 * 32);
    EXPECT_EQ(plan.geometry.blockHeight, 204);
    EXPECT_EQ(plan.launches[0].grid, (Dim3{2, 3, 1}));
    EXPECT_EQ(plan.buffers[1].pitchBytes, 2048u);
    EXPECT_EQ(plan.launches[1].arguments.back(), Argument(2048));
}

} // namespace
} // namespace tilescope
