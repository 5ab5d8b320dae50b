#pragma once

#include "gpu/recipe/annotations.h"

#include <QColor>

#include <array>

namespace tilescope
{

/// The colours of a map from its lowest value to its highest.
using ColourTable = std::array<QRgb, 256>;

/// Each map runs between colours chosen in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020)
/// with its lightness rising evenly, so that equal steps look equal, also in grey and to colour-blind eyes. The
/// sequential one goes from a dark violet over green to a light yellow; the diverging one from blue over near-white to
/// brown, two hues that every common colour blindness keeps apart, equally dark at equal distance from the middle.
ColourTable colourTable(ColourMap map);

/// For what is not a number: in none of the maps.
inline constexpr QRgb notANumberColour = qRgb(214, 0, 150);

} // namespace tilescope
