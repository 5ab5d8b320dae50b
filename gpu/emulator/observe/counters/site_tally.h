#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/counters/access_rules.h"
#include "gpu/emulator/observe/counters/launch_counters.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// `units` are sectors, wavefronts (shared) or replays (constant).
struct AccessTally {
    std::uint64_t requests = 0, units = 0, ideal = 0;
    bool operator==(const AccessTally&) const = default;
};

/// The events of one PTX instruction. Two cache lines.
struct SiteTally {
    std::array<AccessTally, targetCount> access;
    std::uint64_t events = 0;    ///< atomics, asynchronous copies, texture reads, barriers or branches
    std::uint64_t divergent = 0; ///< of the branches
    /// For the last instruction of a basic block: how often the block was executed, by warps and by threads.
    std::uint64_t warps = 0, threads = 0;
    bool operator==(const SiteTally&) const = default;
};
static_assert(sizeof(SiteTally) == 128);

/// For all instructions of a kernel, by their index.
struct LaunchTally {
    std::vector<SiteTally> sites;
    std::vector<std::uint32_t> blockLength; ///< for the last instruction of a basic block: its number of instructions;
                                            ///< else 0
    BlockSectors blockSectors;

    explicit LaunchTally(std::size_t instructions = 0) : sites(instructions), blockLength(instructions, 0) {}
    void add(const LaunchTally& other, std::uint64_t times = 1);
    /// += other · times / parts, each number rounded.
    void addScaled(const LaunchTally& other, std::uint64_t times, std::uint64_t parts);
    void clear();
    bool operator==(const LaunchTally&) const = default;
};

/// Totals, instructions and lines from the tally; the caller adds conflicts and blocksRun.
LaunchCounters makeLaunchCounters(const LaunchSetup& setup, const LaunchTally& tally);

} // namespace tilescope::emulator
