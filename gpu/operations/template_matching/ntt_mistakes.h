#pragma once

#include "gpu/operations/mistake.h"

#include <vector>

namespace tilescope::operations
{

/// Those of the strategy "ntt", and behind them those that it shares with others.
std::vector<Mistake> nttMistakes(const std::vector<Mistake>& shared);

} // namespace tilescope::operations
