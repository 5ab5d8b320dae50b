#pragma once

#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/lane_pattern.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// What accesses of one pattern (LanePattern) cost. With the first address modulo 32 (sectors) or modulo 4 (banks,
/// whose words may all move by the same distance) the pattern decides it, so what is remembered is exact.
struct PatternCost {
    static constexpr std::uint32_t unknown = 0xFFFF'FFFF;

    PatternCost() { units.fill(unknown); }

    std::uint32_t ideal = 0;
    std::array<std::uint32_t, 32> units; ///< by the first address modulo 32; `unknown` until asked for
};

/// Of one memory instruction. What it went to (Target) is the pattern's kind.
using PatternMemo = LanePatternMemo<PatternCost>;

} // namespace tilescope::emulator
