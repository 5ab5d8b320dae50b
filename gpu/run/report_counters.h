#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
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

} // namespace tilescope
