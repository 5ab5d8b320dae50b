#pragma once

#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/lane_pattern.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// The cost of accesses with one pattern (LanePattern). The pattern and the first address modulo 32 (sectors) or modulo
/// 4 (banks, whose words may all move by the same distance) determine it, so the cached cost is exact.
struct PatternCost {
    static constexpr std::uint32_t unknown = 0xFFFF'FFFF;

    PatternCost() { units.fill(unknown); }

    std::uint32_t ideal = 0, requests = 1;
    std::array<std::uint32_t, 32> units; ///< by the first address modulo 32; `unknown` until asked for
};

/// For one memory instruction. The memory accessed (Target) is the pattern's kind.
using PatternMemo = LanePatternMemo<PatternCost>;

} // namespace tilescope::emulator
