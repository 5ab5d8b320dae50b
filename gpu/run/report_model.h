#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <span>

namespace tilescope
{

/// Every launch has counts.
bool allCounted(std::span<const LaunchCounters> counters);

/// Every launch has counts, and they are exact.
bool allExact(std::span<const LaunchCounters> counters);

/// Puts the counters into the report: of each launch, summed, and by line. The report's launches are already there.
void reportCounters(std::span<const LaunchCounters> counters, Report& report);

/// What reportModel() goes by.
struct ModelInput {
    const Plan& plan;
    std::span<const CompiledModule> ptx;         ///< per source: what the emulator runs
    std::span<const CompiledModule> machineCode; ///< per source, made for the GPU; empty where no compiler makes it
    std::span<const LaunchCounters> counters;    ///< per launch; empty where nothing was counted
    const GpuModel& gpu;
};

/// Registers a thread where the device did not say (from machine code, else estimated from the PTX), occupancy of the
/// main launch, the band that the time should lie in, and advice, for the GPU that the run stands for. Band and advice
/// need counters. The report's launches are already there.
void reportModel(const ModelInput& input, Report& report);

} // namespace tilescope
