#pragma once

#include "gpu/emulator/observe/counters/access_rules.h"
#include "gpu/emulator/observe/lane_pattern.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// The cost of accesses with one pattern (LanePattern). The pattern and the first address modulo 32 (sectors) or modulo
/// 4 (banks, whose words may all move by the same distance) determine it, so the cached cost is exact.
using PatternCosts = std::array<AccessCost, 32>; ///< by the first address modulo 32; 0 units: not yet known

/// For one memory instruction. The memory accessed (Target) is the pattern's kind.
using PatternMemo = LanePatternMemo<PatternCosts>;

} // namespace tilescope::emulator
