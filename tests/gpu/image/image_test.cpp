#include "gpu/image/image.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace tilescope
{
namespace
{

TEST(Image, IsTightlyPackedZeros)
{
    struct Row {
        PixelFormat format;
        int channels;
        std::size_t pitch;
    };
    for (const Row& row : {Row{PixelFormat::Grey8, 1, 7}, {PixelFormat::Rgb8, 3, 21}, {PixelFormat::Float32, 1, 28}}) {
        const Image image(7, 5, row.format);
        EXPECT_EQ(channelCount(row.format), row.channels);
        EXPECT_EQ(image.pitchBytes(), row.pitch);
        EXPECT_EQ(image.bytes().size(), row.pitch * 5);
        EXPECT_EQ(image.row<std::byte>(4) - image.row<std::byte>(0), static_cast<std::ptrdiff_t>(4 * row.pitch));
        for (const std::byte value : image.bytes())
            EXPECT_EQ(value, std::byte{0});
    }
}

TEST(Image, NeedsAPixel)
{
    EXPECT_TRUE(Image().isEmpty());
    EXPECT_FALSE(Image(1, 1, PixelFormat::Grey8).isEmpty());
    EXPECT_THROW(Image(0, 4, PixelFormat::Grey8), std::invalid_argument);
    EXPECT_THROW(Image(4, -1, PixelFormat::Rgb8), std::invalid_argument);
}

TEST(Image, BecomesGreyByIntegerLuma)
{
    Image rgb(3, 1, PixelFormat::Rgb8);
    const std::uint8_t pixels[] = {255, 255, 255, 10, 200, 30, 0, 0, 255};
    std::copy(std::begin(pixels), std::end(pixels), rgb.row<std::uint8_t>(0));
    const Image grey = toGrey(rgb);
    EXPECT_EQ(grey.format(), PixelFormat::Grey8);
    EXPECT_EQ(grey.row<std::uint8_t>(0)[0], 255);
    EXPECT_EQ(grey.row<std::uint8_t>(0)[1], (2990 + 587 * 200 + 114 * 30 + 500) / 1000);
    EXPECT_EQ(grey.row<std::uint8_t>(0)[2], 29);
    EXPECT_EQ(toGrey(grey), grey);
}

TEST(Image, BecomesColourWithEqualChannels)
{
    Image grey(2, 1, PixelFormat::Grey8);
    grey.row<std::uint8_t>(0)[1] = 77;
    const Image rgb = toRgb(grey);
    EXPECT_EQ(rgb.format(), PixelFormat::Rgb8);
    EXPECT_EQ(rgb.row<std::uint8_t>(0)[2], 0);
    EXPECT_EQ(rgb.row<std::uint8_t>(0)[5], 77);
    EXPECT_EQ(toGrey(rgb), grey);
    EXPECT_EQ(toRgb(rgb), rgb);
}

} // namespace
} // namespace tilescope
