#include "gpu/image/picture_part.h"
#include "gpu/image/sample.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tilescope
{
namespace
{

/// By definition, pixel by pixel.
double meanOf(const Image& picture, const PixelRect& part, int factor, int x, int y, int channel)
{
    double sum = 0;
    int count = 0;
    for (int py = part.y + y * factor; py < std::min(part.y + (y + 1) * factor, part.bottom()); ++py)
        for (int px = part.x + x * factor; px < std::min(part.x + (x + 1) * factor, part.right()); ++px, ++count)
            sum += picture.format() == PixelFormat::Float32
                       ? static_cast<double>(picture.row<float>(py)[px])
                       : picture.row<std::uint8_t>(py)[px * channelCount(picture.format()) + channel];
    return sum / count;
}

Image floats(const Image& picture)
{
    const Image grey = toGrey(picture);
    Image result(grey.width(), grey.height(), PixelFormat::Float32);
    for (int y = 0; y < grey.height(); ++y)
        for (int x = 0; x < grey.width(); ++x)
            result.row<float>(y)[x] = static_cast<float>(grey.row<std::uint8_t>(y)[x]) - 0.25F;
    return result;
}

} // namespace

TEST(PicturePart, EachPixelIsTheMeanOfThoseUnderIt)
{
    const Image board = makeSample("board", 65, 43);
    for (const Image& picture : {board, toGrey(board), floats(board)})
        for (const PixelRect& part : {wholeOf(picture), PixelRect{7, 5, 30, 21}, PixelRect{64, 42, 1, 1}})
            for (const int factor : {1, 2, 3, 8, 100}) {
                const Image shrunk = shrunkPart(picture, part, factor);
                ASSERT_EQ(shrunk.width(), (part.width + factor - 1) / factor);
                ASSERT_EQ(shrunk.height(), (part.height + factor - 1) / factor);
                ASSERT_EQ(shrunk.format(), picture.format());
                for (int y = 0; y < shrunk.height(); ++y)
                    for (int x = 0; x < shrunk.width(); ++x)
                        for (int c = 0; c < channelCount(picture.format()); ++c) {
                            const double mean = meanOf(picture, part, factor, x, y, c);
                            if (picture.format() == PixelFormat::Float32)
                                ASSERT_NEAR(static_cast<double>(shrunk.row<float>(y)[x]), mean, 1e-4);
                            else
                                ASSERT_NEAR(shrunk.row<std::uint8_t>(y)[x * channelCount(picture.format()) + c], mean,
                                            0.5);
                        }
            }
}

/// The rows of a picture arrive from top to bottom.
TEST(PicturePart, RowsAreReplacedOnceAllOfTheirPixelsAreThere)
{
    const Image picture = toGrey(makeSample("board", 40, 30));
    const PixelRect part{4, 3, 30, 24};
    const Image whole = shrunkPart(picture, part, 4);
    Image shrunk(whole.width(), whole.height(), PixelFormat::Grey8);
    const Image black = shrunk;
    const auto rowsEqual = [&](const Image& other) {
        int rows = 0;
        for (int y = 0; y < shrunk.height(); ++y)
            rows += std::equal(shrunk.row<std::uint8_t>(y), shrunk.row<std::uint8_t>(y) + shrunk.width(),
                               other.row<std::uint8_t>(y));
        return rows;
    };
    shrinkRows(picture.bytes(), picture.pitchBytes(), part, 4, 0, 6, shrunk); // three of the first four rows
    EXPECT_EQ(shrunk, black);
    shrinkRows(picture.bytes(), picture.pitchBytes(), part, 4, 0, 12, shrunk);
    EXPECT_EQ(rowsEqual(whole), 2);
    shrinkRows(picture.bytes(), picture.pitchBytes(), part, 4, 12, 30, shrunk);
    EXPECT_EQ(rowsEqual(whole), whole.height());
}

TEST(PicturePart, RectanglesAreAlignedAndIntersected)
{
    EXPECT_EQ(alignedTo({17, 9, 4, 30}, 16, 8), (PixelRect{16, 8, 16, 32}));
    EXPECT_EQ(alignedTo({0, 0, 1, 1}, 16, 8), (PixelRect{0, 0, 16, 8}));
    EXPECT_EQ(intersected({0, 0, 10, 10}, {5, 6, 10, 10}), (PixelRect{5, 6, 5, 4}));
    EXPECT_TRUE(intersected({0, 0, 10, 10}, {10, 0, 5, 5}).isEmpty());
}

} // namespace tilescope
