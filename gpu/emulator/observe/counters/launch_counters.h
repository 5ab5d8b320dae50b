#pragma once

#include "gpu/recipe/report.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// What one PTX instruction of a launch did. Only its own part of Counters is not 0; instructions and
/// threadInstructions are those of this one instruction.
struct SiteCounters {
    std::uint32_t site = 0; ///< index into ptx::Kernel::instructions
    std::string source;     ///< the kernel's own file, and the line of it that led here (ptx::Location::userLine)
    int line = 0;           ///< 0 when unknown
    Counters counters;
};

/// A shared-memory access that took more wavefronts than it had to: the addresses of its lanes, so that other tile
/// pitches can be tried on them.
struct ConflictPattern {
    std::uint32_t site = 0;
    bool store = false;
    std::uint32_t bytes = 0;                   ///< a lane
    std::uint32_t mask = 0;                    ///< active lanes
    std::array<std::uint32_t, 32> addresses{}; ///< offsets in shared memory; of sleeping lanes 0
    std::uint32_t wavefronts = 0, wavefrontsIdeal = 0;
    std::uint64_t times = 0; ///< how often the same lanes asked for the same addresses
};

/// What one launch did, by DESIGN's counting rules.
struct LaunchCounters {
    Counters total;
    std::vector<SiteCounters> sites; ///< those that ran, in the order of the PTX
    std::vector<LineCounters> lines; ///< the same by line, in the order of file and line
    /// Of each site with conflicts the first few distinct ones, from the blocks that were run.
    std::vector<ConflictPattern> conflicts;
    std::uint64_t blocksRun = 0; ///< blocks that were run to know it
    /// Why these are not exact, but estimated from a sample of blocks, or none with blocksRun 0: what in the kernel
    /// makes blocks differ, with its line. Empty when they are.
    std::string reason;
};

} // namespace tilescope
