#include "tests/gpu/operations/matching_recipe.h"
#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace tilescope
{
namespace
{

using testing::ElementsAre;

std::vector<Box> boxesOf(const Recipe& recipe, const Image& picture, const Image& result)
{
    auto boxes = Registry().operation("template_matching").annotate(recipe, picture, {result, {}}, true, {}).boxes;
    std::ranges::transform(boxes, boxes.begin(), unvalued);
    return boxes;
}

std::vector<Box> boxesOf(const Recipe& recipe, const Image& picture)
{
    return boxesOf(recipe, picture, Registry().operation("template_matching").reference(recipe, picture, {}));
}

/// Copies a rectangle of the picture with contrast / 4 of its contrast.
void plant(Image& picture, int fromX, int fromY, int width, int height, int toX, int toY, int contrast = 4)
{
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            picture.row<std::uint8_t>(toY + y)[toX + x] =
                static_cast<std::uint8_t>(picture.row<std::uint8_t>(fromY + y)[fromX + x] * contrast / 4);
}

const Box templateBox{40, 30, 12, 9, "template", Box::Where::Source};

Box match(int x, int y, const std::string& label) { return {x, y, 12, 9, label, Box::Where::Both}; }

TEST(TemplateMatches, ArePlantedCopiesBestFirst)
{
    Image picture = noiseImage(128, 96, PixelFormat::Grey8);
    plant(picture, 40, 30, 12, 9, 0, 0);      // in the first corner
    plant(picture, 40, 30, 12, 9, 116, 87);   // in the last corner
    plant(picture, 40, 30, 12, 9, 70, 10, 1); // at a quarter of the contrast, rounded down
    const std::vector<Box> boxes = boxesOf(matchingRecipe("40,30,12,9", "shared", {32, 8}, 32, 4), picture);
    EXPECT_THAT(boxes, ElementsAre(templateBox, match(0, 0, "1.00"), match(40, 30, "1.00"), match(116, 87, "1.00"),
                                   match(70, 10, "1.00")));
}

TEST(TemplateMatches, KeepHalfATemplateApart)
{
    const Image picture = noiseImage(128, 96, PixelFormat::Grey8);
    const std::vector<Box> boxes = boxesOf(matchingRecipe("40,30,12,9", "shared", {32, 8}, 32, 50), picture);
    ASSERT_EQ(boxes.size(), 51u);
    EXPECT_EQ(boxes[1], match(40, 30, "1.00"));
    for (std::size_t i = 1; i < boxes.size(); ++i) {
        EXPECT_GE(boxes[i].x, 0);
        EXPECT_LE(boxes[i].x + 12, 128);
        EXPECT_GE(boxes[i].y, 0);
        EXPECT_LE(boxes[i].y + 9, 96);
        for (std::size_t j = 1; j < i; ++j) {
            EXPECT_TRUE(std::abs(boxes[i].x - boxes[j].x) > 6 || std::abs(boxes[i].y - boxes[j].y) > 4);
            EXPECT_GE(std::stod(boxes[j].label), std::stod(boxes[i].label));
        }
    }
}

/// The direct implementation: sorts all values and takes each that is not covered by an earlier one.
TEST(TemplateMatches, AreThoseOfAPlainSearch)
{
    const Image picture = noiseImage(61, 47, PixelFormat::Grey8);
    const Recipe recipe = matchingRecipe("8,6,7,4", "shared", {32, 8}, 32, 30);
    const Image result = Registry().operation("template_matching").reference(recipe, picture, {});
    std::vector<std::pair<float, std::pair<int, int>>> sorted; // by descending value, then reading order
    for (int y = 2; y + 2 <= 47; ++y)
        for (int x = 3; x + 4 <= 61; ++x)
            if (const float value = result.row<float>(y)[x]; value > 0)
                sorted.push_back({-value, {y, x}});
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::pair<int, int>> taken;
    for (const auto& [value, place] : sorted)
        if (taken.size() < 30 && std::none_of(taken.begin(), taken.end(), [&place = place](const auto& other) {
                return std::abs(other.first - place.first) <= 2 && std::abs(other.second - place.second) <= 3;
            }))
            taken.push_back(place);
    const std::vector<Box> boxes = boxesOf(recipe, picture, result);
    ASSERT_EQ(boxes.size(), taken.size() + 1);
    for (std::size_t i = 0; i < taken.size(); ++i)
        EXPECT_EQ((std::pair{boxes[i + 1].y + 2, boxes[i + 1].x + 3}), taken[i]);
}

TEST(TemplateMatches, HoldTheFullValueBesideTheLabel)
{
    const Image picture = noiseImage(64, 48, PixelFormat::Grey8);
    const Recipe recipe = matchingRecipe("20,12,9,7");
    const Operation operation = Registry().operation("template_matching");
    const Image result = operation.reference(recipe, picture, {});
    const std::vector<Box> boxes = operation.annotate(recipe, picture, {result, {}}, true, {}).boxes;
    EXPECT_EQ(boxes.at(0).value, std::nullopt); // the template's own place
    for (std::size_t i = 1; i < boxes.size(); ++i)
        EXPECT_EQ(boxes[i].value, double{result.row<float>(boxes[i].y + 3)[boxes[i].x + 4]});
}

/// Stripes repeat every 8 columns and are constant along a column: of equal values the first in reading order is taken.
TEST(TemplateMatches, OfEqualsAreTakenInReadingOrder)
{
    Image picture(40, 9, PixelFormat::Grey8);
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 40; ++x)
            picture.row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>(x % 8 * 30);
    const std::vector<Box> boxes = boxesOf(matchingRecipe("16,0,8,9"), picture);
    ASSERT_EQ(boxes.size(), 6u);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(boxes[static_cast<std::size_t>(i + 1)], (Box{8 * i, 0, 8, 9, "1.00", Box::Where::Both}));
}

TEST(TemplateMatches, OfAFlatPictureAreNone)
{
    for (const auto& [width, height] : {std::pair{1, 1}, {30, 1}, {64, 64}})
        EXPECT_EQ(boxesOf(matchingRecipe(""), Image(width, height, PixelFormat::Grey8)).size(), 1u)
            << "the template's own rectangle alone";
}

/// An edited kernel may write anything.
TEST(TemplateMatches, SurviveNotANumber)
{
    const Image picture = noiseImage(20, 20, PixelFormat::Grey8);
    Image result(20, 20, PixelFormat::Float32);
    for (int y = 0; y < 20; ++y)
        std::fill_n(result.row<float>(y), 20, std::numeric_limits<float>::quiet_NaN());
    const Recipe recipe = matchingRecipe("0,0,4,4");
    EXPECT_EQ(boxesOf(recipe, picture, result).size(), 1u);
    result.row<float>(10)[10] = 0.5f;
    result.row<float>(15)[10] = std::numeric_limits<float>::infinity();
    EXPECT_THAT(boxesOf(recipe, picture, result),
                ElementsAre(Box{0, 0, 4, 4, "template", Box::Where::Source}, Box{8, 13, 4, 4, "inf", Box::Where::Both},
                            Box{8, 8, 4, 4, "0.50", Box::Where::Both}));
}

TEST(TemplateMatches, EndWhenAskedTo)
{
    std::stop_source source;
    source.request_stop();
    const Image picture = noiseImage(20, 20, PixelFormat::Grey8), result(20, 20, PixelFormat::Float32);
    EXPECT_THROW(
        Registry()
            .operation("template_matching")
            .annotate(matchingRecipe(""), picture, {result, {}}, true, {.stop = source.get_token(), .progress = {}}),
        Cancelled);
}

} // namespace
} // namespace tilescope
