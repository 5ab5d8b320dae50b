#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/plan.h"

#include <cstddef>

namespace tilescope::operations
{

/// What prepare.cu leaves for the launch after it.
struct Preparation {
    std::size_t padded = 0, sums = 0; ///< buffers: the picture with its border around it, the windows' sums
    int paddedPitch = 0;              ///< bytes from one row to the next, a multiple of 256
    int sumsPitch = 0;                ///< pairs of sums from one row to the next, a multiple of 192
};

/// Adds the two buffers and the two launches that fill them to a plan whose first buffer is the packed picture. Their
/// text must be the plan's second source.
Preparation addPreparation(const Image& picture, const Image& pattern, Plan& plan);

} // namespace tilescope::operations
