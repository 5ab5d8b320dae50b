#pragma once

#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/recipe/run_control.h"
#include "gpu/recipe/words/stall_reason.h"
#include "gpu/timing/machine_program.h"
#include "gpu/timing/warp_life.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// One multiprocessor and its share of what all have in common.
struct MultiprocessorLoad {
    const MachineProgram& program;
    const MachineFigures& figures;
    const LaunchPaths& paths;
    unsigned resident = 1;                      ///< blocks at a time
    double active = 1;                          ///< multiprocessors that execute the launch
    double blockInterval = 0;                   ///< cycles between the starts of two of its blocks, at least
    double l1Bytes = 0;                         ///< of cache, beside shared memory
    double l2BytesPerCycle = 0;                 ///< its share
    double l2WrittenPerCycle = 0;               ///< and of what L2 takes
    double loadLineCycles = 0;                  ///< of it for a load of one line, however few sectors, at least
    double storeLineCycles = 0;                 ///< and for a store
    double atomicSectorCycles = 0;              ///< of its share of L2's slices for atomics on a sector
    double memoryBytesPerCycle = 0;             ///< its share
    double memorySectors = 0;                   ///< the share of the sectors that a block asks for first which L2 lacks
    std::size_t mostBlocks = SIZE_MAX;          ///< of LaunchPaths::blocks, to simulate
    std::uint64_t mostInstructions = 2'000'000; ///< after which the simulation ends
    std::size_t timelineWarps = 0;              ///< warps, from the first on, whose instructions are recorded
    std::size_t timelineEvents = 0;             ///< that are recorded at most
};

struct MultiprocessorRun {
    double cycles = 0;             ///< simulated
    std::vector<BlockSpan> blocks; ///< in the order of LaunchPaths::blocks, those that were started
    std::size_t blocksDone = 0;
    bool isWhole = true;                        ///< all blocks of LaunchPaths::blocks were simulated
    std::uint64_t instructions = 0;             ///< of the machine, issued
    std::vector<StateCycles> sites;             ///< by PTX instruction: what the warps did that had it as their next
    std::array<double, pipeCount> pipeCycles{}; ///< for how long each pipe was taken, of a scheduler on average
    double l1Sectors = 0, l1Hits = 0;           ///< of global and local loads
    double l2Bytes = 0, memoryBytes = 0;
    double atomicCycles = 0; ///< for which L2 was busy with atomics on the line that had most, of those of all blocks
    std::vector<WarpLife> lives;
};

/// Simulates the multiprocessor, instruction by instruction. Throws Cancelled.
MultiprocessorRun simulate(const MultiprocessorLoad& load, const RunControl& control);

} // namespace tilescope
