#pragma once

#include "gpu/ptx/operand_parser.h"

namespace tilescope::ptx
{

enum class Width : std::uint8_t {
    Exact,  ///< the register has the type's width
    AtLeast ///< as for ld, st and cvt
};

/// A destination: a register of the type's width, or "_".
Operand bindDestination(const Term& term, Type type, Width width, std::uint32_t textLine);
/// A source: a register or a constant, which takes the type.
Operand bindSource(const Term& term, Type type, Width width, std::uint32_t textLine);
/// [address] of a memory instruction, whose space is filled in from a variable when the instruction names none.
Operand bindMemory(const Term& term, Instruction& instruction, std::uint32_t textLine);
/// The untyped type of so many bits, for elements of packed moves.
Type bitTypeOf(int bits);

void bindMove(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction);
void bindTexture(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                 Instruction& instruction);
/// mma d, a, b, c: {registers} each.
void bindMatrix(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction);
/// cp.async [shared], [global], bytes{, bytes to read}; `onlySixteen`: the form that goes past L1 copies 16 bytes.
void bindCopy(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction, bool onlySixteen);

} // namespace tilescope::ptx
