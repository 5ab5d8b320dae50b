#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/trace/trace_memory.h"

#include <string>

namespace tilescope::emulator
{

/// One block of a launch, and how it is to be written down.
struct TraceTask {
    const Plan& plan;
    const LaunchSetup& setup; ///< of a program that was decoded for observers
    const std::string& ptx;   ///< the text that it came from
    Dim3 block;               ///< which one, from 0
    TraceWindow window;
    SparseBuffers* sparse = nullptr; ///< where the setup's memory was prepared so
};

/// Runs the block, its warps taking turns of one event each. `memory` afterwards holds what the block left in shared
/// memory. Throws Cancelled.
BlockTrace traceBlock(const TraceTask& task, WorkerMemory& memory, const EmulatorOptions& options,
                      const RunControl& control);

} // namespace tilescope::emulator
