#pragma once

#include "gpu/image/image.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tilescope
{

/// Part of a picture, in pixels.
struct PixelArea {
    int x = 0, y = 0, width = 0, height = 0;
    bool operator==(const PixelArea&) const = default;
};

/// The distribution of the values of one channel, and its figures.
struct ChannelHistogram {
    std::vector<std::uint64_t> bins; ///< Histogram::binCount bins; a value's bin is floor((value − low) / binWidth)
    std::uint64_t count = 0;         ///< of finite values, each of which is in a bin
    std::uint64_t notFinite = 0;     ///< NaN and infinite values, which are in no bin and no figure
    double minimum = 0, maximum = 0, mean = 0;
    double median = 0; ///< exact; for an even count the mean of the two middle values
    bool operator==(const ChannelHistogram&) const = default;
};

struct Histogram {
    static constexpr int binCount = 256;
    PixelFormat format = PixelFormat::Grey8;
    PixelArea area;                         ///< the part that was counted
    double low = 0, binWidth = 1;           ///< 8-bit pictures: one bin per value; floats: from the smallest to the
                                            ///< largest
    std::vector<ChannelHistogram> channels; ///< red, green, blue; or one
    bool operator==(const Histogram&) const = default;

    double binCentre(int bin) const; ///< for 8-bit pictures the value itself
};

/// Counts the part of `area` inside the picture; there are no channels if it is empty. Needs no memory beyond the
/// counts.
Histogram histogramOf(const Image& image, const PixelArea& area);

/// The value that this part (0 to 1) of all finite values of the pictures does not exceed: one of the values, exactly.
/// 0 if there is none, or if a stop was requested. The pictures are all of floats, or one of bytes.
double valueOfPart(std::span<const ImagePtr> pictures, double part, const std::stop_token& stop = {});

} // namespace tilescope
