#pragma once

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

} // namespace tilescope::emulator
