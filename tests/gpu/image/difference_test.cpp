#include "gpu/image/difference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

namespace tilescope
{
namespace
{

template <typename T>
Image pictureOf(int width, PixelFormat format, const std::vector<T>& values)
{
    const int height = static_cast<int>(values.size()) / (width * channelCount(format));
    Image image(width, height, format);
    std::copy(values.begin(), values.end(), image.row<T>(0));
    return image;
}
using Bytes = std::vector<std::uint8_t>;
using Floats = std::vector<float>;

std::vector<float> shown(const Difference& difference)
{
    const auto* first = difference.picture->row<float>(0);
    return {first, first + difference.picture->bytes().size() / sizeof(float)};
}

TEST(Difference, IsFoundInGreyPictures)
{
    const Difference difference = differenceOf(pictureOf(2, PixelFormat::Grey8, Bytes{10, 0, 30, 44}),
                                               pictureOf(2, PixelFormat::Grey8, Bytes{10, 3, 30, 40}));
    EXPECT_EQ(shown(difference), (Floats{0, 3, 0, 4}));
    EXPECT_EQ(difference.largest, 4);
    EXPECT_EQ(difference.largestX, 1);
    EXPECT_EQ(difference.largestY, 1);
    EXPECT_EQ(difference.values, 4U);
    EXPECT_EQ(difference.differing, 2U);
    EXPECT_EQ(difference.mean, 7.0 / 4);
    EXPECT_EQ(difference.meanSquare, 25.0 / 4);
    EXPECT_NEAR(difference.psnrDb(), 40.1720, 1e-4); // 10 log10(65025 / 6.25)
}

TEST(Difference, ShowsTheLargestOfThreeChannels)
{
    const Difference difference = differenceOf(pictureOf(2, PixelFormat::Rgb8, Bytes{1, 2, 3, 255, 0, 9}),
                                               pictureOf(2, PixelFormat::Rgb8, Bytes{1, 7, 1, 0, 0, 9}));
    EXPECT_EQ(shown(difference), (Floats{5, 255}));
    EXPECT_EQ(difference.values, 6U);
    EXPECT_EQ(difference.differing, 3U);
    EXPECT_EQ(difference.largestX, 1);
}

TEST(Difference, OfFloatsIsMeasuredByTheRangeOfTheReference)
{
    const Difference difference = differenceOf(pictureOf(3, PixelFormat::Float32, Floats{-1, 0.5F, 3}),
                                               pictureOf(3, PixelFormat::Float32, Floats{-1, 1, 3}));
    EXPECT_EQ(shown(difference), (Floats{0, 0.5F, 0}));
    EXPECT_EQ(difference.fullScale, 4);
    EXPECT_NEAR(difference.psnrDb(), 10 * std::log10(16 / (0.25 / 3)), 1e-9);
}

TEST(Difference, HasNoEndOfDecibelsWhereNothingDiffers)
{
    for (const PixelFormat format : {PixelFormat::Grey8, PixelFormat::Rgb8, PixelFormat::Float32}) {
        const Image picture(5, 4, format);
        const Difference difference = differenceOf(picture, picture);
        EXPECT_TRUE(difference.isEqual());
        EXPECT_EQ(difference.largest, 0);
        EXPECT_EQ(difference.psnrDb(), std::numeric_limits<double>::infinity());
    }
}

TEST(Difference, KeepsWhatIsNoNumberOutOfTheFigures)
{
    const float none = std::numeric_limits<float>::quiet_NaN(), endless = std::numeric_limits<float>::infinity();
    const Difference difference = differenceOf(pictureOf(4, PixelFormat::Float32, Floats{none, none, 2, endless}),
                                               pictureOf(4, PixelFormat::Float32, Floats{none, 1, 4, endless}));
    EXPECT_EQ(difference.differing, 2U);
    EXPECT_EQ(difference.notComparable, 1U);
    EXPECT_EQ(difference.largest, 2);
    EXPECT_EQ(difference.mean, 0.5);
    EXPECT_EQ(shown(difference)[0], 0);
    EXPECT_TRUE(std::isnan(shown(difference)[1]));
    EXPECT_TRUE(std::isnan(difference.psnrDb()));
}

TEST(Difference, NeedsTwoPicturesOfOneKind)
{
    const Image picture(4, 4, PixelFormat::Grey8);
    for (const Image& other : {Image(4, 5, PixelFormat::Grey8), Image(4, 4, PixelFormat::Rgb8), Image()})
        EXPECT_THROW(differenceOf(picture, other), std::invalid_argument);
    EXPECT_THROW(differenceOf(Image(), Image()), std::invalid_argument);
}

} // namespace
} // namespace tilescope
