#pragma once

#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

namespace tilescope
{

inline RunnerOptions emulatorOnly()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    return options;
}

} // namespace tilescope
