#pragma once

#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/run_planner.h"
#include "gpu/timing/timeline.h"

#include <optional>
#include <vector>

namespace tilescope
{

/// Predicts the time of runs (gpu/timing): of a run, cycle by cycle of one launch, and with other resources. Never uses
/// the GPU.
class TimeModel
{
public:
    TimeModel(RunPlanner& planner, EmulatorExecutor& emulator) : m_planner(planner), m_emulator(emulator) {}

    /// None for a run that cannot be predicted.
    std::optional<Timing> timing(RunContext& run, const GpuModel& gpu);
    Timeline timeline(const RunRequest& request, const TimelineRequest& wanted, const RunControl& control);
    WhatIf whatIf(const RunRequest& request, const RunControl& control);

private:
    struct Timed;
    Timed timed(RunContext& run, const GpuModel& gpu);
    std::vector<LaunchPaths> pathsOf(RunContext& run, const Timed& timed);
    std::optional<Timing> launchesOf(RunContext& run, const GpuModel& gpu);
    BlockPoint pointOf(RunRequest request, const BlockSize& block, const RunControl& control);

    RunPlanner& m_planner;
    EmulatorExecutor& m_emulator;
};

/// Whether the model of time was compared with times of kernels like those of the run, Tilescope's own, that were
/// measured on such a GPU.
bool isProved(const RunContext& run, const GpuModel& gpu);

} // namespace tilescope
