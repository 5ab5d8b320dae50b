#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/block_runner.h"
#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/emulator/observe/launch_observation.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// The result of one launch.
struct LaunchResult {
    std::optional<Finding> error;
    std::uint64_t errorBlock = 0; ///< if there is an error: its block
    std::uint64_t warpInstructions = 0, blocksRun = 0;
    std::vector<Finding> prints; ///< what the kernel printed, in the order of blocks
    std::string printed;         ///< in place of these, if the launch has printsWhole
};

/// The part of the whole run that a launch takes, as fractions of the progress bar.
struct ProgressSpan {
    double from = 0, to = 1;
};

/// Called with a number n, if the blocks before number n have ended, at most once in each interval.
struct EndedBlocks {
    std::function<void(std::uint64_t blocks)> ended;
    std::chrono::milliseconds every{0};
};

/// Runs all blocks of a launch, in order, distributed in chunks to the pool's threads. Of several faults the one of the
/// lowest block is reported, for any number of threads. `observation`, if any, has observers for workersOf() workers,
/// and the program was decoded for it. Throws Cancelled.
LaunchResult runLaunch(const LaunchSetup& setup, const EmulatorOptions& options, WorkerPool& pool,
                       std::vector<WorkerMemory>& memory, const RunControl& control, ProgressSpan span,
                       LaunchObservation* observation, const EndedBlocks& watch = {});

inline double millisecondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// How many of the pool's threads a launch uses.
unsigned workersOf(const LaunchSetup& setup, const WorkerPool& pool);

/// Warp instructions per second of the processor time of one thread, measured with a few blocks spread over the grid,
/// or with their beginnings, while all threads of the launch do the same. Throws Cancelled.
double launchSpeed(const LaunchSetup& setup, const EmulatorOptions& options, WorkerPool& pool,
                   std::vector<WorkerMemory>& memory, const RunControl& control);

} // namespace tilescope::emulator
