#pragma once

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/emulator/translate/register_set.h"

#include <vector>

namespace tilescope::emulator
{

/// Registers whose value on entry to each block may still be read.
std::vector<RegisterSet> findLiveIn(const Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
