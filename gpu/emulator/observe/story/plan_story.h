#pragma once

#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/story/value_story.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>

namespace tilescope
{

class PreparedPlan;

inline constexpr std::size_t mostStoryEvents = 150'000;

/// Runs one block of a launch as tracePlan() does, and finds how it computed the bytes of `target`: the thread that
/// stored them, and the reads that the stored value depends on. With `turns` as in a run, the block's warps take turns
/// as there, which matters if they race. Throws as tracePlan() does, and std::runtime_error for a block with too many
/// events (mostStoryEvents) or instructions to be kept.
ValueStory storyOfPlan(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
                       const StoryTarget& target, const RunControl& control, const WarpTurns& turns = alternatingTurns);

} // namespace tilescope
