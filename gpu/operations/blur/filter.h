#pragma once

#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <vector>

namespace tilescope::operations
{

/// All functions throw SettingError (field "weights") if the filter is the user's own and its text is none.

std::int32_t blurWidth(const ParameterValues& parameters);
bool isBoxFilter(const ParameterValues& parameters);
bool isOwnFilter(const ParameterValues& parameters); ///< of the user, see own_filter.h; else a box or a gaussian

/// The filter of a blur as its kernels read it: width × width weights, row by row.
std::vector<float> blurFilter(const ParameterValues& parameters);

/// The row of weights whose product with itself is the filter: `width` weights that sum to one. Throws SettingError
/// (field "weights") if the user's filter is no such product.
std::vector<float> blurLine(const ParameterValues& parameters);

/// Throws SettingError (field "weights") unless that row is the same from both ends.
void checkSymmetric(const ParameterValues& parameters);

/// The same row for pairs of halves. Throws SettingError (field "weights") unless it is symmetric and falls from its
/// middle to its ends: only then its sums are exact enough (README).
/// For each distance 0 … width / 2 the weight times 2^scale is rounded to a half (11 bits) and stored twice in 32 bits.
/// The weight of distance 0 is 1 minus all others, so that a bright area keeps its brightness.
std::vector<std::int32_t> blurHalves(const ParameterValues& parameters, int scale);

} // namespace tilescope::operations
