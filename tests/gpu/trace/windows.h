#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

namespace tilescope::test
{

/// The part of a block's trace is what the whole has there: events, lanes, and the state of shared memory and warps.
void expectSlice(const BlockTrace& whole, const BlockTrace& part, const TraceWindow& window);

} // namespace tilescope::test
