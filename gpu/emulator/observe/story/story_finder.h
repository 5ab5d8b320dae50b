#pragma once

#include "gpu/emulator/observe/story/lane_paths.h"
#include "gpu/emulator/observe/story/value_story.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/run_control.h"

namespace tilescope::emulator
{

/// Finds how the bytes of `target` came about. `trace` is the whole block, `paths` are those of the same run. Throws
/// Cancelled.
ValueStory findStory(const Plan& plan, const ptx::Kernel& kernel, const BlockTrace& trace, const LanePaths& paths,
                     const StoryTarget& target, const RunControl& control);

} // namespace tilescope::emulator
