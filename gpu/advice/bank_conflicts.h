#pragma once

#include "gpu/advice/advice.h"

namespace tilescope::advice
{

/// One finding a line of shared-memory access that takes clearly more wavefronts than it has to.
std::vector<Finding> bankConflicts(const AdviceInput& input, std::size_t launch);

} // namespace tilescope::advice
