#include "ui/canvas/overlays/ok_lab.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tilescope
{

/// Of a linear light between 0 and 1: IEC 61966-2-1.
static int srgbByte(double light)
{
    const double clamped = std::clamp(light, 0.0, 1.0);
    const double encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * encoded));
}

OkLab fromHue(double lightness, double chroma, double hue)
{
    const double angle = hue * std::numbers::pi / 180;
    return {lightness, chroma * std::cos(angle), chroma * std::sin(angle)};
}

/// The matrices are those of Ottosson's definition.
QRgb toRgb(const OkLab& colour)
{
    const auto cube = [](double value) { return value * value * value; };
    const double l = cube(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b);
    const double m = cube(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b);
    const double s = cube(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b);
    return qRgb(srgbByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                srgbByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                srgbByte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

} // namespace tilescope
