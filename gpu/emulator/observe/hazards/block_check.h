#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_runner.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// What looking closely at some blocks of a launch found.
struct BlockCheckResult {
    std::optional<Finding> error; ///< of the lowest block that went wrong
    std::vector<Finding> hazards; ///< within a block; what one block does to another is not looked for
    std::uint64_t warpInstructions = 0, blocksRun = 0;
};

/// Runs the blocks (linear indices, rising) on what the buffers hold, with bounds and hazards looked for. The same for
/// any number of threads. Throws Cancelled.
BlockCheckResult checkBlocks(const LaunchSetup& setup, const std::vector<std::uint64_t>& blocks,
                             const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                             const RunControl& control, ProgressSpan span);

} // namespace tilescope::emulator
