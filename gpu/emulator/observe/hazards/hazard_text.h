#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/recipe/report.h"

namespace tilescope::emulator
{

/// A hazard in words that a student understands, with its two lines and what would mend it. `line` is the one that runs
/// first where that can be told from the barriers between them.
Finding describe(const Hazard& hazard, const LaunchSetup& setup);

} // namespace tilescope::emulator
