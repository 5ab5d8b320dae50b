#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <span>

namespace tilescope
{

/// Whether every launch has counts.
bool allCounted(std::span<const LaunchCounters> counters);

/// Whether every launch has counts that are exact.
bool allExact(std::span<const LaunchCounters> counters);

/// Adds the counters to the report: per launch, summed, and per line. The report must already contain its launches.
void reportCounters(std::span<const LaunchCounters> counters, Report& report);

/// The input of reportModel().
struct ModelInput {
    const Plan& plan;
    std::span<const CompiledModule> ptx;         ///< per source: the code that the emulator runs
    std::span<const CompiledModule> machineCode; ///< per source, compiled for the GPU; empty if no compiler can
    std::span<const LaunchCounters> counters;    ///< per launch; empty if nothing was counted
    const GpuModel& gpu;
};

/// Adds, for the GPU that the run represents: registers per thread if the device did not report them (from machine
/// code, else estimated from the PTX), occupancy of the main launch, the band of its time, and advice. Band and advice
/// need counters. The report must already contain its launches.
void reportModel(const ModelInput& input, Report& report);

} // namespace tilescope
