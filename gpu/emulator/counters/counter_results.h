#pragma once

#include "gpu/emulator/counters/launch_counters.h"
#include "gpu/emulator/counters/site_tally.h"
#include "gpu/emulator/launch_setup.h"

namespace tilescope::emulator
{

/// Totals, instructions and lines from what was tallied; conflicts and blocksRun are the caller's.
LaunchCounters makeLaunchCounters(const LaunchSetup& setup, const LaunchTally& tally);

} // namespace tilescope::emulator
