#include "ui/canvas/overlays/colour_map.h"

#include "ui/theme/colours.h"

#include <cmath>
#include <vector>

namespace tilescope
{

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
