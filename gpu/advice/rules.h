#pragma once

#include "gpu/advice/advice.h"

namespace tilescope::advice
{

/// One finding per line with shared-memory accesses that take clearly more wavefronts than necessary.
std::vector<Finding> bankConflicts(const AdviceInput& input, std::size_t launch);

/// Consequences of the main launch's block size.

std::vector<Finding> redundantHalo(const AdviceInput& input);                    ///< pixels that several blocks load
std::vector<Finding> idleThreads(const AdviceInput& input);                      ///< lanes and threads without a pixel
std::vector<Finding> lowOccupancy(const AdviceInput& input, std::size_t launch); ///< few warps to switch between

/// One finding per line with global-memory accesses that touch clearly more sectors than their bytes need.
std::vector<Finding> coalescing(const AdviceInput& input, std::size_t launch);

/// One finding per line with atomics whose lanes clearly meet at the same elements.
std::vector<Finding> contention(const AdviceInput& input, std::size_t launch);

/// One finding per branch that parts warps, if a good part of the launch's lanes are idle.
std::vector<Finding> divergence(const AdviceInput& input, std::size_t launch);

} // namespace tilescope::advice
