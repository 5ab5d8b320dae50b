#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_runner.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// The result of checking some blocks of a launch.
struct BlockCheckResult {
    std::optional<Finding> error; ///< of the lowest block that failed
    std::vector<Finding> hazards; ///< within a block; hazards between blocks are not checked
    std::uint64_t warpInstructions = 0, blocksRun = 0;
};

/// Runs the blocks (linear indices, ascending) on the content of the buffers, checking bounds and hazards. The result
/// is the same for any number of threads. Throws Cancelled.
BlockCheckResult checkBlocks(const LaunchSetup& setup, const std::vector<std::uint64_t>& blocks,
                             const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                             const RunControl& control, ProgressSpan span);

} // namespace tilescope::emulator
