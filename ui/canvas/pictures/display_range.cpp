#include "ui/canvas/pictures/display_range.h"

#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

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
    const double low = range.low; // the difference of two floats may overflow a float
    const double level = (value - low) / (range.high - low);
    return static_cast<int>(std::clamp(level, 0.0, 1.0) * 255 + 0.5);
}

namespace
{

/// The colour of this lightness on the line through the points, which rise in lightness.
OkLab atLightness(const std::vector<OkLab>& points, double lightness)
{
    std::size_t next = 1;
    while (next + 1 < points.size() && points[next].lightness < lightness)
        ++next;
    const OkLab& from = points[next - 1];
    const OkLab& to = points[next];
    const double part = (lightness - from.lightness) / (to.lightness - from.lightness);
    return {lightness, std::lerp(from.a, to.a, part), std::lerp(from.b, to.b, part)};
}

/// `position` runs from 0, the darkest, to 1.
QRgb onRamp(const std::vector<OkLab>& points, double position)
{
    return toRgb(atLightness(points, std::lerp(points.front().lightness, points.back().lightness, position)));
}

std::vector<OkLab> sequentialPoints()
{
    return {fromHue(0.20, 0.085, 285), fromHue(0.36, 0.12, 275),  fromHue(0.51, 0.09, 235),
            fromHue(0.66, 0.105, 185), fromHue(0.81, 0.145, 140), fromHue(0.95, 0.13, 108)};
}

std::vector<OkLab> bluePoints()
{
    return {fromHue(0.36, 0.145, 262), fromHue(0.55, 0.14, 256), fromHue(0.76, 0.10, 248), fromHue(0.90, 0.04, 240),
            fromHue(0.97, 0, 0)};
}

std::vector<OkLab> brownPoints()
{
    return {fromHue(0.36, 0.085, 40), fromHue(0.55, 0.125, 45), fromHue(0.76, 0.12, 58), fromHue(0.90, 0.055, 70),
            fromHue(0.97, 0, 0)};
}

} // namespace

ColourTable colourTable(ColourMap map)
{
    const std::vector<OkLab> sequential = sequentialPoints(), blue = bluePoints(), brown = brownPoints();
    ColourTable table{};
    const int last = static_cast<int>(table.size()) - 1;
    for (int index = 0; index <= last; ++index) {
        const double position = static_cast<double>(index) / last;
        QRgb& colour = table[static_cast<std::size_t>(index)];
        switch (map) {
        case ColourMap::Grey: colour = qRgb(index, index, index); break;
        case ColourMap::Sequential: colour = onRamp(sequential, position); break;
        case ColourMap::Diverging:
            colour = position < 0.5 ? onRamp(blue, 2 * position) : onRamp(brown, 2 - 2 * position);
            break;
        }
    }
    return table;
}

} // namespace tilescope
