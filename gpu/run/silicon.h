#pragma once

#include "gpu/run/runner.h"

namespace tilescope
{

/// Where the GPU's own counters were asked for and the emulator ran, says so in the report, with what would help.
void noteMissingSilicon(const RunRequest& request, const DeviceProbe& device, Report& report);

} // namespace tilescope
