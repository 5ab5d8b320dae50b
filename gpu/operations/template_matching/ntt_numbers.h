#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::operations
{

/// Numbers of the number-theoretic transform of 256 values among the remainders of a prime, as ntt.cu wants them: pairs
/// of 32-bit numbers w and ⌊2³² w / prime⌋, with which x · w is reduced without a division (D. Harvey: "Faster
/// arithmetic for number-theoretic transforms", 2014, who calls it Shoup's trick).

inline constexpr std::uint32_t nttPrime = 998'244'353; ///< 119 · 2²³ + 1; 3 generates all remainders but 0
inline constexpr int nttSide = 256;

/// 512 pairs. Element half + i, for half = 1, 2, 4 … 128 and i < half, is the i-th power of a root of order 2 · half;
/// 256 further is its inverse.
std::vector<std::byte> nttRoots();

/// 256 × 256 pairs: the spectrum that makes sums of products with the template of a tile's spectrum, over 256² for the
/// transform back. Rows lie as the columns' transforms leave them, columns as the kernel "rows" writes them.
std::vector<std::byte> nttSpectrum(const Image& pattern);

} // namespace tilescope::operations
