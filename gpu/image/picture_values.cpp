#include "gpu/image/picture_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr int bandRows = 64; // between two checks of the stop token
constexpr double mostByte = 255;

template <typename Row>
void forRows(const Image& image, const std::stop_token& stop, const Row& row)
{
    for (int y = 0; y < image.height(); ++y) {
        if (y % bandRows == 0 && stop.stop_requested())
            return;
        row(y);
    }
}

std::uint8_t levelOf(double value, const PictureRange& range)
{
    const double part = (value - range.black) / (range.white - range.black);
    if (std::isnan(part)) // also of an infinite value within an infinite range, which isPossible() excludes
        return 0;
    return static_cast<std::uint8_t>(std::clamp(part, 0.0, 1.0) * mostByte + 0.5);
}

ImagePtr mappedBytes(const Image& bytes, const PictureRange& range, const std::stop_token& stop)
{
    std::array<std::uint8_t, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = levelOf(static_cast<double>(i), range);
    auto image = std::make_shared<Image>(bytes.width(), bytes.height(), bytes.format());
    forRows(bytes, stop, [&](int y) {
        const auto* from = bytes.row<std::uint8_t>(y);
        std::transform(from, from + bytes.pitchBytes(), image->row<std::uint8_t>(y),
                       [&table](std::uint8_t value) { return table[value]; });
    });
    return image;
}

/// Of floats: those of a rank are found without a sorted copy.
PictureRange stretched(const PictureValues& values, const std::stop_token& stop)
{
    constexpr double cut = 0.005; // of the values at each end
    const std::vector<ImagePtr> pictures = values.bytes ? std::vector{values.bytes} : values.planes;
    const PictureRange range{valueOfPart(pictures, cut, stop), valueOfPart(pictures, 1 - cut, stop)};
    return isPossible(range) ? range : rangeOf(values, {}, stop);
}

PictureRange full(const PictureValues& values, const std::stop_token& stop)
{
    if (values.kind == PictureValues::Kind::Bytes)
        return {0, mostByte};
    if (values.kind == PictureValues::Kind::SixteenBits)
        return {0, values.most};
    const ValueExtent extent = extentOf(values, stop);
    const bool isNormal = extent.minimum >= 0 && extent.maximum <= 1;
    if (isNormal || extent.isEmpty)
        return {0, 1};
    if (extent.minimum < extent.maximum)
        return {extent.minimum, extent.maximum};
    return extent.minimum < 0 ? PictureRange{extent.minimum, 0} : PictureRange{0, extent.maximum};
}

} // namespace

std::string toText(const RangeChoice& choice)
{
    if (choice.kind != RangeChoice::Kind::Given)
        return choice.kind == RangeChoice::Kind::Auto ? "auto" : "full";
    std::string text;
    for (const double value : {choice.given.black, choice.given.white}) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        text += (text.empty() ? "" : ",") + std::string(digits.data(), end);
    }
    return text;
}

RangeChoice parseRangeChoice(const std::string& text)
{
    if (text == "full")
        return {};
    if (text == "auto")
        return {RangeChoice::Kind::Auto, {}};
    double black = 0, white = 0;
    const char* const last = text.data() + text.size();
    const auto first = std::from_chars(text.data(), last, black);
    const bool hasComma = first.ec == std::errc() && first.ptr != last && *first.ptr == ',';
    const auto second = hasComma ? std::from_chars(first.ptr + 1, last, white) : first;
    if (!hasComma || second.ec != std::errc() || second.ptr != last)
        throw std::invalid_argument("A range is full, auto, or the values that become black and white, such as "
                                    "0.1,0.9; \"" +
                                    text + "\" is not.");
    if (!isPossible({black, white}))
        throw std::invalid_argument("The range \"" + text +
                                    "\" is not possible: black must be below white, and both must be numbers that a "
                                    "float can hold, as in 0.1,0.9.");
    return RangeChoice::of(black, white);
}

