#pragma once

#include "gpu/emulator/translate/emitter.h"

namespace tilescope::emulator
{

// Each lowers a family of PTX instructions to ops, and refuses unsupported ones.
void lowerInteger(Emitter& e);  ///< arithmetic of integers (lower_integer.cpp)
void lowerBits(Emitter& e);     ///< logic, shifts, fields, permutations (lower_bits.cpp)
void lowerFloat(Emitter& e);    ///< arithmetic of f32 and f64 (lower_float.cpp)
void lowerHalf(Emitter& e);     ///< arithmetic of f16 and f16x2 (lower_float.cpp)
void lowerBfloat(Emitter& e);   ///< of bf16 and bf16x2 (lower_float.cpp)
void lowerCompare(Emitter& e);  ///< set, setp, selp, slct, testp (lower_compare.cpp)
void lowerMatrix(Emitter& e);   ///< mma (lower_warp.cpp)
void lowerMove(Emitter& e);     ///< mov, cvta, isspacep (lower_move.cpp)
void lowerConvert(Emitter& e);  ///< cvt (lower_convert.cpp)
void lowerMemory(Emitter& e);   ///< ld, st, atom, red (lower_memory.cpp)
void lowerCopy(Emitter& e);     ///< cp.async and its groups (lower_memory.cpp)
void lowerRows(Emitter& e);     ///< ldmatrix (lower_memory.cpp)
void lowerMbarrier(Emitter& e); ///< mbarrier (lower_memory.cpp)
void lowerTexture(Emitter& e);  ///< tex (lower_texture.cpp)
void lowerSurface(Emitter& e);  ///< suld, sust (lower_texture.cpp)
void lowerWarp(Emitter& e);     ///< barriers, shuffles, votes (lower_warp.cpp)
void lowerSystem(Emitter& e);   ///< printf, assert, malloc and free, failed calls (lower_warp.cpp)

/// Lowers any instruction that is not a branch or an exit.
void lowerInstruction(Emitter& e);

/// Whether the rounding is other than to the nearest value.
inline bool isDirected(ptx::Rounding rounding)
{
    return rounding == ptx::Rounding::Rz || rounding == ptx::Rounding::Rm || rounding == ptx::Rounding::Rp;
}
/// A RoundingMode, as the immediate of an op.
inline std::uint64_t modeOf(ptx::Rounding rounding)
{
    const RoundingMode mode = rounding == ptx::Rounding::Rz   ? RoundingMode::Zero
                              : rounding == ptx::Rounding::Rm ? RoundingMode::Down
                              : rounding == ptx::Rounding::Rp ? RoundingMode::Up
                                                              : RoundingMode::Nearest;
    return static_cast<std::uint64_t>(mode);
}

/// The 64-bit base of a Memory operand, and the displacement that is still to be added.
struct AddressBase {
    Value value;
    std::uint64_t displacement = 0;
};
/// The sum of a 32-bit register, which contains an address within its space, and the offset wraps at 2^32 as on the
/// device.
AddressBase addressBase(Emitter& e, const ptx::Operand& memory, ptx::Space space);

/// Loads and stores of global memory at an address for each lane, by an instruction whose type and number of elements
/// are those of the access: into temporaries, and of the sources from `first` on.
void loadLanes(Emitter& e, Value addresses, Value* values);
void storeLanes(Emitter& e, Value addresses, std::size_t first);
/// Stores a loaded element in its register: sign-extended if the type is signed, widened if the register is wider.
void assignLoaded(Emitter& e, std::size_t destination, Value value);

/// Keeps the host from reordering the accesses before and after, which x86-64 does not do in a way that kernels see.
inline void emitFence([[maybe_unused]] Emitter& e)
{
#ifndef __x86_64__
    e.emit(OpKind::Fence);
#endif
}

/// Sources of a 16-bit instruction as 32-bit values, sign- or zero-extended.
Value widened(Emitter& e, std::size_t source, ptx::Type type);
/// Stores the low 16 bits.
void assignNarrow(Emitter& e, std::size_t destination, Value value);

} // namespace tilescope::emulator
