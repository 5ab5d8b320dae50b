#pragma once

#include "gpu/operations/published.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// What the paper gives for a strategy; "" stands for its single CPU thread.
std::vector<Published> sobelPublished(const std::string& strategy);

} // namespace tilescope::operations
