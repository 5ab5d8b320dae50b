#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <set>

// The region of template matching: the part of the picture whose coefficients are computed.

namespace tilescope
{
namespace
{

Recipe regionRecipe(const std::string& region, const std::string& strategy = "shared")
{
    Recipe recipe = matchingRecipe("20,10,9,7", strategy);
    recipe.parameters["region"] = region;
    return recipe;
}

/// Windows still reach over the region's edges into the picture.
TEST(TemplateRegion, HasTheWholePicturesValuesAndZerosAround)
{
    const Image picture = noiseImage(75, 61, PixelFormat::Grey8);
    const Image whole = Registry().operation("template_matching").reference(regionRecipe(""), picture, {});
    for (const auto& [text, region] : {std::pair{"0,0,75,61", PixelRect{0, 0, 75, 61}},
                                       {"13,7,31,9", {13, 7, 31, 9}},
                                       {" 74 , 60 , 1 , 1 ", {74, 60, 1, 1}},
                                       {"0,5,75,1", {0, 5, 75, 1}}}) {
        const Image part = Registry().operation("template_matching").reference(regionRecipe(text), picture, {});
        for (int y = 0; y < 61; ++y)
            for (int x = 0; x < 75; ++x) {
                const bool isInside = !intersected(region, {x, y, 1, 1}).isEmpty();
                ASSERT_EQ(part.row<float>(y)[x], isInside ? whole.row<float>(y)[x] : 0) << text << " " << x << "," << y;
            }
    }
}

TEST(TemplateRegion, IsWhatTheGridCovers)
{
    const Image picture(700, 300, PixelFormat::Grey8);
    for (const char* strategy : {"shared", "texture_constant", "texture_texture"}) {
        const Plan part = Registry().plan(regionRecipe("100,50,65,17", strategy), picture);
        EXPECT_EQ(part.geometry.region, (PixelRect{100, 50, 65, 17}));
        EXPECT_EQ(part.launches.at(0).grid, (Dim3{3, 3, 1})) << strategy;
        EXPECT_EQ(part.buffers.at(part.pictureBuffer).fill, Buffer::Fill::Zero) << "the rest of the map";
        const Plan whole = Registry().plan(regionRecipe("", strategy), picture);
        EXPECT_TRUE(whole.geometry.region.isEmpty());
        EXPECT_EQ(whole.buffers.at(whole.pictureBuffer).fill, Buffer::Fill::None) << "so that gaps are found";
    }
}

TEST(TemplateRegion, IsTakenByTheTextsStrategies)
{
    const Image picture(60, 40, PixelFormat::Grey8);
    const std::set<std::string> taking{"shared", "texture_constant", "texture_texture", "automatic"};
    const Registry registry;
    for (const Strategy& strategy : registry.operation("template_matching").strategies) {
        const Recipe recipe = regionRecipe("3,2,9,8", strategy.name);
        if (taking.contains(strategy.name)) {
            EXPECT_NO_THROW(Registry().plan(recipe, picture)) << strategy.name;
            continue;
        }
        try {
            Registry().plan(recipe, picture);
            ADD_FAILURE() << strategy.name << " takes it";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "region") << strategy.name;
            EXPECT_EQ(error.nearest, ParameterValue(std::string()));
            EXPECT_THAT(error.what(), testing::HasSubstr("\"shared\""));
        }
    }
    const Plan chosen = Registry().plan(regionRecipe("3,2,9,8", "automatic"), picture);
    EXPECT_EQ(chosen.sources.at(0).name, "template_matching/shared.cu");
    EXPECT_THAT(english(chosen.notes.at(0)), testing::StartsWith("Using \"shared\": "));
}

/// A tile that is too large falls back to textures, as without a region.
TEST(TemplateRegion, IsThatOfTheFallbackToo)
{
    Recipe recipe = matchingRecipe("0,0,64,64", "shared", {32, 32}, 512);
    recipe.parameters["region"] = std::string("10,20,33,40");
    const Plan plan = Registry().plan(recipe, Image(200, 200, PixelFormat::Grey8));
    EXPECT_EQ(plan.sources.at(0).name, "template_matching/texture_texture.cu");
    EXPECT_EQ(plan.geometry.region, (PixelRect{10, 20, 33, 40}));
    EXPECT_EQ(plan.launches.at(0).grid, (Dim3{5, 5, 1}));
    recipe.strategy = "window_sums";
    EXPECT_THROW(Registry().plan(recipe, Image(200, 200, PixelFormat::Grey8)), SettingError);
}

TEST(TemplateRegion, IsRefusedInWordsWithOneThatWorks)
{
    struct Row {
        std::string region, words, nearest;
    };
    const Image picture(60, 40, PixelFormat::Grey8);
    for (const Row& row :
         {Row{"50,30,20,5", "outside the image of 60x40", "40,30,20,5"}, Row{"-1,0,5,5", "outside", "0,0,5,5"},
          Row{"0,0,61,40", "outside", "0,0,60,40"}, Row{"0,0,0,5", "no area", "0,0,1,5"},
          Row{"9,9,5,-5", "no area", "9,9,5,1"},
          Row{"2147483647,2147483647,2147483647,2147483647", "outside", "0,0,60,40"},
          Row{"1,2,3", "four whole numbers", ""}, Row{"1,2,3,4,5", "four whole numbers", ""},
          Row{"1,2,3,4e9", "four whole numbers", ""}, Row{"99999999999,0,4,4", "four whole numbers", ""},
          Row{"face.png", "four whole numbers", ""}, Row{std::string(10'000'000, '7'), "four whole numbers", ""}}) {
        try {
            Registry().plan(regionRecipe(row.region), picture);
            ADD_FAILURE() << row.region.substr(0, 40) << " was accepted";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, "region");
            EXPECT_EQ(error.nearest, ParameterValue(row.nearest)) << error.what();
            EXPECT_THAT(error.what(), testing::HasSubstr(row.words));
            EXPECT_LT(std::string(error.what()).size(), 300u);
            EXPECT_NO_THROW(Registry().plan(regionRecipe(row.nearest), picture));
        }
    }
}

