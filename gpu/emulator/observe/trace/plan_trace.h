#pragma once

#include "gpu/emulator/execute/warp_turns.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <functional>

namespace tilescope
{

class PreparedPlan;

/// Runs one block of a launch and records what it does, event by event (block_trace.h). `block` counts from 0, in z
/// too: {x, y, 0} in a flat grid. Memory contains what the block would find in a run, except for writes of other blocks
/// of its own launch. Faults of the block are in BlockTrace::fault. Throws std::runtime_error, with a sentence, for a
/// block or launch that does not exist, buffers of 4 GB and more, and earlier launches that fail or take more than some
/// seconds.
BlockTrace tracePlan(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
                     const TraceWindow& window, const RunControl& control, const WarpTurns& turns = alternatingTurns);

namespace emulator
{

struct LaunchSetup;
class SparseBuffers;

/// Prepares memory as a block of the launch finds it, for the block to be run by `visit`. Without earlier launches the
/// block finds the initial content of the buffers, of which only what it reads is copied. Otherwise the earlier
/// launches are run completely.
void atBlock(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
             const RunControl& control, const std::function<void(const LaunchSetup&, SparseBuffers*)>& visit);

} // namespace emulator
} // namespace tilescope
