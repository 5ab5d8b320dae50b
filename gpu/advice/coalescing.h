#pragma once

#include "gpu/advice/advice.h"

namespace tilescope::advice
{

/// One finding a line of global-memory access that touches clearly more sectors than its bytes need.
std::vector<Finding> coalescing(const AdviceInput& input, std::size_t launch);

} // namespace tilescope::advice
