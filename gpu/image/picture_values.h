#pragma once

#include "gpu/image/histogram.h"
#include "gpu/image/image.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace tilescope
{

/// A picture's values as its file has them. Kernels read 8 bits a channel; a range maps the values to these.
struct PictureValues {
    enum class Kind { Bytes, SixteenBits, Floats } kind = Kind::Bytes;
    ImagePtr bytes;               ///< of Kind::Bytes: the picture itself
    std::vector<ImagePtr> planes; ///< of the others: a Float32 picture of each channel, grey or red, green and blue
    double most = 65535;          ///< of Kind::SixteenBits: the largest value that the file could hold
    ImagePtr alpha;               ///< Grey8: how opaque each pixel is; null if all are opaque
    bool operator==(const PictureValues&) const = default;

    int width() const { return bytes ? bytes->width() : planes.front()->width(); }
    int height() const { return bytes ? bytes->height() : planes.front()->height(); }
    int channels() const { return bytes ? channelCount(bytes->format()) : static_cast<int>(planes.size()); }
};
using PictureValuesPtr = std::shared_ptr<const PictureValues>;

/// The values that become 0 and 255; black is below white, and both are finite.
struct PictureRange {
    double black = 0, white = 255;
    bool operator==(const PictureRange&) const = default;
};

/// How a picture's range is chosen.
struct RangeChoice {
    enum class Kind {
        Full, ///< 0 to the largest value that the file could hold; floats: 0 to 1 if all are within, else from the
              ///< smallest to the largest
        Auto, ///< stretched: all but half a percent of the values at each end
        Given
    } kind = Kind::Full;
    PictureRange given = {}; ///< of Kind::Given
    bool operator==(const RangeChoice& other) const
    {
        return kind == other.kind && (kind != Kind::Given || given == other.given);
    }

    static RangeChoice of(double black, double white) { return {Kind::Given, {black, white}}; }
};

std::string toText(const RangeChoice& choice);         ///< "full", "auto", "0.1,0.9"
RangeChoice parseRangeChoice(const std::string& text); ///< throws std::invalid_argument with a sentence
/// "photo.tif, range 0.1,0.9"; the name alone of a picture in its full range.
std::string nameInRange(const std::string& name, const RangeChoice& choice);
bool isPossible(const PictureRange& range); ///< of floats, and black below white

/// The smallest and the largest finite value of all channels, and how many values are NaN or infinite.
struct ValueExtent {
    double minimum = 0, maximum = 0;
    std::uint64_t notFinite = 0;
    bool isEmpty = true; ///< no value is finite
    bool operator==(const ValueExtent&) const = default;
};

// All of these end early if a stop is requested; their result is then without meaning.

ValueExtent extentOf(const PictureValues& values, const std::stop_token& stop = {});
PictureRange rangeOf(const PictureValues& values, const RangeChoice& choice, const std::stop_token& stop = {});

/// The 8-bit picture: round(255 · (value − black) / (white − black)), values beyond the range at its ends; NaN is 0. A
/// picture of bytes in its full range is that picture itself.
ImagePtr withRange(const PictureValues& values, const PictureRange& range, const std::stop_token& stop = {});

/// The distribution of the values over `Histogram::binCount` bins from low to high; values beyond are in the bins at
/// the ends. Only bins and counts are filled in.
Histogram distributionOf(const PictureValues& values, double low, double high);

} // namespace tilescope
