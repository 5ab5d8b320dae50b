#pragma once

#include "gpu/operations/mistake.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// The mistakes of the strategies that keep sums: `separable`, `integral` and those that walk down strips.
std::vector<Mistake> sumMistakes(const std::string& strategy);

} // namespace tilescope::operations
