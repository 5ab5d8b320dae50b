#include "gpu/image/histogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace tilescope
{
namespace
{

Image floats(int width, const std::vector<float>& values)
{
    Image image(width, static_cast<int>(values.size()) / width, PixelFormat::Float32);
    for (std::size_t i = 0; i < values.size(); ++i)
        image.row<float>(0)[i] = values[i];
    return image;
}

Image bytes(int width, PixelFormat format, const std::vector<int>& values)
{
    Image image(width, static_cast<int>(values.size()) / width / channelCount(format), format);
    for (std::size_t i = 0; i < values.size(); ++i)
        image.row<std::uint8_t>(0)[i] = static_cast<std::uint8_t>(values[i]);
    return image;
}

std::uint64_t sum(const ChannelHistogram& channel)
{
    return std::accumulate(channel.bins.begin(), channel.bins.end(), std::uint64_t{0});
}

TEST(Histogram, AGreyPictureHasABinAValue)
{
    const Image image = bytes(3, PixelFormat::Grey8, {7, 7, 255, 0, 7, 9});
    const Histogram histogram = histogramOf(image, {0, 0, 3, 2});
    ASSERT_EQ(histogram.channels.size(), 1U);
    const ChannelHistogram& grey = histogram.channels[0];
    EXPECT_EQ(grey.count, 6U);
    EXPECT_EQ(grey.bins[0], 1U);
    EXPECT_EQ(grey.bins[7], 3U);
    EXPECT_EQ(grey.bins[9], 1U);
    EXPECT_EQ(grey.bins[255], 1U);
    EXPECT_EQ(sum(grey), 6U);
    EXPECT_EQ(grey.minimum, 0);
    EXPECT_EQ(grey.maximum, 255);
    EXPECT_DOUBLE_EQ(grey.mean, 285.0 / 6);
    EXPECT_EQ(grey.median, 7); // 0 7 7 | 7 9 255
    EXPECT_EQ(histogram.binCentre(9), 9);
}

TEST(Histogram, AnEvenCountHasItsMedianBetweenTheTwoInTheMiddle)
{
    EXPECT_EQ(histogramOf(bytes(2, PixelFormat::Grey8, {4, 9}), {0, 0, 2, 1}).channels[0].median, 6.5);
    EXPECT_EQ(histogramOf(floats(2, {-4, 9}), {0, 0, 2, 1}).channels[0].median, 2.5);
}

TEST(Histogram, EachColourIsCountedByItself)
{
    const Image image = bytes(2, PixelFormat::Rgb8, {1, 2, 3, 5, 2, 200});
    const Histogram histogram = histogramOf(image, {0, 0, 2, 1});
    ASSERT_EQ(histogram.channels.size(), 3U);
    EXPECT_EQ(histogram.channels[0].median, 3);
    EXPECT_EQ(histogram.channels[1].bins[2], 2U);
    EXPECT_EQ(histogram.channels[2].maximum, 200);
}

TEST(Histogram, APartIsCutToThePicture)
{
    const Image image = bytes(3, PixelFormat::Grey8, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    const Histogram corner = histogramOf(image, {2, 1, 50, 1});
    EXPECT_EQ(corner.area, (PixelArea{2, 1, 1, 1}));
    EXPECT_EQ(corner.channels[0].mean, 6);
    const Histogram before = histogramOf(image, {-5, -5, 6, 6});
    EXPECT_EQ(before.area, (PixelArea{0, 0, 1, 1}));
    EXPECT_EQ(before.channels[0].maximum, 1);
    EXPECT_TRUE(histogramOf(image, {3, 0, 2, 2}).channels.empty());
    EXPECT_TRUE(histogramOf(image, {0, 0, -4, 2}).channels.empty());
    const int far = std::numeric_limits<int>::max();
    EXPECT_TRUE(histogramOf(image, {far, far, far, far}).channels.empty());
    EXPECT_TRUE(histogramOf(Image(), {0, 0, 1, 1}).channels.empty());
}

TEST(Histogram, FloatsAreSpreadFromTheSmallestToTheLargest)
{
    std::vector<float> values;
    for (int i = 0; i <= 256; ++i)
        values.push_back(static_cast<float>(i) / 2 - 60);
    const Histogram histogram = histogramOf(floats(257, values), {0, 0, 257, 1});
    EXPECT_EQ(histogram.low, -60);
    EXPECT_EQ(histogram.binWidth, 0.5);
    EXPECT_EQ(histogram.binCentre(0), -59.75);
    const ChannelHistogram& channel = histogram.channels[0];
    EXPECT_EQ(channel.bins[0], 1U);
    EXPECT_EQ(channel.bins[255], 2U); // the largest value is in the last bin
    EXPECT_EQ(channel.minimum, -60);
    EXPECT_EQ(channel.maximum, 68);
    EXPECT_EQ(channel.mean, 4);
    EXPECT_EQ(channel.median, 4);
}

TEST(Histogram, WhatIsNoNumberIsCountedApart)
{
    constexpr float none = std::numeric_limits<float>::quiet_NaN(), much = std::numeric_limits<float>::infinity();
    const ChannelHistogram some = histogramOf(floats(3, {none, 2, -1, much, -much, 5}), {0, 0, 3, 2}).channels[0];
    EXPECT_EQ(some.notFinite, 3U);
    EXPECT_EQ(some.count, 3U);
    EXPECT_EQ(sum(some), 3U);
    EXPECT_EQ(some.median, 2);
    const ChannelHistogram nothing = histogramOf(floats(1, {none}), {0, 0, 1, 1}).channels[0];
    EXPECT_EQ(nothing.count, 0U);
    EXPECT_EQ(nothing.notFinite, 1U);
    EXPECT_EQ(sum(nothing), 0U);
}

TEST(Histogram, OneValueStandsInTheMiddle)
{
    const Histogram histogram = histogramOf(floats(1, {-3.25F}), {0, 0, 1, 1});
    EXPECT_EQ(histogram.channels[0].bins[128], 1U);
    EXPECT_EQ(histogram.channels[0].median, -3.25);
    EXPECT_EQ(histogram.low, -3.75);
}

TEST(Histogram, TheMedianOfFloatsIsExact)
{
    std::vector<float> values;
    std::uint32_t state = 1;
    for (int i = 0; i < 1001; ++i) {
        state = state * 1664525U + 1013904223U;
        values.push_back(std::ldexp(static_cast<float>(static_cast<int>(state >> 8) - (1 << 23)), -(i % 40)));
    }
    const double found = histogramOf(floats(7, values), {0, 0, 7, 143}).channels[0].median;
    std::sort(values.begin(), values.end());
    EXPECT_EQ(found, static_cast<double>(values[500]));
}

} // namespace
} // namespace tilescope
