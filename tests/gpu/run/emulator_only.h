#pragma once

#include "gpu/run/runner.h"

namespace tilescope
{

inline RunnerOptions emulatorOnly()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    return options;
}

} // namespace tilescope
