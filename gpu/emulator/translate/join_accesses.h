#pragma once

#include "gpu/emulator/translate/flow_graph.h"

namespace tilescope::emulator
{

/// Loads of neighbouring elements at one address (the three channels of a pixel, a row of a filter) become one access
/// whose addresses are found and checked once; stores alike. Each is still an instruction and a request of its own, and
/// observers are told so (JoinedAccessEvent). A load moves up to the first of its group, a store down to the last, past
/// nothing that could tell the difference.
void joinAccesses(Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
