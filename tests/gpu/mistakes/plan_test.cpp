#include "gpu/operations/registry.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

// The effect of a mistake on a recipe: text, settings, and the host's part of it.

namespace tilescope
{
namespace
{

using testing::HasSubstr;

Recipe recipeOf(const std::string& operation, const std::string& strategy, BlockSize block)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = block;
    return recipe;
}

Plan planOf(const Recipe& recipe)
{
    const Registry registry;
    return registry.plan(registry.completed(recipe), noiseImage(75, 45, PixelFormat::Grey8));
}

std::size_t sharedBytesOf(const Recipe& recipe)
{
    const Plan plan = planOf(recipe);
    return plan.launches[plan.mainLaunch].dynamicSharedBytes;
}

TEST(MistakePlan, TakesTheTextAndTheSettingsOfTheMistake)
{
    const Registry registry;
    Recipe own = recipeOf("blur", "shared", {16, 16});
    own.parameters["filter"] = std::string("gaussian");
    const Recipe recipe = registry.withMistake(own, "four_pieces");
    EXPECT_EQ(recipe.block, (BlockSize{8, 8}));
    EXPECT_EQ(recipe.parameters.at("width"), ParameterValue(std::int64_t{19}));
    EXPECT_EQ(recipe.parameters.at("filter"), ParameterValue(std::string("gaussian")));
    EXPECT_THAT(recipe.source.value(), HasSubstr("// Mistake: four pieces"));
    EXPECT_EQ(planOf(recipe).sources[0].text, *recipe.source);
    EXPECT_EQ(registry.withMistake(own, "no_barrier").block, own.block);
}

TEST(MistakePlan, TakesSeveralMistakesAndEditedTexts)
{
    const Registry registry;
    const Recipe one = registry.withMistake(recipeOf("blur", "shared", {16, 16}), "no_barrier");
    const Recipe two = registry.withMistake(one, "green_reads_blue");
    EXPECT_THAT(*two.source, testing::AllOf(HasSubstr("no barrier"), HasSubstr("reads blue")));
    Recipe edited = one;
    edited.source = "// nothing of it is left";
    EXPECT_THROW(registry.withMistake(edited, "truncated"), SettingError);
}

TEST(MistakePlan, NamesTheMistakesThatThereAre)
{
    const Registry registry;
    try {
        registry.withMistake(recipeOf("covariance", "global", {16, 16}), "no_barrier");
        FAIL() << "a mistake of another strategy was taken";
    } catch (const SettingError& error) {
        EXPECT_THAT(error.what(), HasSubstr("Its mistakes: grid_rounded_down, not_mirrored, diagonal_forgotten"));
    }
}

TEST(MistakePlan, GivesTheHostsWrongSizeAsLongAsTheTextTellsOfIt)
{
    const Registry registry;
    const Recipe own = recipeOf("sobel", "shared", {16, 16});
    Recipe recipe = registry.withMistake(own, "wrong_precedence");
    EXPECT_EQ(sharedBytesOf(own), 18u * 18u);
    EXPECT_EQ(sharedBytesOf(recipe), 16u + 2 * 16 + 2);
    EXPECT_EQ(planOf(recipe).geometry.sharedBytes, 16u + 2 * 16 + 2);
    recipe.block = {8, 4}; // as when a slider moves
    EXPECT_EQ(sharedBytesOf(recipe), 8u + 2 * 4 + 2);
    recipe.sharedBytes = 1000;
    EXPECT_EQ(sharedBytesOf(recipe), 1000u);
    recipe.sharedBytes.reset();
    for (const Mistake& mistake : registry.mistakes(registry.operation("sobel"), "shared"))
        if (mistake.name == "wrong_precedence")
            recipe.source = repaired(*recipe.source, mistake);
    EXPECT_EQ(sharedBytesOf(recipe), 10u * 6u);
}

TEST(MistakePlan, GivesTheRoomOfAWiderPitch)
{
    const Registry registry;
    EXPECT_EQ(sharedBytesOf(registry.withMistake(recipeOf("blur", "shared", {16, 16}), "conflicting_pitch")),
              128u * (8 + 2 * 4));
}

TEST(MistakePlan, LeavesAStrategyAloneThatTookTheEditedOnesPlace)
{
    const Registry registry;
    Recipe recipe = recipeOf("template_matching", "shared", {16, 64});
    recipe = registry.withMistake(recipe, "wrong_precedence");
    recipe.parameters["tile_width"] = std::int64_t{512};
    recipe.parameters["template"] = std::string("0,0,64,44");
    const Plan plan = planOf(recipe);
    EXPECT_THAT(english(plan.notes), testing::Contains(HasSubstr("\"texture_texture\" runs instead")));
    EXPECT_EQ(plan.launches[plan.mainLaunch].dynamicSharedBytes, 0u);
}

} // namespace
} // namespace tilescope
