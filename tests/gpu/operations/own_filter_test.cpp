#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"
#include "tests/gpu/operations/opencv_view.h"

#include <gmock/gmock.h>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <set>

// The blur's filter "own", whose weights the user writes.

namespace tilescope
{
namespace
{

Recipe ownRecipe(const std::string& weights, const std::string& strategy = "shared_constant")
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = strategy;
    recipe.block = {32, 4};
    recipe.parameters = {{"filter", std::string("own")}, {"weights", weights}};
    return Registry().completed(recipe);
}

/// Why no plan is made; empty: one is.
std::string refusal(const Recipe& recipe)
{
    try {
        Registry().plan(recipe, noiseImage(40, 30, PixelFormat::Rgb8));
    } catch (const SettingError& error) {
        EXPECT_TRUE(error.nearest) << error.what();
        return error.field + ": " + error.what();
    }
    return "";
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

/// As the text writes them, but for their sum.
cv::Mat filterOf(int width, const std::vector<float>& weights)
{
    const cv::Mat filter = cv::Mat(weights, true).reshape(1, width);
    return filter / cv::sum(filter)[0];
}

/// OpenCV's filter2D correlates, and so does the blur: the weights are not turned round.
TEST(OwnFilter, IsOpenCvsFilter2D)
{
    const cv::Mat row = filterOf(1, {1, 2, 4, 0, 8});
    const std::pair<std::string, cv::Mat> rows[] = {
        {"0 1 0; 1 4 1; 0 1 0", filterOf(3, {0, 1, 0, 1, 4, 1, 0, 1, 0})},
        {" 0.5,0 ,3;\n0, 1e-3 2 ; 7 0 0\t", filterOf(3, {.5F, 0, 3, 0, 1e-3F, 2, 7, 0, 0})},
        {"1 2 4 0 8", row.t() * row},
        {"1e300 2e300 4e300 0 8e300", row.t() * row},
        {"3e-300,6e-300,12e-300,0,24e-300", row.t() * row},
        {"0 0 1", filterOf(3, {0, 0, 0, 0, 0, 0, 0, 0, 1})},
        {repeated("1 ", 31), cv::Mat(31, 31, CV_32F, cv::Scalar(1.0 / 961))},
    };
    const Registry registry;
    for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8})
        for (const auto& [text, filter] : rows) {
            const Image image = noiseImage(67, 45, format);
            const Recipe recipe = ownRecipe(text);
            cv::Mat floats, expected;
            matOf(image).convertTo(floats, CV_32F);
            cv::filter2D(floats, expected, CV_32F, filter, {-1, -1}, 0, cv::BORDER_REPLICATE);
            EXPECT_LE(largestDifference(registry.operation("blur").reference(recipe, image, {}), expected), 0.501)
                << text;
            EXPECT_EQ(refusal(recipe), "") << text;
        }
}

