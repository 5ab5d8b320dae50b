#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"
#include "gpu/timing/multiprocessor.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// What the prediction of one launch needs.
struct TimedLaunch {
    static constexpr std::uint64_t usualInstructions = 750'000;

    const Plan& plan;
    std::size_t launch = 0;
    const ptx::Module& module;
    const ptx::Kernel& kernel;
    const LaunchPaths& paths;
    int residentBlocks = 1;      ///< of a multiprocessor (Occupancy::blocksPerSm), or fewer to see what that does
    std::size_t sharedBytes = 0; ///< of a block, static and dynamic
    const LaunchCounters* counted = nullptr;            ///< for blocks whose recording ended early; null: unknown
    std::uint64_t mostInstructions = usualInstructions; ///< of the machine, to simulate
    int registers = 0;                                  ///< of a thread; 0: unknown
    const sass::Function* listed = nullptr;             ///< the kernel's machine code; null: unknown
    bool isCold = false;                                ///< L2 has nothing of the launch's data
};

/// The predicted time of a launch.
struct LaunchPrediction {
    double us = 0;                ///< without the launch itself (MachineFigures::launchUs)
    double cycles = 0;            ///< of the multiprocessor with the most blocks
    double cyclesPerBlock = 0;    ///< with all resident blocks busy: what one more block adds
    std::uint64_t blocks = 0;     ///< of that multiprocessor
    int resident = 0;             ///< at a time
    bool isOfMachineCode = false; ///< its instructions are those of TimedLaunch::listed, not estimated from the PTX
    MultiprocessorRun run;        ///< its first blocks
};

/// Predicts the time of a launch on a GPU, all data in L2 that fit, as in repeated runs, or none. Throws Cancelled.
LaunchPrediction predictLaunch(const GpuModel& gpu, const MachineFigures& figures, const TimedLaunch& launch,
                               const RunControl& control, std::size_t timelineWarps = 0);

/// How many blocks of each multiprocessor the prediction wants to be recorded.
PathRequest pathRequest(const GpuModel& gpu, int residentBlocks);

/// Launches follow each other without a gap on the GPU: the first costs launchUs, each further one less.
double sumUs(const MachineFigures& figures, const std::vector<LaunchPrediction>& launches);

} // namespace tilescope
