#include "gpu/image/histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tilescope
{

namespace
{

PixelArea inside(const Image& image, const PixelArea& area)
{
    const int left = std::clamp(area.x, 0, image.width()), top = std::clamp(area.y, 0, image.height());
    const auto right = std::clamp<std::int64_t>(std::int64_t{area.x} + area.width, left, image.width());
    const auto bottom = std::clamp<std::int64_t>(std::int64_t{area.y} + area.height, top, image.height());
    return {left, top, static_cast<int>(right) - left, static_cast<int>(bottom) - top};
}

/// The value of the given rank (0 is the smallest) in a list of counts per value.
int valueOfRank(const std::vector<std::uint64_t>& counts, std::uint64_t rank)
{
    std::uint64_t before = 0;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        before += counts[value];
        if (rank < before)
            return static_cast<int>(value);
    }
    return 0;
}

void countBytes(const Image& image, Histogram& histogram)
{
    const auto channels = static_cast<std::size_t>(channelCount(image.format()));
    const PixelArea& area = histogram.area;
    for (auto& channel : histogram.channels)
        channel.bins.assign(Histogram::binCount, 0);
    for (int y = area.y; y < area.y + area.height; ++y) {
        const auto* value = image.row<std::uint8_t>(y) + static_cast<std::size_t>(area.x) * channels;
        for (int x = 0; x < area.width; ++x)
            for (std::size_t channel = 0; channel < channels; ++channel)
                ++histogram.channels[channel].bins[*value++];
    }
    for (auto& channel : histogram.channels) {
        double sum = 0; // of integers below 2^53: exact
        for (std::size_t value = 0; value < channel.bins.size(); ++value) {
            channel.count += channel.bins[value];
            sum += static_cast<double>(value) * static_cast<double>(channel.bins[value]);
        }
        channel.mean = sum / static_cast<double>(channel.count);
        channel.minimum = valueOfRank(channel.bins, 0);
        channel.maximum = valueOfRank(channel.bins, channel.count - 1);
        channel.median =
            (valueOfRank(channel.bins, (channel.count - 1) / 2) + valueOfRank(channel.bins, channel.count / 2)) / 2.0;
    }
}

template <typename Visit>
void forEachFinite(const Image& image, const PixelArea& area, const Visit& visit)
{
    for (int y = area.y; y < area.y + area.height; ++y) {
        const float* row = image.row<float>(y) + area.x;
        for (int x = 0; x < area.width; ++x)
            if (std::isfinite(row[x]))
                visit(row[x]);
    }
}

/// Integers in the order of the floats: a float's bits, all inverted for negative ones.
std::uint32_t orderOf(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return bits & 0x8000'0000U ? ~bits : bits | 0x8000'0000U;
}

float floatOf(std::uint32_t order)
{
    return std::bit_cast<float>(order & 0x8000'0000U ? order & 0x7fff'ffffU : ~order);
}

/// The float of a rank, found by counting the upper halves of all numbers, then the lower halves of the candidates:
/// exact, and without a copy of the picture. `forEach` visits the finite values.
template <typename ForEach>
float floatOfRank(const ForEach& forEach, std::uint64_t rank)
{
    std::vector<std::uint64_t> counts(1U << 16);
    forEach([&counts](float value) { ++counts[orderOf(value) >> 16]; });
    const auto upper = static_cast<std::uint32_t>(valueOfRank(counts, rank));
    for (std::uint32_t smaller = 0; smaller < upper; ++smaller)
        rank -= counts[smaller];
    std::fill(counts.begin(), counts.end(), 0);
    forEach([&counts, upper](float value) {
        const std::uint32_t order = orderOf(value);
        if (order >> 16 == upper)
            ++counts[order & 0xffffU];
    });
    return floatOf(upper << 16 | static_cast<std::uint32_t>(valueOfRank(counts, rank)));
}

void countFloats(const Image& image, Histogram& histogram)
{
    const PixelArea& area = histogram.area;
    ChannelHistogram& channel = histogram.channels.front();
    channel.bins.assign(Histogram::binCount, 0);
    channel.minimum = std::numeric_limits<double>::infinity();
    channel.maximum = -channel.minimum;
    double sum = 0;
    forEachFinite(image, area, [&channel, &sum](float value) {
        ++channel.count;
        sum += static_cast<double>(value);
        channel.minimum = std::min(channel.minimum, static_cast<double>(value));
        channel.maximum = std::max(channel.maximum, static_cast<double>(value));
    });
    channel.notFinite =
        static_cast<std::uint64_t>(area.width) * static_cast<std::uint64_t>(area.height) - channel.count;
    if (channel.count == 0) {
        channel.minimum = channel.maximum = 0;
        return;
    }
    channel.mean = sum / static_cast<double>(channel.count);
    const bool isFlat = channel.minimum == channel.maximum;
    histogram.low = isFlat ? channel.minimum - 0.5 : channel.minimum; // a single value is in the middle of its bin
    histogram.binWidth = (isFlat ? 1 : channel.maximum - channel.minimum) / Histogram::binCount;
    forEachFinite(image, area, [&channel, &histogram](float value) {
        const double bin = (static_cast<double>(value) - histogram.low) / histogram.binWidth;
        ++channel.bins[std::min(static_cast<std::size_t>(bin), channel.bins.size() - 1)];
    });
    const auto forEach = [&image, &area](const auto& visit) { forEachFinite(image, area, visit); };
    const double lower = floatOfRank(forEach, (channel.count - 1) / 2);
    channel.median =
        channel.count % 2 == 1 ? lower : (lower + static_cast<double>(floatOfRank(forEach, channel.count / 2))) / 2;
}

std::uint64_t rankOf(double part, std::uint64_t count)
{
    return static_cast<std::uint64_t>(std::clamp(part, 0.0, 1.0) * static_cast<double>(count - 1) + 0.5);
}

double byteOfPart(const Image& image, double part)
{
    const Histogram histogram = histogramOf(image, {0, 0, image.width(), image.height()});
    std::vector<std::uint64_t> counts(Histogram::binCount, 0);
    std::uint64_t count = 0;
    for (const ChannelHistogram& channel : histogram.channels) {
        count += channel.count;
        for (std::size_t value = 0; value < counts.size(); ++value)
            counts[value] += channel.bins[value];
    }
    return valueOfRank(counts, rankOf(part, count));
}

} // namespace

