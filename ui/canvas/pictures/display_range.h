#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"

#include <QColor>

#include <array>

namespace tilescope
{

/// The smallest and the largest finite value of a float picture. 0 and 1 when it has no two different finite values.
struct ValueRange {
    float low = 0;
    float high = 1;
    bool hasNotANumber = false;
    bool operator==(const ValueRange&) const = default;
};
ValueRange valueRange(const Image& image);

/// How the values of a picture are mapped to colours: its scale with the range found.
struct DisplayRange {
    ColourMap map = ColourMap::Grey;
    ValueRange values; ///< shown in the map's first and last colour; they differ
    bool operator==(const DisplayRange&) const = default;
};

/// `image` is null if the picture lies only on the GPU: an automatic range is then −1 to 1 for a diverging map and 0 to
/// 1 for the others. An automatic diverging range is symmetric about zero.
DisplayRange displayRange(const DisplayScale& scale, const Image* image);

/// The index of a value's colour in the map's table, 0 to 255. Not for NaN.
int colourIndex(const ValueRange& range, float value);

/// The colours of a map from its lowest value to its highest.
using ColourTable = std::array<QRgb, 256>;

/// Each map runs between colours chosen in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020)
/// with lightness rising evenly, so that equal steps look equal, also in grey and for colour-blind users. The
/// sequential map goes from a dark violet over green to a light yellow; the diverging map from blue over near-white to
/// brown, two hues that are distinguishable with every common colour blindness, equally dark at equal distance from the
/// middle.
ColourTable colourTable(ColourMap map);

/// The colour of NaN: in none of the maps.
inline constexpr QRgb notANumberColour = qRgb(214, 0, 150);

} // namespace tilescope
