#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/observe/trace/trace_memory.h"

#include <string>

namespace tilescope::emulator
{

/// A block to trace.
struct TraceTask {
    const Plan& plan;
    const LaunchSetup& setup; ///< its program was decoded for observers
    const std::string& ptx;   ///< the text of its module
    Dim3 block;               ///< index of the block, from 0
    TraceWindow window;
    SparseBuffers* sparse = nullptr; ///< if the setup's memory was prepared with prepareSparse
    Observer* also = nullptr;        ///< also receives the block's events
    WarpTurns turns = alternatingTurns;
};

/// Runs the block. Afterwards `memory` contains the block's shared memory. Throws
/// Cancelled.
BlockTrace traceBlock(const TraceTask& task, WorkerMemory& memory, const EmulatorOptions& options,
                      const RunControl& control);

} // namespace tilescope::emulator
