#include "gpu/operations/border.h"
#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"
#include "tests/gpu/operations/opencv_view.h"

#include <gmock/gmock.h>

namespace tilescope
{
namespace
{

struct BorderRow {
    std::string name;
    Border border;
    int opencv;
};

const std::vector<BorderRow> borders{{"replicate", Border::Replicate, cv::BORDER_REPLICATE},
                                     {"zero", Border::Zero, cv::BORDER_CONSTANT},
                                     {"mirror", Border::Mirror, cv::BORDER_REFLECT_101}};

const std::vector<std::pair<int, int>> borderSizes{{1, 1}, {2, 3}, {17, 1}, {1, 40}, {31, 33}};

Image reference(const std::string& operation, ParameterValues parameters, const Image& image)
{
    const Registry registry;
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = registry.operation(operation).strategies.front().name;
    recipe.parameters = std::move(parameters);
    return registry.operation(operation).reference(registry.completed(recipe), image, {});
}

/// The picture with OpenCV's border added, so that an operation can be applied without one.
cv::Mat padded(const Image& image, int margin, const BorderRow& row)
{
    cv::Mat result;
    cv::copyMakeBorder(matOf(image), result, margin, margin, margin, margin, row.opencv);
    return result;
}

cv::Mat inner(const cv::Mat& mat, int margin)
{
    return mat(cv::Rect(margin, margin, mat.cols - 2 * margin, mat.rows - 2 * margin));
}

TEST(Border, IsOpenCvsOfTheSameName)
{
    for (const BorderRow& row : borders)
        for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8})
            for (const auto& [width, height] : borderSizes)
                for (const int margin : {0, 1, 4, 50}) {
                    SCOPED_TRACE(testing::Message() << row.name << " " << width << "x" << height << " + " << margin);
                    const Image image = noiseImage(width, height, format);
                    EXPECT_EQ(largestDifference(withBorder(image, margin, row.border), padded(image, margin, row)), 0);
                }
}

TEST(Border, MirrorsAboutTheOutermostPixels)
{
    Image image(3, 1, PixelFormat::Grey8);
    for (int x = 0; x < 3; ++x)
        image.row<std::uint8_t>(0)[x] = static_cast<std::uint8_t>(x + 1);
    const Image wide = withBorder(image, 5, Border::Mirror);
    EXPECT_THAT(std::vector<int>(wide.row<std::uint8_t>(0), wide.row<std::uint8_t>(0) + 13),
                testing::ElementsAre(2, 1, 2, 3, 2, 1, 2, 3, 2, 1, 2, 3, 2));
}

TEST(Border, OfSobelIsOpenCvsOfAPaddedPicture)
{
    for (const BorderRow& row : borders)
        for (const auto& [width, height] : borderSizes) {
            const Image image = noiseImage(width, height, PixelFormat::Grey8);
            cv::Mat gx, gy, sum, expected;
            cv::Sobel(padded(image, 1, row), gx, CV_16S, 1, 0);
            cv::Sobel(padded(image, 1, row), gy, CV_16S, 0, 1);
            sum = cv::abs(inner(gx, 1)) + cv::abs(inner(gy, 1));
            sum.convertTo(expected, CV_8U); // saturates at 255
            EXPECT_EQ(largestDifference(reference("sobel", {{"border", row.name}}, image), expected), 0)
                << row.name << " " << width << "x" << height;
        }
}

/// OpenCV on floats does not round, so the reference must be within half a level of it, plus the error of float sums.
TEST(Border, OfBlurIsOpenCvsOfAPaddedPicture)
{
    for (const BorderRow& row : borders)
        for (const auto& [width, height] : borderSizes) {
            const Image image = noiseImage(width, height, PixelFormat::Rgb8);
            cv::Mat floats, blurred;
            padded(image, 4, row).convertTo(floats, CV_32F);
            cv::blur(floats, blurred, {9, 9});
            const Image result = reference("blur", {{"border", row.name}, {"width", std::int64_t{9}}}, image);
            EXPECT_LE(largestDifference(result, inner(blurred, 4)), 0.501) << row.name << " " << width << "x" << height;
        }
}

