#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <span>
#include <vector>

namespace tilescope
{

/// What advice is given from: a plan and what its launches did.
struct AdviceInput {
    const Plan& plan;
    std::span<const LaunchCounters> counters; ///< per launch
    const GpuModel& gpu;
    std::span<const LaunchReport> launches; ///< per launch, with registers where known
    std::span<const Occupancy> occupancy;   ///< per launch
    bool edited = false; ///< the main kernel is not the strategy\'s own: the plan\'s geometry may not be its tile\'s
};

/// What is legal but slow, in words a student understands, each with what would cure it: bank conflicts (with the tile
/// pitch that ends them, found by trying pitches), uncoalesced access, halo pixels loaded again and again, threads
/// without a pixel, low occupancy. Most costly first; nothing for a kernel that does well.
std::vector<Finding> adviceOn(const AdviceInput& input);

} // namespace tilescope