TEST(OwnFilter, RefusesATextThatIsNone)
{
    const std::pair<std::string, std::string> rows[] = {
        {"", "no weights"},
        {" \t,,", "no weights"},
        {"1", "odd number from 3 to 31"},
        {"1 2", "odd number from 3 to 31"},
        {"1 2 3 4", "odd number from 3 to 31"},
        {"1 2; 3 4", "odd number from 3 to 31"},
        {"1 a 1", "\"a\" is not a number"},
        {"1 2x 1", "\"2x\" is not a number"},
        {"1 0x10 1", "\"0x10\" is not a number"},
        {"1 nan 1", "\"nan\" is not a number"},
        {"1 inf 1", "\"inf\" is not a number"},
        {"1 1e400 1", "too large or too small"},
        {"1 1e-999 1", "too large or too small"},
        {"1 -2 1", "-2 is negative"},
        {"-1 3 -1", "-1 is negative"},
        {"0 0 0", "All weights are 0"},
        {"0 0 0; 0 0 0; 0 0 0", "All weights are 0"},
        {"1 2 1; 1 2; 1 2 1", "Row 1 of the filter has 3 weights, but row 2 has 2"},
        {"1 2 1;", "Row 1 of the filter has 3 weights, but row 2 has 0"},
        {";1 2 1", "Row 1 of the filter has 0 weights, but row 2 has 3"},
        {";", "must be square"},
        {"1 2 1; 2 4 2", "must be square"},
        {"1;2;1", "must be square"},
        {repeated("1 ", 33), "more than 31"},
        {repeated("1 2 1;", 40), "more than 31"},
        {repeated("1", 300), "width is 1"}, // of one long number
        {repeated("7 ", 5'000'000), "10,000,000 characters"},
        {repeated(";", 10'000'000), "10,000,000 characters"},
        {std::string("1 2\0 1", 6), "\"2?\" is not a number"},
        {"１ ２ １", "\"１\" is not a number"},
        {"1 " + repeated("１", 5'000) + " 1", "\"" + repeated("１", 13) + "…\" is not a number"},
    };
    for (const auto& [text, part] : rows) {
        const std::string why = refusal(ownRecipe(text));
        EXPECT_THAT(why, testing::StartsWith("weights: ")) << text.substr(0, 40);
        EXPECT_THAT(why, testing::HasSubstr(part)) << text.substr(0, 40);
        EXPECT_LT(why.size(), 400u);
    }
}

/// Strategies that cannot use a filter say so, with another strategy that can.
TEST(OwnFilter, IsRefusedByStrategiesThatNeedMoreOfIt)
{
    const std::set<std::string> any{"global", "shared", "shared_constant", "constant", "texture"},
        separable{"separable", "separable_fused", "words"}, falling{"packed", "sliding_rows"};
    struct Row {
        std::string weights;
        bool isSeparable, isSymmetric, isFalling;
    };
    const Row rows[] = {
        {"1 2 1", true, true, true},
        {"1 2 1; 2 4 2; 1 2 1", true, true, true},
        {"1 1 1", true, true, true},
        {"0.1111111 0.1111111 0.1111111; 0.1111111 0.1111112 0.1111111; 0.1111111 0.1111111 0.1111111", true, true,
         true},
        {"1 2 4", true, false, false},
        {"2 1 2", true, true, false},
        {"1 0 1", true, true, false},
        {"0 1 0; 1 4 1; 0 1 0", false, false, false},
        {"1 2 1; 1 2 1; 1 2 1", false, false, false}, // of a row and another column
        {"0.111 0.112 0.111; 0.112 0.112 0.112; 0.111 0.112 0.111", false, false, false},
    };
    const Registry registry;
    for (const Strategy& strategy : registry.operation("blur").strategies)
        for (const Row& row : rows) {
            const bool takes = any.contains(strategy.name) || (separable.contains(strategy.name) && row.isSeparable) ||
                               (falling.contains(strategy.name) && row.isFalling) ||
                               (strategy.name == "npp" && row.isSeparable && row.isSymmetric);
            const std::string why = refusal(ownRecipe(row.weights, strategy.name));
            EXPECT_EQ(why.empty(), takes) << strategy.name << " of " << row.weights << ": " << why;
            if (!takes) {
                EXPECT_THAT(why, testing::HasSubstr("\"shared_constant\"")) << strategy.name;
                EXPECT_THAT(why, testing::StartsWith(strategy.name == "running_box" ? "filter: " : "weights: "));
            }
        }
    EXPECT_THAT(refusal(ownRecipe(repeated("1 ", 13), "sliding_rows")), testing::HasSubstr("up to 11 wide"));
}

/// Whatever the parameter "width" says, the window is that of the weights, and a preview's is at its scale.
TEST(OwnFilter, HasItsOwnWidth)
{
    const Registry registry;
    const Operation& blur = registry.operation("blur");
    const Image image = noiseImage(40, 30, PixelFormat::Grey8);
    const Recipe recipe = ownRecipe("1 2 3 4 3 2 1");
    EXPECT_EQ(registry.plan(recipe, image).geometry.haloX, 3);
    EXPECT_EQ(blur.formula(recipe, image, 5, 5, 0).terms.size(), 49u);
    EXPECT_TRUE(blur.reducedValues(recipe, image).empty());

    const ScaledRun half = blur.scaled(recipe, image, 2);
    EXPECT_EQ(half.reach, 1);
    EXPECT_EQ(registry.plan(half.recipe, image).geometry.haloX, 1);
    for (const char* weights : {"1 2 3 4 3 2 1", "1 1 1 1 1 1 1 1 1"})
        for (const int scale : {1, 2, 3, 8, 100}) // still separable, symmetric and falling
            EXPECT_EQ(refusal(blur.scaled(ownRecipe(weights, "packed"), image, scale).recipe), "") << weights << scale;
}

/// Seven equal parts in three: each of them is two and a third of the seven.
TEST(OwnFilter, IsResampledByArea)
{
    const Operation blur = Registry().operation("blur");
    const Image image = noiseImage(40, 30, PixelFormat::Grey8);
    const ScaledRun row = blur.scaled(ownRecipe("0 0 0 1 0 0 0"), image, 2);
    EXPECT_EQ(row.recipe.parameters.at("weights"), ParameterValue(std::string("0 1 0")));
    const ScaledRun square = blur.scaled(ownRecipe("0 0 0 0 0; 0 0 0 0 0; 0 0 4 0 0; 0 0 0 0 0; 0 0 0 0 4"), image, 2);
    EXPECT_EQ(square.recipe.parameters.at("weights"), ParameterValue(std::string("0 0 0; 0 0.5 0; 0 0 0.5")));
}

} // namespace
} // namespace tilescope
