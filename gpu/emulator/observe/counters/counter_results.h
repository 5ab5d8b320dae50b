#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/counters/site_tally.h"

namespace tilescope::emulator
{

/// Totals, instructions and lines from what was tallied; conflicts and blocksRun are the caller's.
LaunchCounters makeLaunchCounters(const LaunchSetup& setup, const LaunchTally& tally);

} // namespace tilescope::emulator
