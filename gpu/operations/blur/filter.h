#pragma once

#include "gpu/operations/inputs.h"

#include "gpu/recipe/recipe.h"

#include <vector>

namespace tilescope::operations
{

/// The filter of a blur as its kernels read it: width × width weights, row by row.
std::vector<float> blurFilter(const ParameterValues& parameters);

} // namespace tilescope::operations
