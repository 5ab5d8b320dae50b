#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

namespace tilescope
{
namespace
{

const Operation& matching()
{
    static const Registry registry;
    return registry.operation("template_matching");
}

struct RectangleRefusal {
    std::string pattern;
    int width, height; ///< of the picture
    std::vector<std::string> words;
    std::string nearest;
};

void expectRefusal(const RectangleRefusal& refusal, const Inputs& inputs)
{
    SCOPED_TRACE("template \"" + refusal.pattern + "\"");
    const Recipe recipe = matchingRecipe(refusal.pattern);
    try {
        Registry().plan(recipe, inputs);
        ADD_FAILURE() << "was accepted";
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "template");
        EXPECT_EQ(error.nearest, ParameterValue(refusal.nearest)) << error.what();
        for (const std::string& word : refusal.words)
            EXPECT_THAT(error.what(), testing::HasSubstr(word));
        EXPECT_THAT(error.what(), testing::HasSubstr("For example, use \"" + refusal.nearest + "\"."));
        EXPECT_NO_THROW(Registry().plan(matchingRecipe(refusal.nearest), inputs));
    }
}

TEST(TemplatePicture, RefusesRectanglesWithOneThatWorks)
{
    const std::vector<RectangleRefusal> refusals{
        {"0,0,101,20", 100, 80, {"larger", "100x80"}, "0,0,64,20"},
        {"0,0,20,2000000000", 100, 80, {"larger"}, "0,0,20,64"},
        {"0,0,65,20", 100, 80, {"65x20", "2 to 64"}, "0,0,64,20"},
        {"4,4,1,20", 100, 80, {"1x20", "2 to 64"}, "4,4,2,20"},
        {"90,70,16,16", 100, 80, {"outside", "100x80"}, "84,64,16,16"},
        {"-3,0,16,16", 100, 80, {"outside"}, "0,0,16,16"},
        {"2147483647,2147483647,64,64", 100, 80, {"outside"}, "36,16,64,64"},
        {"5,5,0,9", 100, 80, {"no area"}, "5,5,2,9"},
        {"5,5,9,-9", 100, 80, {"no area"}, "5,5,9,2"},
        {"0,0,2,2", 1, 1, {"larger", "1x1"}, "0,0,1,1"},
        {"0,0,3,1", 40, 30, {"3x1"}, "0,0,3,2"},
        {"1,2,3", 100, 80, {"four whole numbers", "./1,2,3"}, "25,20,16,16"},
        {"1,2,3,4,5", 100, 80, {"four whole numbers"}, "25,20,16,16"},
        {"10,20,abc,5", 100, 80, {"four whole numbers"}, "25,20,16,16"},
        {"1.5,2,3,4", 100, 80, {"four whole numbers"}, "25,20,16,16"},
        {",,,", 100, 80, {"four whole numbers"}, "25,20,16,16"},
        {"99999999999999999999,0,4,4", 100, 80, {"four whole numbers"}, "25,20,16,16"},
        {"16", 6, 100, {"four whole numbers"}, "1,25,5,16"},
    };
    for (const RectangleRefusal& refusal : refusals) {
        const Image picture = noiseImage(refusal.width, refusal.height, PixelFormat::Grey8);
        expectRefusal(refusal, picture);
        EXPECT_TRUE(matching().files(matchingRecipe(refusal.pattern)).empty());
    }
}

TEST(TemplatePicture, RefusesFilesThatCannotBeTemplates)
{
    struct Row {
        RectangleRefusal refusal;
        ImagePtr file;
    };
    const auto sized = [](int width, int height) {
        return std::make_shared<const Image>(noiseImage(width, height, PixelFormat::Grey8));
    };
    const std::vector<Row> rows{
        {{"eye.png", 100, 80, {"eye.png", "could not be loaded"}, "25,20,16,16"}, nullptr},
        {{"eye.png", 100, 80, {"could not be loaded"}, "25,20,16,16"}, std::make_shared<const Image>()},
        {{"eye.png", 100, 80, {"65x3", "2 to 64"}, "25,20,16,16"}, sized(65, 3)},
        {{"eye.png", 100, 80, {"3x1"}, "25,20,16,16"}, sized(3, 1)},
        {{"./1,2,3,4", 30, 20, {"32x16", "30x20"}, "7,5,16,15"}, sized(32, 16)},
    };
    for (const Row& row : rows) {
        const Image picture = noiseImage(row.refusal.width, row.refusal.height, PixelFormat::Grey8);
        Inputs inputs(picture);
        inputs.files["template"] = {row.file, {}};
        expectRefusal(row.refusal, inputs);
    }
    const Image picture = noiseImage(100, 80, PixelFormat::Grey8);
    EXPECT_THROW(Registry().plan(matchingRecipe("eye.png"), picture), SettingError) << "without the file";
}

TEST(TemplatePicture, AsksForAFileWhereTheTextNamesOne)
{
    for (const std::string name : {"eye.png", "/tmp/a,b,c,d.png", "./1,2,3,4", "../16"}) {
        const FileRequest expected{.parameter = "template", .path = name, .kind = FileRequest::Kind::Picture};
        EXPECT_THAT(matching().files(matchingRecipe(name)), testing::ElementsAre(expected));
    }
    for (const std::string text : {"", "  ", "1,2,3,4", " 1 , 2 , 3 , 4 "})
        EXPECT_THAT(matching().files(matchingRecipe(text)), testing::IsEmpty()) << text;
}

TEST(TemplatePicture, OfAFileMatchesWhereThePictureHoldsIt)
{
    const Image picture = noiseImage(60, 50, PixelFormat::Grey8);
    Image eye(7, 6, PixelFormat::Grey8);
    for (int y = 0; y < 6; ++y)
        std::copy_n(picture.row<std::uint8_t>(20 + y) + 31, 7, eye.row<std::uint8_t>(y));
    for (const Image& file : {eye, toRgb(eye)}) {
        Inputs inputs(picture);
        inputs.files["template"] = {std::make_shared<const Image>(file), {}};
        const Recipe recipe = matchingRecipe("eye.png", "shared", {32, 8}, 32, 1);
        const Image result = matching().reference(recipe, inputs, {});
        EXPECT_EQ(result, matching().reference(matchingRecipe("31,20,7,6"), picture, {}));
        const Annotations found = matching().annotate(recipe, inputs, {result, {}}, true, {});
        ASSERT_EQ(found.boxes.size(), 1U);
        EXPECT_EQ(unvalued(found.boxes.front()), (Box{31, 20, 7, 6, "1.00", Box::Where::Both}))
            << "a file has no place of its own";
    }
}

/// A sweep's way to the template's size; a chosen rectangle has its own.
TEST(TemplatePicture, HasTheSizeWhereNoneIsChosen)
{
    const Image picture = Image(100, 80, PixelFormat::Grey8);
    const Registry registry;
    const struct {
        const char* pattern;
        std::int64_t size;
        int width, height;
    } rows[] = {{"", 2, 2, 2}, {"", 8, 8, 8}, {"", 60, 60, 60}, {"", 64, 64, 60}, {"0,0,20,10", 64, 20, 10}};
    for (const auto& row : rows) {
        Recipe recipe = matchingRecipe(row.pattern);
        recipe.parameters["size"] = row.size;
        const Plan plan = registry.plan(registry.completed(recipe), Inputs(picture));
        EXPECT_EQ(plan.geometry.tileWidth, 32 + row.width) << row.pattern << row.size;
        EXPECT_EQ(plan.geometry.tileHeight, 8 + row.height) << row.pattern << row.size;
        EXPECT_EQ(registry.effective(recipe).parameters.at("size"),
                  ParameterValue(*row.pattern ? std::int64_t{16} : row.size));
    }
}

} // namespace
} // namespace tilescope
