#include "gpu/run/fitting_block.h"

#include "gpu/recipe/near_blocks.h"

#include <gtest/gtest.h>

namespace tilescope
{
namespace
{

/// A tile of 1124×101 pixels is larger than any GPU's shared memory.
TEST(FittingBlock, IsTheNearestWhosePlanKeepsTheLimits)
{
    const Registry registry;
    const Image picture(64, 64, PixelFormat::Grey8);
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = "shared";
    recipe.block = {1024, 1};
    recipe.parameters["window"] = std::int64_t{101};
    recipe = registry.completed(recipe);
    const DeviceLimits limits;
    ASSERT_THROW(checkLimits(registry.plan(recipe, picture), limits), SettingError);
    const auto found = nearestFittingBlock(registry, recipe, picture, limits);
    ASSERT_TRUE(found);
    for (const BlockSize block : blocksByDistance(recipe.block)) {
        Recipe candidate = recipe;
        candidate.block = block;
        if (block == *found) {
            EXPECT_NO_THROW(checkLimits(registry.plan(candidate, picture), limits));
            break;
        }
        EXPECT_THROW(checkLimits(registry.plan(candidate, picture), limits), SettingError) << toText(block);
    }
}

} // namespace
} // namespace tilescope
