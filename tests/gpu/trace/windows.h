#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

namespace tilescope::test
{

/// Expects that the trace of a window equals that part of the whole: events, lanes, and the state of shared memory and
/// warps.
void expectSlice(const BlockTrace& whole, const BlockTrace& part, const TraceWindow& window);

} // namespace tilescope::test