std::string nameInRange(const std::string& name, const RangeChoice& choice)
{
    return choice == RangeChoice() ? name : name + ", range " + toText(choice);
}

bool isPossible(const PictureRange& range)
{
    constexpr double most = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::min();
    return std::abs(range.black) <= most && std::abs(range.white) <= most && range.white - range.black >= least;
}

ValueExtent extentOf(const PictureValues& values, const std::stop_token& stop)
{
    ValueExtent extent{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0, false};
    const auto take = [&extent](double value) {
        if (!std::isfinite(value)) {
            ++extent.notFinite;
            return;
        }
        extent.minimum = std::min(extent.minimum, value);
        extent.maximum = std::max(extent.maximum, value);
    };
    if (values.bytes)
        forRows(*values.bytes, stop, [&](int y) {
            const auto* row = values.bytes->row<std::uint8_t>(y);
            std::for_each(row, row + values.bytes->pitchBytes(), take);
        });
    for (const ImagePtr& plane : values.planes)
        forRows(*plane, stop, [&](int y) {
            const float* row = plane->row<float>(y);
            std::for_each(row, row + plane->width(), take);
        });
    return extent.minimum <= extent.maximum ? extent : ValueExtent{0, 0, extent.notFinite, true};
}

PictureRange rangeOf(const PictureValues& values, const RangeChoice& choice, const std::stop_token& stop)
{
    switch (choice.kind) {
    case RangeChoice::Kind::Full: return full(values, stop);
    case RangeChoice::Kind::Auto: return stretched(values, stop);
    case RangeChoice::Kind::Given: break;
    }
    return choice.given;
}

ImagePtr withRange(const PictureValues& values, const PictureRange& range, const std::stop_token& stop)
{
    if (values.bytes)
        return range == PictureRange{} ? values.bytes : mappedBytes(*values.bytes, range, stop);
    const std::size_t channels = values.planes.size();
    auto image = std::make_shared<Image>(values.width(), values.height(),
                                         channels == 1 ? PixelFormat::Grey8 : PixelFormat::Rgb8);
    forRows(*image, stop, [&](int y) {
        for (std::size_t channel = 0; channel < channels; ++channel) {
            const float* from = values.planes[channel]->row<float>(y);
            auto* to = image->row<std::uint8_t>(y) + channel;
            for (int x = 0; x < image->width(); ++x, to += channels)
                *to = levelOf(static_cast<double>(from[x]), range);
        }
    });
    return image;
}

Histogram distributionOf(const PictureValues& values, double low, double high)
{
    Histogram histogram;
    histogram.format = values.bytes ? values.bytes->format() : PixelFormat::Float32;
    histogram.area = {0, 0, values.width(), values.height()};
    histogram.low = low;
    histogram.binWidth = (high - low) / Histogram::binCount;
    const auto channels = static_cast<std::size_t>(values.channels());
    histogram.channels.resize(channels);
    for (ChannelHistogram& channel : histogram.channels)
        channel.bins.assign(Histogram::binCount, 0);
    const auto take = [&histogram](std::size_t channel, double value) {
        ChannelHistogram& to = histogram.channels[channel];
        if (!std::isfinite(value)) {
            ++to.notFinite;
            return;
        }
        const double bin = std::clamp((value - histogram.low) / histogram.binWidth, 0.0, Histogram::binCount - 1.0);
        ++to.bins[static_cast<std::size_t>(bin)];
        ++to.count;
    };
    for (int y = 0; y < values.height(); ++y)
        for (int x = 0; x < values.width(); ++x)
            for (std::size_t channel = 0; channel < channels; ++channel)
                take(channel, values.bytes
                                  ? values.bytes->row<std::uint8_t>(y)[static_cast<std::size_t>(x) * channels + channel]
                                  : static_cast<double>(values.planes[channel]->row<float>(y)[x]));
    return histogram;
}

} // namespace tilescope
