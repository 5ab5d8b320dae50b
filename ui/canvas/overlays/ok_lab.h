#pragma once

#include <QColor>

namespace tilescope
{

/// A colour in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020): equal steps look equal.
struct OkLab {
    double lightness = 0, a = 0, b = 0;
};

/// Lightness (0 black, 1 white), chroma, and hue in degrees.
OkLab fromHue(double lightness, double chroma, double hue);

/// In sRGB; what that cannot show is cut off.
QRgb toRgb(const OkLab& colour);

} // namespace tilescope
