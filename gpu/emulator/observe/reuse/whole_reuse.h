#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/reuse/reuse_observer.h"
#include "gpu/emulator/observe/reuse/reuse_sums.h"

#include <vector>

namespace tilescope::emulator
{

/// Counts the reads of every block of a launch, using the pool's threads, and adds them to `global` and `shared`.
/// Returns whether more bytes were read of numbers computed from the picture than of the picture and its copies. Throws
/// std::runtime_error if a block fails or they take more than some seconds; Cancelled.
bool addReuseOfAll(const ReuseTarget& target, const EmulatorOptions& options, WorkerPool& pool,
                   std::vector<WorkerMemory>& memory, const RunControl& control, ReuseSums& global, ReuseSums& shared);

} // namespace tilescope::emulator
