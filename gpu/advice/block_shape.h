#pragma once

#include "gpu/advice/advice.h"

namespace tilescope::advice
{

/// What the main launch's block size brings with it.

std::vector<Finding> redundantHalo(const AdviceInput& input);                    ///< pixels that several blocks load
std::vector<Finding> idleThreads(const AdviceInput& input);                      ///< lanes and threads without a pixel
std::vector<Finding> lowOccupancy(const AdviceInput& input, std::size_t launch); ///< few warps to switch between

} // namespace tilescope::advice
