#pragma once

#include "gpu/emulator/flow_graph.h"
#include "gpu/emulator/register_set.h"

#include <vector>

namespace tilescope::emulator
{

/// Registers whose value on entry to each block may still be read.
std::vector<RegisterSet> findLiveIn(const Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