/// A preview's region is as large a part of the smaller picture, and always lies in it.
TEST(TemplateRegion, IsScaledWithThePicture)
{
    const Image picture(60, 40, PixelFormat::Grey8);
    const ScaledRun half = Registry().operation("template_matching").scaled(regionRecipe("10,20,31,20"), picture, 2);
    EXPECT_EQ(half.recipe.parameters.at("region"), ParameterValue(std::string("5,10,16,10")));
    for (const int scale : {1, 3, 7, 20}) {
        const Image smaller((60 + scale - 1) / scale, (40 + scale - 1) / scale, PixelFormat::Grey8);
        for (const char* region : {"59,39,1,1", "0,0,60,40", "1,1,59,39"}) {
            Recipe recipe =
                Registry().operation("template_matching").scaled(regionRecipe(region), picture, scale).recipe;
            recipe.parameters["template"] = std::string("0,0,2,2");
            EXPECT_NO_THROW(Registry().plan(recipe, smaller)) << region << " / " << scale;
        }
    }
}

/// The best match of the whole picture, the template itself, lies outside.
TEST(TemplateRegion, IsWhereMatchesAreSought)
{
    const Image picture = noiseImage(75, 61, PixelFormat::Grey8);
    const Recipe recipe = regionRecipe("40,30,25,20");
    const Image map = Registry().operation("template_matching").reference(recipe, picture, {});
    const Annotations annotations =
        Registry().operation("template_matching").annotate(recipe, picture, {map, {}, {}}, true, {});
    ASSERT_GT(annotations.boxes.size(), 2u);
    EXPECT_EQ(annotations.boxes[1], (Box{40, 30, 25, 20, "region", Box::Where::Source}));
    for (std::size_t i = 2; i < annotations.boxes.size(); ++i) {
        const Box& box = annotations.boxes[i];
        EXPECT_FALSE(intersected({40, 30, 25, 20}, {box.x + 4, box.y + 3, 1, 1}).isEmpty()) << box.x << "," << box.y;
        EXPECT_LT(*box.value, 0.9);
    }
}

} // namespace
} // namespace tilescope
