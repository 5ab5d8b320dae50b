#pragma once

#include "gpu/sass/listing.h"
#include "gpu/timing/machine_program.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::timing
{

/// Instructions that a warp executes one after the other, jumps that are always taken among them: their indices.
using ListedBlock = std::vector<std::uint32_t>;

/// The basic blocks of a machine function in the order of their addresses, without those for rare cases: calls (slow
/// paths of divisions and square roots), and shuffles of warps whose threads have parted (BRA.DIV). Empty if a branch's
/// target is not known.
std::vector<ListedBlock> usualBlocks(const sass::Function& function);

/// Instructions that the PTX and the machine code have in common.
enum class AccessKind { None, Load, Store, Atomic, Copy, Texture, Shuffle, Barrier };

AccessKind accessKind(const ptx::Instruction& in); ///< None of loads of parameters
bool isSameAccess(const sass::Instruction& machine, const ptx::Instruction& in);

/// A machine instruction as the simulation executes it. `before`: the one before it; null: unknown. `access`: the
/// instruction of the PTX that it is; null: none. Site and slot are the caller's.
MachineOp operationOf(const sass::Instruction& machine, const sass::Instruction* before, const ptx::Instruction* access,
                      const MachineFigures& figures);

/// The program of a kernel's machine code, whose instructions name the lines of the PTX: its own instructions in its
/// own order, with its control codes. Nothing if the two cannot be matched: a branch without a known target, a memory
/// access whose instruction of the PTX is not known or lies in another loop, a loop whose copies differ.
std::optional<MachineProgram> listedProgram(const ptx::Module& module, const ptx::Kernel& kernel,
                                            const MachineFigures& figures, const sass::Function& function);

} // namespace tilescope::timing