double valueOfPart(std::span<const ImagePtr> pictures, double part, const std::stop_token& stop)
{
    if (pictures.empty())
        return 0;
    if (pictures.front()->format() != PixelFormat::Float32)
        return byteOfPart(*pictures.front(), part);
    const auto forEach = [pictures, &stop](const auto& visit) {
        for (const ImagePtr& picture : pictures)
            for (int y = 0; y < picture->height() && !stop.stop_requested(); ++y)
                forEachFinite(*picture, {0, y, picture->width(), 1}, visit);
    };
    std::uint64_t count = 0;
    forEach([&count](float) { ++count; });
    return count == 0 ? 0 : static_cast<double>(floatOfRank(forEach, rankOf(part, count)));
}

double Histogram::binCentre(int bin) const
{
    return format == PixelFormat::Float32 ? low + (bin + 0.5) * binWidth : bin;
}

Histogram histogramOf(const Image& image, const PixelArea& area)
{
    Histogram histogram;
    histogram.format = image.format();
    histogram.area = inside(image, area);
    if (histogram.area.width < 1 || histogram.area.height < 1)
        return histogram;
    histogram.channels.resize(static_cast<std::size_t>(channelCount(image.format())));
    if (image.format() == PixelFormat::Float32)
        countFloats(image, histogram);
    else
        countBytes(image, histogram);
    return histogram;
}

} // namespace tilescope
