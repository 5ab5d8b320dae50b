#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <span>
#include <vector>

namespace tilescope
{

/// The input of the advice: a plan and the counts of its launches.
struct AdviceInput {
    const Plan& plan;
    std::span<const LaunchCounters> counters; ///< per launch
    const GpuModel& gpu;
    std::span<const LaunchReport> launches; ///< per launch, with registers if known
    std::span<const Occupancy> occupancy;   ///< per launch
    bool edited = false; ///< the main kernel is not the strategy's own: the plan's geometry may not be that of its tile
    std::span<const ptx::Kernel* const> kernels = {}; ///< per launch, null for a library's; empty: not known
};

/// Findings about correct but slow code, in words that a student understands, each with its cure: bank conflicts (with
/// the tile pitch that removes them, found by trying pitches), uncoalesced access, atomics on the same element,
/// divergent branches, redundant loads of halo pixels, threads without a pixel, low occupancy.
/// None for an efficient kernel.
std::vector<Finding> adviceOn(const AdviceInput& input);

} // namespace tilescope
