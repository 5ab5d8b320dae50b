#pragma once

#include "gpu/operations/inputs.h"

#include "gpu/recipe/recipe.h"

#include <vector>

namespace tilescope::operations
{

/// The filter of a blur as its kernels read it: width × width weights, row by row.
std::vector<float> blurFilter(const ParameterValues& parameters);

/// The row of weights that both filters are made of: `width` weights that sum to one, times itself the filter.
std::vector<float> blurLine(const ParameterValues& parameters);

} // namespace tilescope::operations
