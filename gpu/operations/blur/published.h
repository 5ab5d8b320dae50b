#pragma once

#include "gpu/operations/published.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// What the exercise gives for a strategy.
std::vector<Published> blurPublished(const std::string& strategy);

} // namespace tilescope::operations
