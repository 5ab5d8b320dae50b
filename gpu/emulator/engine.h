#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/execute/memory.h"
#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/emulator/program/program_cache.h"

#include <vector>

namespace tilescope::emulator
{

/// What an emulator keeps from run to run.
struct Engine {
    explicit Engine(const EmulatorOptions& o);

    EmulatorOptions options;
    HandlerTable handlers, observedHandlers;
    ProgramCache cache;
    WorkerPool pool;
    Memory memory;
    std::vector<WorkerMemory> workers; ///< one per thread of the pool
};

} // namespace tilescope::emulator
