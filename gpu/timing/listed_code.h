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

/// A call of a function that usualBlocks() leaves out, of a division or a root.
struct ListedCall {
    std::uint32_t branch = 0; ///< the instruction behind which its block lies, or that goes there
    std::uint32_t call = 0;
    ListedBlock instructions;    ///< those of its block, of the shortest way through the function, and back
    std::uint32_t back = 0;      ///< where the usual blocks go on
    std::uint32_t otherwise = 0; ///< what follows the branch without the call: all until `back` is for other lanes
};
std::vector<ListedCall> callsOf(const sass::Function& function);

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
