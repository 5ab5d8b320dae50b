#pragma once

#include "gpu/sass/listing.h"
#include "gpu/timing/machine_program.h"

namespace tilescope::timing
{

/// Instructions that the PTX and the machine code have in common.
enum class AccessKind { None, Load, Store, Atomic, Copy, Texture, Shuffle, Barrier };

AccessKind accessKind(const ptx::Instruction& in); ///< None of loads of parameters
bool isSameAccess(const sass::Instruction& machine, const ptx::Instruction& in);

/// A machine instruction as the simulation executes it. `before`: the one before it; null: unknown. `access`: the
/// instruction of the PTX that it is; null: none. Site and slot are the caller's.
MachineOp operationOf(const sass::Instruction& machine, const sass::Instruction* before, const ptx::Instruction* access,
                      const MachineFigures& figures);

} // namespace tilescope::timing
