#pragma once

#include "gpu/image/image.h"

#include <cstdint>

namespace tilescope
{

/// The difference of a picture from its reference, as a picture and as figures.
///
/// A value is one channel of one pixel. A value that is NaN or infinite in only one of the pictures counts in
/// `differing` and `notComparable`, and in none of the other figures. NaN in both is equal.
struct Difference {
    ImagePtr picture;               ///< Float32: the largest |result − reference| of a pixel's channels, NaN as above
    double largest = 0, mean = 0;   ///< of |result − reference| over all values
    int largestX = 0, largestY = 0; ///< the first pixel that differs by the largest
    std::uint64_t values = 0, differing = 0, notComparable = 0;
    double meanSquare = 0; ///< of the differences
    double fullScale = 1;  ///< the largest possible difference: 255; for floats, the reference's range of values

    bool isEqual() const { return differing == 0; }

    /// Peak signal-to-noise ratio in dB, 10 log10(fullScale² / meanSquare), as in ITU-T J.340; infinite if the mean
    /// square is 0, NaN if a value is not comparable.
    double psnrDb() const;
};

/// Throws std::invalid_argument if sizes or formats differ or a picture is empty.
Difference differenceOf(const Image& result, const Image& reference);

} // namespace tilescope
