#pragma once

#include "gpu/emulator/translate/emitter.h"

namespace tilescope::emulator
{

// One PTX instruction to ops, by family. Each refuses what it does not know.
void lowerInteger(Emitter& e); ///< arithmetic of integers (lower_integer.cpp)
void lowerBits(Emitter& e);    ///< logic, shifts, fields, permutations (lower_bits.cpp)
void lowerFloat(Emitter& e);   ///< arithmetic of f32 and f64 (lower_float.cpp)
void lowerHalf(Emitter& e);    ///< arithmetic of f16 and f16x2 (lower_float.cpp)
void lowerCompare(Emitter& e); ///< set, setp, selp, slct, testp (lower_compare.cpp)
void lowerMatrix(Emitter& e);  ///< mma (lower_warp.cpp)
void lowerMove(Emitter& e);    ///< mov, cvta, isspacep (lower_move.cpp)
void lowerConvert(Emitter& e); ///< cvt (lower_convert.cpp)
void lowerMemory(Emitter& e);  ///< ld, st, atom, red (lower_memory.cpp)
void lowerCopy(Emitter& e);    ///< cp.async and its groups (lower_memory.cpp)
void lowerTexture(Emitter& e); ///< tex (lower_memory.cpp)
void lowerWarp(Emitter& e);    ///< barriers, shuffles, votes (lower_warp.cpp)

/// Any instruction that is not a branch or an exit.
void lowerInstruction(Emitter& e);

/// Whether the rounding is not to the nearest value.
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

/// Where an operand of kind Memory begins, 64 bits wide, and what is still to be added to it.
struct AddressBase {
    Value value;
    std::uint64_t displacement = 0;
};
/// Of a 32-bit register, which holds an address within its space, the sum with the offset wraps at 2^32 as it does on
/// the device.
AddressBase addressBase(Emitter& e, const ptx::Operand& memory, ptx::Space space);

/// Sources of a 16-bit instruction as 32-bit values with the right upper half.
Value widened(Emitter& e, std::size_t source, ptx::Type type);
/// Keeps the low 16 bits.
void assignNarrow(Emitter& e, std::size_t destination, Value value);

} // namespace tilescope::emulator
