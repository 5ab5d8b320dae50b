#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tilescope::advice
{

/// Bank conflicts tried out: how many wavefronts the same accesses would take if the tile's rows lay further apart.

/// Wavefronts of one access: over the 32 banks of 4 bytes, the largest number of distinct words asked of one; accesses
/// of 8 bytes a lane go in two half-warps, of 16 in four quarters (DESIGN §3).
unsigned wavefrontsOf(const ConflictPattern& access);

/// The access with its tile's rows `newPitch` bytes apart instead of `pitch`.
ConflictPattern withPitch(const ConflictPattern& access, std::uint32_t pitch, std::uint32_t newPitch);

/// Bytes from one tile row to the next, read off the accesses: how far the second row of threads lies from the first in
/// every whole warp, in a block less than a warp wide. 0 where the accesses do not tell, or contradict each other.
std::uint32_t pitchSeen(std::span<const ConflictPattern> accesses, unsigned blockWidth);

struct PitchTrial {
    std::uint32_t pitch = 0;            ///< elements from one tile row to the next
    std::uint64_t wavefronts = 0;       ///< of all the accesses at that pitch
    std::uint64_t wavefrontsBefore = 0; ///< of the same accesses as they are
    std::uint64_t wavefrontsIdeal = 0;
};

/// The smallest pitch from the present one to one row of banks further that takes the fewest wavefronts; nothing when
/// none takes fewer than the present one. Pitches are in elements of elementBytes.
std::optional<PitchTrial> bestPitch(std::span<const ConflictPattern> accesses, int pitch, int elementBytes);

} // namespace tilescope::advice