/// Computed from OpenCV's sums of the window, in integers.
TEST(Border, OfAdaptiveThresholdIsOpenCvsOfAPaddedPicture)
{
    for (const BorderRow& row : borders)
        for (const auto& [width, height] : borderSizes)
            for (const int window : {3, 15, 101})
                for (const int offset : {-127, -3, 0, 5, 127}) {
                    SCOPED_TRACE(testing::Message() << row.name << " " << width << "x" << height << " window " << window
                                                    << " offset " << offset);
                    const Image image = noiseImage(width, height, PixelFormat::Grey8);
                    cv::Mat sums, source;
                    cv::boxFilter(padded(image, window / 2, row), sums, CV_32S, {window, window}, {-1, -1}, false);
                    matOf(image).convertTo(source, CV_32S);
                    const cv::Mat expected = inner(sums, window / 2) < (source + offset) * (window * window);
                    const ParameterValues parameters{
                        {"window", std::int64_t{window}}, {"offset", std::int64_t{offset}}, {"border", row.name}};
                    EXPECT_EQ(largestDifference(reference("adaptive_threshold", parameters, image), expected), 0);
                }
}

/// OpenCV has a value for every window in the padded picture; its sums of products are floats.
TEST(Border, OfTemplateMatchingIsOpenCvsOfAPaddedPicture)
{
    constexpr int margin = 9;
    const Image image = noiseImage(40, 30, PixelFormat::Grey8);
    for (const BorderRow& row : borders)
        for (const cv::Rect& place : {cv::Rect(12, 8, 10, 9), cv::Rect(3, 5, 7, 18), cv::Rect(20, 20, 2, 2)}) {
            cv::Mat expected;
            cv::matchTemplate(padded(image, margin, row), matOf(image)(place), expected, cv::TM_CCOEFF_NORMED);
            const std::string pattern = std::to_string(place.x) + "," + std::to_string(place.y) + "," +
                                        std::to_string(place.width) + "," + std::to_string(place.height);
            const Image result = reference("template_matching", {{"border", row.name}, {"template", pattern}}, image);
            for (int y = 0; y < 30; ++y)
                for (int x = 0; x < 40; ++x)
                    ASSERT_NEAR(result.row<float>(y)[x],
                                expected.at<float>(y + margin - place.height / 2, x + margin - place.width / 2), 1e-4)
                        << row.name << " " << pattern << " at " << x << "," << y;
        }
}

TEST(Border, ReachesTheCompilerAndTheTexture)
{
    for (std::size_t i = 0; i < borders.size(); ++i) {
        Recipe recipe;
        recipe.operation = "sobel";
        recipe.strategy = "texture";
        recipe.parameters["border"] = borders[i].name;
        const Registry registry;
        const Plan plan = registry.plan(registry.completed(recipe), Image(20, 10, PixelFormat::Grey8));
        EXPECT_EQ(plan.definitions, std::vector<std::string>{"BORDER=" + std::to_string(i)});
        ASSERT_EQ(plan.textures.size(), 1u);
        EXPECT_EQ(plan.textures[0].address,
                  borders[i].border == Border::Zero ? Texture::Address::Border : Texture::Address::Clamp);
    }
}

TEST(Border, IsNotedWhereTheWindowIsWiderThanThePicture)
{
    EXPECT_TRUE(windowNotes(15, Image(15, 16, PixelFormat::Grey8)).empty());
    EXPECT_THAT(english(windowNotes(15, Image(40, 14, PixelFormat::Grey8))),
                testing::ElementsAre(testing::AllOf(testing::HasSubstr("15"), testing::HasSubstr("40x14"),
                                                    testing::HasSubstr("at most 13"))));
    EXPECT_THAT(english(windowNotes(3, Image(1, 1, PixelFormat::Grey8))),
                testing::ElementsAre(testing::HasSubstr("1x1")));
}

} // namespace
} // namespace tilescope
