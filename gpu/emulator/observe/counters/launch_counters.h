#pragma once

#include "gpu/recipe/report.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// The counts of one PTX instruction of a launch. Only the fields of Counters that concern it are not 0; instructions
/// and threadInstructions are those of this one instruction.
struct SiteCounters {
    std::uint32_t site = 0; ///< index into ptx::Kernel::instructions
    std::string source;     ///< the kernel's own file, and the line in it that led here (ptx::Location::userLine)
    int line = 0;           ///< 0 if unknown
    Counters counters;
};

/// A shared-memory access: the addresses of its lanes, so that other tile pitches can be tried on them.
struct ConflictPattern {
    std::uint32_t site = 0;
    bool store = false;
    std::uint32_t bytes = 0;                   ///< per lane
    std::uint32_t mask = 0;                    ///< active lanes
    std::array<std::uint32_t, 32> addresses{}; ///< offsets in shared memory; 0 for inactive lanes
    std::uint32_t wavefronts = 0, wavefrontsIdeal = 0;
    std::uint64_t times = 0; ///< how often the same lanes requested the same addresses
};

/// The distinct sectors of global memory that each block loads and stores, summed over the blocks: what caches that
/// forget nothing while a block runs would move for it. Without textures and atomics.
struct BlockSectors {
    std::uint64_t loaded = 0, stored = 0;
    bool operator==(const BlockSectors&) const = default;
};

/// The counts of one launch, by the rules of access_rules.h.
struct LaunchCounters {
    Counters total;
    std::vector<SiteCounters> sites; ///< those that were executed, in the order of the PTX
    std::vector<LineCounters> lines; ///< the same per line, ordered by file and line
    /// For each site with conflicts the first few distinct ones, from the blocks that were run.
    std::vector<ConflictPattern> conflicts;
    std::vector<ConflictPattern> conflictFree; ///< the same of sites without, of the first block
    std::uint64_t blocksRun = 0;               ///< blocks that were run for it
    /// Why the counts are estimated from a sample of blocks, or missing if blocksRun is 0: what in the kernel makes
    /// blocks differ, with its line. Empty if they are exact.
    Message reason;
    BlockSectors blockSectors = {}; ///< as exact as the total
};

} // namespace tilescope
