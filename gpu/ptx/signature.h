#pragma once

#include "gpu/ptx/operand_parser.h"
#include "gpu/ptx/wmma.h"

#include <string_view>

namespace tilescope::ptx
{

/// Checks written operands against an instruction's signature and fills destinations and sources.
///
/// A signature lists destinations, ":", sources; one letter an operand:
///   T  of the instruction's type      S  of its source type       W  of twice the type's width for .wide, else T
///   U  a 32-bit integer               P  a predicate              K  a constant from 0 to 255
///   A  an address: a 64-bit register or a variable                M  [address]
///   V  the operand of a load or store: a register at least as wide as the type; `vector` of them
///   C  cvt's destination, c  its sources (two for f16x2 from f32)
/// "?" after a letter makes the operand optional, "|" joins two destinations of which the second may be missing.
/// "move", "texture", "surface", "copy", "copy16", "matrix", "rows" are for mov; for tex, tld4, txq; for suld, sust;
/// for cp.async; for mma; and for ldmatrix, with rules of their own; "any" accepts anything and stores nothing. Throws
/// Failure if an operand is missing, superfluous, or of the wrong kind or width.
void bindOperands(std::string_view signature, std::span<const WrittenOperand> written, const OperandParser& parser,
                  std::uint32_t textLine, Instruction& instruction);

enum class Width : std::uint8_t {
    Exact,  ///< the register has the type's width
    AtLeast ///< as for ld, st and cvt
};

/// A destination: a register of the type's width, or "_".
Operand bindDestination(const Term& term, Type type, Width width, std::uint32_t textLine);
/// A source: a register or a constant, which gets the type.
Operand bindSource(const Term& term, Type type, Width width, std::uint32_t textLine);
/// [address] of a memory instruction; if the instruction has no space, it is taken from the variable.
Operand bindMemory(const Term& term, Instruction& instruction, std::uint32_t textLine);
/// The untyped type with this number of bits, for elements of packed moves.
Type bitTypeOf(int bits);

void bindMove(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction);
void bindTexture(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                 Instruction& instruction);
/// suld values, [surface, {coordinates}]; sust [surface, {coordinates}], values.
void bindSurface(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                 Instruction& instruction);
/// mma d, a, b, c: {registers} each.
void bindMatrix(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction);
/// ldmatrix {registers}, [row].
void bindRows(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction);
/// wmma: the registers of all fragments, one after the other; the address and the stride of a load or store.
struct WmmaWritten {
    std::vector<Operand> registers;
    Operand memory, stride;
    Space space = Space::Generic;
};
WmmaWritten bindWmma(const WmmaForm& form, std::span<const WrittenOperand> written, const OperandParser& parser,
                     std::uint32_t textLine);
/// cp.async [shared], [global], bytes{, bytes to read}; `onlySixteen`: the form that bypasses L1 copies 16 bytes.
void bindCopy(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction, bool onlySixteen);

} // namespace tilescope::ptx
