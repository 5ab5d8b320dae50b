#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"

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

/// How the numbers of one picture become colours: the scale with its range found.
struct DisplayRange {
    ColourMap map = ColourMap::Grey;
    ValueRange values; ///< those shown in the map's first and last colour; different
    bool operator==(const DisplayRange&) const = default;
};

/// `image` is null where the picture lies only on the GPU: an automatic range is then −1 to 1 for a diverging map and
/// 0 to 1 for the others. An automatic diverging range is symmetric about zero.
DisplayRange displayRange(const DisplayScale& scale, const Image* image);

/// The number of a value's colour in the map's table, 0 to 255. Not for NaN.
int colourIndex(const ValueRange& range, float value);

} // namespace tilescope
