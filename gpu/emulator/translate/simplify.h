#pragma once

#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/emulator/translate/step.h"

namespace tilescope::emulator
{

/// Makes a kernel cheaper without changing what it does. Steps that are no longer needed are marked removed; they still
/// count as instructions, for a basic block is counted by its length in PTX.
///
/// Everything here rests on registers that are written once, before they are read, as compilers leave nearly all of
/// them: such a register keeps its value between its definition and any use.
/// `join`: also do neighbouring accesses together.
void simplify(Steps& steps, bool join);

/// Readers of a register that only copies something (mov of a constant, a special register or a register written once;
/// cvta between global and generic, which are one here) read the original.
void propagateCopies(Steps& steps, const FlowGraph& graph);

/// Loads and stores whose address was computed as uniform base + 32-bit index × constant take the sum in: 64-bit
/// address vectors are the dearest arithmetic there is (fusing gave 8 to 15 %).
void fuseAddresses(Steps& steps, const FlowGraph& graph);

/// Loads of neighbouring elements at one address (the three channels of a pixel, a row of a filter) become one access
/// whose addresses are found and checked once; stores alike. Each is still an instruction and a request of its own, and
/// observers are told so (JoinedAccessEvent). A load moves up to the first of its group, a store down to the last, past
/// nothing that could tell the difference.
void joinAccesses(Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
