#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/emulator/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <span>

namespace tilescope
{

/// Registers a thread of a launch's kernel where the device did not say: from machine code made for the chosen GPU
/// where there is some, else estimated from the PTX.
void reportRegisters(const Plan& plan, std::span<const CompiledModule> ptx, std::span<const CompiledModule> machineCode,
                     Report& report);

/// Occupancy of the main launch, the band that the time should lie in, and advice, for the GPU that the run stands for.
/// Band and advice need counters; without any there is only the occupancy.
void reportModel(const Plan& plan, std::span<const LaunchCounters> counters, const GpuModel& gpu, Report& report);

} // namespace tilescope
