#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/ptx/module.h"

#include <span>

namespace tilescope
{

/// What one launch computes and asks for, from the counts of each PTX instruction; what it moves is movedBytes()
/// (gpu/recipe/report_rates.h). `uniqueBytes` is bytesGiven().
Work workOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites, std::size_t uniqueBytes);

/// Maker's rates: lanes × multiprocessors × boost clock, a fused multiply-add counted as two floating-point operations;
/// any arithmetic at one instruction a lane and clock, as far as the schedulers issue.
Roofs roofsOf(const GpuModel& gpu);

} // namespace tilescope
