#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::operations
{

/// Numbers for the number-theoretic transform of 256 values modulo a prime, in the form that ntt.cu needs: pairs of
/// 32-bit numbers w and ⌊2³² w / prime⌋, with which x · w is reduced without a division (D. Harvey: "Faster arithmetic
/// for number-theoretic transforms", 2014, who calls it Shoup's trick).

inline constexpr std::uint32_t nttPrime = 998'244'353; ///< 119 · 2²³ + 1; 3 generates all non-zero remainders
inline constexpr int nttSide = 256;

/// 512 pairs. Element half + i, for half = 1, 2, 4 … 128 and i < half, is the i-th power of a root of unity of order 2
/// · half; the element 256 further is its inverse.
std::vector<std::byte> nttRoots();

/// 256 × 256 pairs: the factor that turns a tile's spectrum into that of its sums of products with the template,
/// divided by 256² for the inverse transform. Rows are in the order of the columns' transforms, columns in that of the
/// kernel "rows".
std::vector<std::byte> nttSpectrum(const Image& pattern);

} // namespace tilescope::operations
