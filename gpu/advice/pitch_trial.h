#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tilescope::advice
{

/// Bank conflicts by trial: how many wavefronts the same accesses would take with another pitch of the tile's rows.

/// Wavefronts of one access: over the 32 banks of 4 bytes, the largest number of distinct words requested from one
/// bank; accesses of 8 bytes per lane go in two half-warps, of 16 in four quarters.
unsigned wavefrontsOf(const ConflictPattern& access);

/// The access with a row pitch of `newPitch` bytes instead of `pitch`.
ConflictPattern withPitch(const ConflictPattern& access, std::uint32_t pitch, std::uint32_t newPitch);

/// The tile's row pitch in bytes, derived from the accesses: the distance between the first and the second row of
/// threads in every whole warp, in a block narrower than a warp. 0 if the accesses do not show it, contradict each
/// other, or if rows of it would overlap.
std::uint32_t pitchSeen(std::span<const ConflictPattern> accesses, unsigned blockWidth);

struct PitchTrial {
    std::uint32_t pitch = 0;            ///< elements from one tile row to the next
    std::uint64_t wavefronts = 0;       ///< of all accesses with that pitch
    std::uint64_t wavefrontsBefore = 0; ///< of the same accesses as they were
    std::uint64_t wavefrontsIdeal = 0;
};

/// The smallest pitch, from the current one to one row of banks further, that takes the fewest wavefronts; nothing if
/// none takes fewer than the current one. Pitches are in elements of elementBytes.
std::optional<PitchTrial> bestPitch(std::span<const ConflictPattern> accesses, int pitch, int elementBytes);

} // namespace tilescope::advice
