#include "gpu/ptx/operand_binding.h"

#include "gpu/ptx/failure.h"

namespace tilescope::ptx
{
namespace
{

void checkRegister(const Term& term, Type type, Width width, std::uint32_t textLine)
{
    const int have = bitsOf(term.registerType), need = bitsOf(type);
    const bool bothPredicates = term.registerType == Type::Pred && type == Type::Pred;
    const bool onePredicate = (term.registerType == Type::Pred) != (type == Type::Pred);
    const bool fits = width == Width::Exact ? have == need : have >= need;
    if (!bothPredicates && (onePredicate || !fits))
        fail("a register of " + std::to_string(have) + (have == 1 ? " bit" : " bits") + " stands where " +
                 std::to_string(need) + (need == 1 ? " bit is" : " bits are") + " needed",
             textLine);
}

} // namespace

Type bitTypeOf(int bits)
{
    switch (bits) {
    case 8: return Type::B8;
    case 16: return Type::B16;
    case 32: return Type::B32;
    case 64: return Type::B64;
    default: return Type::None;
    }
}

Operand bindDestination(const Term& term, Type type, Width width, std::uint32_t textLine)
{
    if (term.operand.kind == Operand::Kind::None)
        return term.operand;
    if (term.operand.kind != Operand::Kind::Register || term.operand.negated)
        fail("the result must go to a register", textLine);
    checkRegister(term, type, width, textLine);
    return term.operand;
}

Operand bindSource(const Term& term, Type type, Width width, std::uint32_t textLine)
{
    Operand operand = term.operand;
    if (term.literal) {
        const auto bits = bitsAs(*term.literal, type);
        if (!bits)
            fail("a constant does not have the instruction's type", textLine);
        operand.bits = *bits;
        return operand;
    }
    if (operand.kind == Operand::Kind::Special)
        fail("a special register can only be read by mov", textLine);
    if (operand.kind != Operand::Kind::Register)
        fail("a register or a constant is needed", textLine);
    checkRegister(term, type, width, textLine);
    return operand;
}

Operand bindMemory(const Term& term, Instruction& instruction, std::uint32_t textLine)
{
    const Operand& operand = term.operand;
    if (operand.base == Operand::Kind::Register && bitsOf(term.registerType) != 64 &&
        (bitsOf(term.registerType) != 32 || instruction.space == Space::None || instruction.space == Space::Global))
        fail("an address must be a 64-bit register", textLine);
    if (operand.base == Operand::Kind::Variable) {
        if (instruction.space == Space::None)
            instruction.space = operand.space;
        else if (instruction.space != operand.space)
            fail("the variable is not in the instruction's state space", textLine);
    }
    if (instruction.space == Space::None)
        instruction.space = Space::Generic;
    return operand;
}

} // namespace tilescope::ptx
