#pragma once

#include "gpu/emulator/translate/flow_graph.h"

namespace tilescope::emulator
{

/// Readers of a register that only copies something (mov of a constant, a special register or a register written once;
/// cvta between global and generic, which are one here) read the original.
void propagateCopies(Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
