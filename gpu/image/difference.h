#pragma once

#include "gpu/image/image.h"

#include <cstdint>

namespace tilescope
{

/// How far a picture is from the one that it should be, in a picture and in figures.
///
/// A value is one channel of one pixel. One that is NaN or infinite in one picture alone differs, but by no number: it
/// is in `differing` and `notComparable`, and in none of the other figures. NaN in both is equal.
struct Difference {
    ImagePtr picture;               ///< Float32: the largest |result − reference| of a pixel's channels, NaN as above
    double largest = 0, mean = 0;   ///< of |result − reference| over all values
    int largestX = 0, largestY = 0; ///< the first pixel that differs by the largest
    std::uint64_t values = 0, differing = 0, notComparable = 0;
    double meanSquare = 0; ///< of the differences
    double fullScale = 1;  ///< the largest difference that could be: 255; of floats, the reference's range of values

    bool isEqual() const { return differing == 0; }

    /// Peak signal-to-noise ratio in dB, 10 log10(fullScale² / meanSquare), as in ITU-T J.340; infinite when the mean
    /// square is 0, NaN where a value is not comparable.
    double psnrDb() const;
};

/// Throws std::invalid_argument when sizes or formats differ or a picture is empty.
Difference differenceOf(const Image& result, const Image& reference);

} // namespace tilescope
