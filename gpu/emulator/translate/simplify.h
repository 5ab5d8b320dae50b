#pragma once

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/emulator/translate/step.h"

namespace tilescope::emulator
{

/// Optimises a kernel without changing its results. Steps that are no longer needed are marked removed; they still
/// count as instructions, because a basic block is counted by its length in PTX.
///
/// Everything here relies on registers that are written once, before they are read, as nearly all registers in compiled
/// code are: such a register keeps its value between its definition and any use. `join`: also joins neighbouring
/// accesses.
void simplify(Steps& steps, bool join);

/// Readers of a register that only copies something (mov of a constant, a special register or a register written once;
/// cvta between global and generic, which are identical here) read the original.
void propagateCopies(Steps& steps, const FlowGraph& graph);

/// Loads and stores whose address was computed as uniform base + 32-bit index × constant include the sum: arithmetic on
/// 64-bit address vectors is the most expensive (fusing made kernels 8 to 15 % faster).
void fuseAddresses(Steps& steps, const FlowGraph& graph);

/// Loads of neighbouring elements at one address (the three channels of a pixel, a row of a filter) become one access
/// whose addresses are computed and checked once; stores likewise. Each is still an instruction and a request of its
/// own, and is reported as such to observers (JoinedAccessEvent). A load moves up to the first of its group, a store
/// down to the last, unless a step in between makes a difference.
void joinAccesses(Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
