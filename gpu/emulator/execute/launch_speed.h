#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/execute/worker_pool.h"

#include <vector>

namespace tilescope::emulator
{

/// Warp instructions per second of the processor time of one thread, measured with a few blocks spread over the grid,
/// or with their beginnings, while all threads of the launch do the same. Throws Cancelled.
double launchSpeed(const LaunchSetup& setup, const EmulatorOptions& options, WorkerPool& pool,
                   std::vector<WorkerMemory>& memory, const RunControl& control);

} // namespace tilescope::emulator
