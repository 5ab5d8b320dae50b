#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"
#include "tests/gpu/operations/opencv_view.h"

#include <gmock/gmock.h>

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace tilescope
{
namespace
{

Recipe blurRecipe(std::int64_t width, const std::string& filter, double sigma)
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.parameters = {{"width", width}, {"filter", filter}, {"sigma", sigma}};
    return Registry().completed(recipe);
}

Image reference(const Recipe& recipe, const Image& input)
{
    const Registry registry;
    return registry.operation(recipe.operation).reference(registry.completed(recipe), input, {});
}

const std::vector<std::pair<int, int>> referenceSizes{{1, 1}, {17, 1}, {1, 40}, {31, 33}, {64, 48}, {131, 77}};

TEST(SobelReference, IsExactlyOpenCvsSumsOfAbsoluteGradients)
{
    for (const auto& [width, height] : referenceSizes) {
        const Image image = noiseImage(width, height, PixelFormat::Grey8);
        cv::Mat gx, gy, sum, expected;
        cv::Sobel(matOf(image), gx, CV_16S, 1, 0, 3, 1, 0, cv::BORDER_REPLICATE);
        cv::Sobel(matOf(image), gy, CV_16S, 0, 1, 3, 1, 0, cv::BORDER_REPLICATE);
        sum = cv::abs(gx) + cv::abs(gy);
        sum.convertTo(expected, CV_8U); // saturates at 255
        EXPECT_EQ(largestDifference(reference(Recipe{}, image), expected), 0) << width << "x" << height;
    }
}

TEST(SobelReference, OfAStepIsFourTimesItsHeight)
{
    Image image(6, 3, PixelFormat::Grey8);
    for (int y = 0; y < 3; ++y)
        for (int x = 3; x < 6; ++x)
            image.row<std::uint8_t>(y)[x] = 50;
    const Image edges = reference(Recipe{}, image);
    for (int y = 0; y < 3; ++y)
        EXPECT_THAT(std::vector<int>(edges.row<std::uint8_t>(y), edges.row<std::uint8_t>(y) + 6),
                    testing::ElementsAre(0, 0, 200, 200, 0, 0));
}

/// The width² pixels of a box never sum to exactly half a level above an integer, since width² is odd: the exact mean
/// rounds the same way by every rule. Float weights may change it only if it is very close to half a level.
TEST(BlurReference, OfABoxIsTheExactIntegerMean)
{
    for (const int width : {3, 9, 31}) {
        const Image image = noiseImage(67, 45, PixelFormat::Grey8);
        const Image result = reference(blurRecipe(width, "box", 2), image);
        cv::Mat sums;
        cv::boxFilter(matOf(image), sums, CV_32S, {width, width}, {-1, -1}, false, cv::BORDER_REPLICATE);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const double mean = static_cast<double>(sums.at<int>(y, x)) / (width * width);
                const double beyondHalf = std::abs(mean - std::floor(mean) - 0.5);
                if (beyondHalf > 1e-3)
                    ASSERT_EQ(result.row<std::uint8_t>(y)[x], static_cast<int>(std::floor(mean + 0.5)));
                else
                    ASSERT_NEAR(result.row<std::uint8_t>(y)[x], mean, 0.502);
            }
    }
}

/// OpenCV on floats does not round, so the reference must be within half a level of it, plus the error of float sums.
TEST(BlurReference, IsOpenCvsFloatResultRounded)
{
    for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8})
        for (const auto& [width, height] : referenceSizes)
            for (const int filterWidth : {3, 9, 31}) {
                SCOPED_TRACE(testing::Message() << width << "x" << height << " filter " << filterWidth);
                const Image image = noiseImage(width, height, format);
                cv::Mat floats, expected;
                matOf(image).convertTo(floats, CV_32F);
                cv::blur(floats, expected, {filterWidth, filterWidth}, {-1, -1}, cv::BORDER_REPLICATE);
                EXPECT_LE(largestDifference(reference(blurRecipe(filterWidth, "box", 2), image), expected), 0.501);
                for (const double sigma : {0.4, 2.0, 9.5}) {
                    cv::GaussianBlur(floats, expected, {filterWidth, filterWidth}, sigma, sigma, cv::BORDER_REPLICATE);
                    const Image result = reference(blurRecipe(filterWidth, "gaussian", sigma), image);
                    EXPECT_LE(largestDifference(result, expected), 0.501) << "sigma " << sigma;
                }
            }
}

/// On 8-bit pictures OpenCV rounds halves to even and sums in another order: a sum close to half a level may round to
/// the neighbouring level, but never further. (Its 8-bit GaussianBlur uses weights of 8 fractional bits and differs by
/// two.)
TEST(BlurReference, IsWithinOneLevelOfOpenCvOnBytes)
{
    const Image image = noiseImage(131, 77, PixelFormat::Rgb8);
    for (const int filterWidth : {3, 9, 31}) {
        cv::Mat expected;
        cv::blur(matOf(image), expected, {filterWidth, filterWidth}, {-1, -1}, cv::BORDER_REPLICATE);
        EXPECT_LE(largestDifference(reference(blurRecipe(filterWidth, "box", 2), image), expected), 1);
        const cv::Mat line = cv::getGaussianKernel(filterWidth, 2.0, CV_32F);
        cv::filter2D(matOf(image), expected, -1, line * line.t(), {-1, -1}, 0, cv::BORDER_REPLICATE);
        EXPECT_LE(largestDifference(reference(blurRecipe(filterWidth, "gaussian", 2.0), image), expected), 1);
    }
}

Recipe defaultRecipe(const Operation& operation)
{
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.strategy = operation.strategies.at(0).name;
    return Registry().completed(recipe);
}

TEST(Reference, EndsWhenAskedTo)
{
    std::stop_source source;
    source.request_stop();
    const Image image = noiseImage(40, 40, PixelFormat::Grey8);
    const RunControl control{.stop = source.get_token(), .progress = {}};
    const Registry registry;
    for (const Operation& operation : registry.operations())
        EXPECT_THROW(operation.reference(defaultRecipe(operation), image, control), Cancelled) << operation.name;
}

} // namespace
} // namespace tilescope
