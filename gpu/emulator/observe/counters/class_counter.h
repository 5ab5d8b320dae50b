#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/counters/launch_counters.h"

namespace tilescope::emulator
{

/// Counts a launch by one block of each class, times the class's blocks; a few blocks drawn at random (the same ones
/// each time) must count like their class. What the buffers hold does not matter. Where there are no counts to be had
/// in this way, LaunchCounters::reason says why and nothing else is set.
LaunchCounters countByClasses(const LaunchSetup& setup, const BlockClassResult& classes, const EmulatorOptions& options,
                              WorkerPool& pool, std::vector<WorkerMemory>& memory, const RunControl& control);

} // namespace tilescope::emulator
