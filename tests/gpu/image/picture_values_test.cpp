#include "gpu/image/picture_values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{
namespace
{

ImagePtr plane(const std::vector<float>& values)
{
    auto image = std::make_shared<Image>(static_cast<int>(values.size()), 1, PixelFormat::Float32);
    std::copy(values.begin(), values.end(), image->row<float>(0));
    return image;
}

PictureValues floats(const std::vector<std::vector<float>>& planes)
{
    PictureValues values;
    values.kind = PictureValues::Kind::Floats;
    for (const auto& one : planes)
        values.planes.push_back(plane(one));
    return values;
}

PictureValues bytes(const std::vector<int>& levels)
{
    auto image = std::make_shared<Image>(static_cast<int>(levels.size()), 1, PixelFormat::Grey8);
    for (std::size_t i = 0; i < levels.size(); ++i)
        image->row<std::uint8_t>(0)[i] = static_cast<std::uint8_t>(levels[i]);
    PictureValues values;
    values.bytes = image;
    return values;
}

std::vector<int> levelsOf(const Image& image)
{
    std::vector<int> levels;
    for (const std::byte level : image.bytes())
        levels.push_back(std::to_integer<int>(level));
    return levels;
}

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

TEST(PictureValues, ARangeMapsItsEndsToBlackAndWhite)
{
    const struct {
        PictureRange range;
        std::vector<float> values;
        std::vector<int> levels;
    } rows[] = {
        {{0, 1}, {0, 0.5F, 1, -1, 2}, {0, 128, 255, 0, 255}},
        {{0.1, 0.9}, {0.1F, 0.9F, 0.5F, 0}, {0, 255, 128, 0}},
        {{-20, 3000}, {-20, 3000, -21, 3001, 1490}, {0, 255, 0, 255, 128}},
        {{0, 65535}, {0, 257, 128, 129, 65535}, {0, 1, 0, 1, 255}}, // as Qt divides: round(value / 257)
        {{0, 1}, {notANumber, infinite, -infinite}, {0, 255, 0}},
        {{-3e38, 3e38}, {-3e38F, 0, 3e38F}, {0, 128, 255}},
    };
    for (const auto& row : rows)
        EXPECT_EQ(levelsOf(*withRange(floats({row.values}), row.range)), row.levels) << row.range.black;
}

TEST(PictureValues, ColoursAreInterleaved)
{
    const ImagePtr image = withRange(floats({{0, 1}, {0.5F, 0}, {1, 0}}), {0, 1});
    EXPECT_EQ(image->format(), PixelFormat::Rgb8);
    EXPECT_EQ(levelsOf(*image), (std::vector<int>{0, 128, 255, 255, 0, 0}));
}

TEST(PictureValues, BytesInTheirFullRangeAreThePictureItself)
{
    const PictureValues values = bytes({0, 10, 20, 255});
    EXPECT_EQ(withRange(values, rangeOf(values, {})), values.bytes);
    EXPECT_EQ(levelsOf(*withRange(values, {10, 20})), (std::vector<int>{0, 0, 255, 255}));
}

TEST(PictureValues, TheFullRangeIsTheFormatsOrThatOfTheFloats)
{
    PictureValues sixteen = floats({{12, 8190}});
    sixteen.kind = PictureValues::Kind::SixteenBits;
    EXPECT_EQ(rangeOf(sixteen, {}), (PictureRange{0, 65535}));
    sixteen.most = 4095;
    EXPECT_EQ(rangeOf(sixteen, {}), (PictureRange{0, 4095}));
    EXPECT_EQ(rangeOf(bytes({3, 4}), {}), (PictureRange{0, 255}));
    EXPECT_EQ(rangeOf(floats({{0.25F, 0.5F}}), {}), (PictureRange{0, 1}));
    EXPECT_EQ(rangeOf(floats({{-0.25F, 0.5F}, {7, notANumber}}), {}), (PictureRange{-0.25, 7}));
    EXPECT_EQ(rangeOf(floats({{7, 7}}), {}), (PictureRange{0, 7}));
    EXPECT_EQ(rangeOf(floats({{-7, infinite}}), {}), (PictureRange{-7, 0}));
    EXPECT_EQ(rangeOf(floats({{notANumber, infinite}}), {}), (PictureRange{0, 1}));
}

TEST(PictureValues, AutoLeavesHalfAPercentOutAtEachEnd)
{
    std::vector<float> values;
    for (int i = 0; i <= 1000; ++i)
        values.push_back(static_cast<float>(i * 3));
    values[7] = 1e30F; // two that would spoil the whole
    values[8] = -1e30F;
    const RangeChoice choice{RangeChoice::Kind::Auto, {}};
    const PictureRange range = rangeOf(floats({values}), choice);
    EXPECT_EQ(range.black, 12);
    EXPECT_EQ(range.white, 2988);
    EXPECT_EQ(rangeOf(bytes({9, 9, 9}), choice), (PictureRange{0, 255})); // one value cannot be stretched
    EXPECT_EQ(rangeOf(bytes({9, 200}), choice), (PictureRange{9, 200}));
}

TEST(PictureValues, TheExtentCountsWhatIsNotFinite)
{
    EXPECT_EQ(extentOf(floats({{-1, notANumber, infinite}, {4, 2, 3}})), (ValueExtent{-1, 4, 2, false}));
    EXPECT_EQ(extentOf(floats({{notANumber}})), (ValueExtent{0, 0, 1, true}));
    EXPECT_EQ(extentOf(bytes({7, 9})), (ValueExtent{7, 9, 0, false}));
}

TEST(PictureValues, TheDistributionHasTheEndsInItsLastBins)
{
    const Histogram histogram = distributionOf(floats({{-5, 0, 128, 999, notANumber}}), 0, 256);
    const auto& channel = histogram.channels.at(0);
    EXPECT_EQ(channel.bins[0], 2U);
    EXPECT_EQ(channel.bins[128], 1U);
    EXPECT_EQ(channel.bins[255], 1U);
    EXPECT_EQ(channel.count, 4U);
    EXPECT_EQ(channel.notFinite, 1U);
}

TEST(PictureValues, ChoicesAreWrittenAndReadAgain)
{
    for (const char* text : {"full", "auto", "0.1,0.9", "-20,3000", "1e-05,65535"})
        EXPECT_EQ(toText(parseRangeChoice(text)), text);
    EXPECT_EQ(nameInRange("a.tif", {}), "a.tif");
    EXPECT_EQ(nameInRange("a.tif", RangeChoice::of(0, 2)), "a.tif, range 0,2");
}

TEST(PictureValues, AnImpossibleChoiceIsRefusedWithASentence)
{
    for (const std::string text :
         {"", "1", "1,", ",1", "1,1", "2,1", "nan,1", "0,inf", "0,1e39", "0,1,2", "a,b", "0, 1", "0,1e-45", "Auto"}) {
        try {
            parseRangeChoice(text);
            ADD_FAILURE() << text;
        } catch (const std::invalid_argument& error) {
            EXPECT_EQ(std::string(error.what()).back(), '.') << error.what();
        }
    }
}

TEST(PictureValues, AStopEndsTheWork)
{
    std::stop_source source;
    source.request_stop();
    const PictureValues values = floats({{1, 2, 3}});
    (void)rangeOf(values, {RangeChoice::Kind::Auto, {}}, source.get_token());
    EXPECT_EQ(levelsOf(*withRange(values, {0, 3}, source.get_token())), (std::vector<int>{0, 0, 0}));
}

} // namespace
} // namespace tilescope
