#include "gpu/operations/registry.h"
#include "gpu/recipe/near_blocks.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

// The blocks that strategies refuse, and the blocks named instead.

namespace tilescope
{
namespace
{

constexpr BlockSize wantedBlocks[] = {{7, 5},    {8, 16},   {16, 8},  {1, 1},         {1024, 1},
                                      {1, 1024}, {33, 31},  {32, 32}, {5, 64},        {100, 10},
                                      {64, 64},  {2048, 1}, {0, 5},   {65536, 65536}, {3, 300}};

/// The block that the refusal names; the block itself if it is accepted.
BlockSize curedBlock(const Registry& registry, Recipe recipe)
{
    try {
        registry.checkBlock(registry.completed(recipe));
        return recipe.block;
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "block") << error.what();
        EXPECT_NE(std::string(error.what()).find("The nearest valid block is "), std::string::npos) << error.what();
        return error.nearest ? parseBlockSize(toText(*error.nearest)) : recipe.block;
    }
}

void expectNearest(const Registry& registry, Recipe recipe)
{
    const BlockSize wanted = recipe.block, cured = curedBlock(registry, recipe);
    SCOPED_TRACE(recipe.operation + " " + recipe.strategy + " " + toText(wanted) + " → " + toText(cured));
    recipe.block = cured;
    ASSERT_NO_THROW(registry.checkBlock(registry.completed(recipe)));
    const double distance = blockDistance(wanted, cured);
    recipe = registry.completed(recipe);
    for (int width = 1; width <= 1024; ++width)
        for (int height = 1; width * height <= 1024; ++height) {
            recipe.block = {width, height};
            if (blockDistance(wanted, recipe.block) < distance - 1e-6) {
                EXPECT_FALSE(registry.blockRefusal(recipe).empty()) << toText(recipe.block) << " is nearer";
            }
        }
}

TEST(Blocks, TheNearestThatAStrategyTakesIsNamed)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : thinned(operation.strategies, 5))
            for (const BlockSize block : wantedBlocks) {
                Recipe recipe;
                recipe.operation = operation.name;
                recipe.strategy = strategy.name;
                recipe.block = block;
                expectNearest(registry, recipe);
            }
}

TEST(Blocks, OfTheLargestWindowToo)
{
    const Registry registry;
    for (const Strategy& strategy : registry.operation("adaptive_threshold").strategies)
        for (const BlockSize block : wantedBlocks) {
            Recipe recipe;
            recipe.operation = "adaptive_threshold";
            recipe.strategy = strategy.name;
            recipe.block = block;
            recipe.parameters["window"] = std::int64_t{101};
            expectNearest(registry, recipe);
        }
}

TEST(Blocks, AStrategyOfSquareBlocksTakesNoOthers)
{
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = strategy.name;
            recipe = registry.completed(recipe);
            for (const BlockSize block : {BlockSize{8, 16}, BlockSize{32, 4}}) {
                recipe.block = block;
                EXPECT_TRUE(!strategy.squareBlock || !registry.blockRefusal(recipe).empty())
                    << operation.name << " " << strategy.name << " " << toText(block);
            }
        }
    EXPECT_TRUE(registry.strategy(registry.operation("covariance"), "global").squareBlock);
    EXPECT_TRUE(registry.strategy(registry.operation("covariance"), "shared").squareBlock);
}

} // namespace
} // namespace tilescope
