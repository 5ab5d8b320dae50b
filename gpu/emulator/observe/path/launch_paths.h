#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/emulator/observe/path/block_path.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

struct EmulatorOptions;

namespace emulator
{

/// Records blocks of a launch until the instructions are used up; at least one. A block that fails is recorded as far
/// as it came. Throws Cancelled.
LaunchPaths recordPaths(const LaunchSetup& setup, const BlockClassResult& classes, const PathRequest& request,
                        const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                        const RunControl& control);

} // namespace emulator
} // namespace tilescope
