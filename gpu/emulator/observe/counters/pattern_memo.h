#pragma once

#include "gpu/emulator/observe/counters/access_rules.h"
#include "gpu/emulator/observe/lane_pattern.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// What is known of accesses with one pattern (LanePattern). The pattern and the first address modulo 32 (sectors) or
/// modulo 4 (banks, whose words may all move by the same distance) determine it, so it is exact.
struct PatternCosts {
    std::array<AccessCost, 32> costs{}; ///< by the first address modulo 32; 0 units: not yet known
    /// Of accesses to global memory, also by that: lanes that together ask for every sector; 0: not yet known.
    std::array<std::uint32_t, 32> sectorLanes{};
};

/// The part of the first address that determines a pattern's cost.
constexpr std::uint64_t phaseOf(std::uint64_t first, Target target)
{
    return first & (target == Target::Global ? 31 : 3);
}

/// For one memory instruction. The memory accessed (Target) is the pattern's kind.
using PatternMemo = LanePatternMemo<PatternCosts>;

} // namespace tilescope::emulator
