#pragma once

#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <vector>

namespace tilescope::operations
{

std::int32_t blurWidth(const ParameterValues& parameters);
bool isBoxFilter(const ParameterValues& parameters); ///< else a gaussian

/// The filter of a blur as its kernels read it: width × width weights, row by row.
std::vector<float> blurFilter(const ParameterValues& parameters);

/// The row of weights from which both filters are built: `width` weights that sum to one; its product with itself is
/// the filter.
std::vector<float> blurLine(const ParameterValues& parameters);

/// The same row for pairs of halves: for each distance 0 … width / 2 the weight times 2^scale, rounded to a half (11
/// bits) and stored twice in 32 bits. The weight of distance 0 is 1 minus all others, so that a bright area keeps its
/// brightness.
std::vector<std::int32_t> blurHalves(const ParameterValues& parameters, int scale);

} // namespace tilescope::operations
