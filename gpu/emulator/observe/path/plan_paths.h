#pragma once

#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/recipe/run_control.h"

#include <span>
#include <vector>

namespace tilescope
{

class Image;
class PreparedPlan;

/// Records what the warps of each launch's blocks execute, for the model of time (gpu/timing). `requests` has an
/// element for each launch. Runs on undefined buffers where blocks have classes or there are too many; else on the
/// input, where a launch finds 0xCD instead of what the launches before it would have written.
std::vector<LaunchPaths> pathsOfPlan(const PreparedPlan& prepared, const Image& input,
                                     std::span<const PathRequest> requests, const RunControl& control);

} // namespace tilescope
