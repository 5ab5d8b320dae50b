#include "gpu/recipe/recipe.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace tilescope;
using nlohmann::json;

namespace
{

Recipe unusualRecipe()
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared_constant";
    recipe.block = {32, 8};
    recipe.parameters = {{"width", std::int64_t(9)}, {"sigma", 1.25}, {"filter", "gaussian"}, {"invert", true}};
    recipe.backend = BackendChoice::Emulator;
    recipe.compiler = CompilerChoice::Clang;
    recipe.counters = CounterMode::Full;
    recipe.source = "__global__ void k() {}\n\"quoted\" \\ and ünïcode";
    recipe.gpu = "GTX 560";
    return recipe;
}

std::string recipeRefusal(const json& document)
{
    try {
        recipeFromJson(document);
    } catch (const SettingError& error) {
        return std::string(error.field) + ": " + error.what();
    }
    return "accepted";
}

} // namespace

TEST(Recipe, comesBackFromJsonAsItWas)
{
    for (const Recipe& recipe : {Recipe{}, unusualRecipe()})
        EXPECT_EQ(recipeFromJson(json::parse(toJson(recipe).dump())), recipe);
}

TEST(Recipe, differsWhenAnyFieldDiffers)
{
    const Recipe recipe = unusualRecipe();
    Recipe other = recipe;
    other.parameters["sigma"] = 1.5;
    EXPECT_NE(other, recipe);
    other = recipe;
    other.source.reset();
    EXPECT_NE(other, recipe);
}

TEST(Recipe, refusesWrongFieldsByName)
{
    const json good = toJson(unusualRecipe());
    struct Case {
        const char* pointer;
        json value;
        const char* refusal;
    };
    const Case cases[] = {
        {"/colour", "red", "colour: The field \"colour\" is unknown."},
        {"/operation", 5, "operation: The field \"operation\" must be a string."},
        {"/block", "16", "block: \"16\" is not a block size. Enter WIDTHxHEIGHT, such as 16x16."},
        {"/block", "16x16x1", "block: \"16x16x1\" is not a block size. Enter WIDTHxHEIGHT, such as 16x16."},
        {"/block", "999999999999x1",
         "block: \"999999999999x1\" is not a block size. Enter WIDTHxHEIGHT, such as 16x16."},
        {"/parameters", 3, "parameters: The field \"parameters\" must be an object."},
        {"/parameters/width", json::array(),
         "parameters.width: The field \"parameters.width\" must be a number, a string, true or false."},
        {"/parameters/width", 18446744073709551615ull,
         "parameters.width: The field \"parameters.width\" is out of range."},
        {"/backend", "vulkan",
         "backend: \"vulkan\" is not a valid value of \"backend\". Valid values: auto, cuda, emulator."},
    };
    for (const Case& c : cases) {
        json document = good;
        document[json::json_pointer(c.pointer)] = c.value;
        EXPECT_EQ(recipeRefusal(document), c.refusal) << c.pointer;
    }
    json missing = good;
    missing.erase("strategy");
    EXPECT_EQ(recipeRefusal(missing), "strategy: The field \"strategy\" is missing.");
    EXPECT_EQ(recipeRefusal(json::array()), ": The document must be an object.");
}

TEST(BlockSize, namesTheNearestThatWorks)
{
    const auto nearestOf = [](BlockSize wanted) {
        try {
            checkBlock(wanted);
        } catch (const SettingError& error) {
            return toText(error.nearest.value());
        }
        return toText(wanted);
    };
    const std::pair<BlockSize, const char*> cases[] = {
        {{33, 32}, "32x32"}, {{0, 0}, "1x1"},   {{1024, 1}, "1024x1"},    {{1025, 1}, "1024x1"},
        {{-5, 8}, "1x8"},    {{17, 3}, "17x3"}, {{65536, 65536}, "32x32"}};
    for (const auto& [wanted, nearest] : cases)
        EXPECT_EQ(nearestOf(wanted), nearest) << toText(wanted);
    EXPECT_NO_THROW(checkBlock({32, 32}));
    try {
        checkBlock({33, 32});
        FAIL() << "33x32 was accepted";
    } catch (const SettingError& error) {
        EXPECT_STREQ(error.what(),
                     "A block of 33x32 has 1056 threads; the maximum is 1024. The nearest valid block is 32x32.");
        EXPECT_EQ(error.nearest, ParameterValue("32x32"));
    }
    EXPECT_THROW(checkBlock({0, 4}), SettingError);
    EXPECT_THROW(checkBlock({65536, 65536}), SettingError);
}
