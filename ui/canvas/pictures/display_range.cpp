#include "ui/canvas/pictures/display_range.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilescope
{

ValueRange valueRange(const Image& image)
{
    ValueRange range{std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest(), false};
    for (int y = 0; y < image.height(); ++y) {
        const float* row = image.row<float>(y);
        for (int x = 0; x < image.width(); ++x) {
            if (!std::isfinite(row[x])) {
                range.hasNotANumber = range.hasNotANumber || std::isnan(row[x]);
                continue;
            }
            range.low = std::min(range.low, row[x]);
            range.high = std::max(range.high, row[x]);
        }
    }
    if (range.low >= range.high)
        range = {0, 1, range.hasNotANumber};
    return range;
}

DisplayRange displayRange(const DisplayScale& scale, const Image* image)
{
    const bool isFloat = image && image->format() == PixelFormat::Float32;
    DisplayRange range{scale.map, isFloat ? valueRange(*image) : ValueRange{}};
    ValueRange& values = range.values;
    const bool isGiven = !scale.automatic && std::isfinite(scale.low) && scale.low < scale.high;
    if (isGiven) {
        values.low = scale.low;
        values.high = scale.high;
    } else if (scale.map == ColourMap::Diverging) {
        values.high = std::max(std::abs(values.low), std::abs(values.high));
        values.low = -values.high;
    }
    return range;
}

int colourIndex(const ValueRange& range, float value)
{
    const double low = range.low; // the difference of two floats may be too large for one
    const double level = (value - low) / (range.high - low);
    return static_cast<int>(std::clamp(level, 0.0, 1.0) * 255 + 0.5);
}

} // namespace tilescope
