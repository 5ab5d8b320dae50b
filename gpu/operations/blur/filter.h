#pragma once

#include "gpu/recipe/recipe.h"

#include <cstdint>
#include <vector>

namespace tilescope::operations
{

std::int32_t blurWidth(const ParameterValues& parameters);
bool isBoxFilter(const ParameterValues& parameters); ///< else it is a gaussian

/// The filter of a blur as its kernels read it: width × width weights, row by row.
std::vector<float> blurFilter(const ParameterValues& parameters);

/// The row of weights that both filters are made of: `width` weights that sum to one, times itself the filter.
std::vector<float> blurLine(const ParameterValues& parameters);

/// The same for pairs of halves: of distances 0 … width / 2 the weight, rounded to a half (11 bits), twice in 32 bits
/// and times 2^scale. The weight of distance 0 is 1 less all others, so that a bright area stays as bright as it is.
std::vector<std::int32_t> blurHalves(const ParameterValues& parameters, int scale);

} // namespace tilescope::operations
