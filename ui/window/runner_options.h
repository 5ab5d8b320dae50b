#pragma once

#include "gpu/run/runner.h"

namespace tilescope
{

/// What the environment says, and the loader for pictures and folders that a recipe names.
RunnerOptions runnerOptions();

} // namespace tilescope
