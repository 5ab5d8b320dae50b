#include "gpu/ptx/failure.h"
#include "gpu/ptx/operand_binding.h"
#include "gpu/ptx/special_registers.h"

namespace tilescope::ptx
{
namespace
{

using Shape = WrittenOperand::Shape;

/// The type of one of `count` elements that make up `type`.
Type elementType(Type type, std::size_t count, std::uint32_t textLine)
{
    const Type element = count == 2 || count == 4 ? bitTypeOf(bitsOf(type) / static_cast<int>(count)) : Type::None;
    if (element == Type::None || element == Type::B8)
        fail("a packed mov takes 2 elements of half its width or 4 of a quarter, 16 bits at least", textLine);
    return element;
}

Operand bindMovedSpecial(const Operand& operand, Type type, std::uint32_t textLine)
{
    const int bits = bitsOf(operand.special);
    const bool shortened = bits == 64 && bitsOf(type) == 32; // of %gridid and %clock64 the lower half
    if (isFloat(type) || (bitsOf(type) != bits && !shortened))
        fail("the special register does not have mov's width", textLine);
    return operand;
}

Operand bindMovedSource(const Term& term, Type type, std::uint32_t textLine)
{
    if (term.operand.kind == Operand::Kind::Special)
        return bindMovedSpecial(term.operand, type, textLine);
    if (term.operand.kind == Operand::Kind::Variable) {
        if (bitsOf(type) != 64 && bitsOf(type) != 32)
            fail("an address needs a mov of 64 bits", textLine);
        return term.operand;
    }
    return bindSource(term, type, Width::Exact, textLine);
}

} // namespace

void bindMove(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction)
{
    if (written.size() != 2)
        fail("mov takes a destination and a source", textLine);
    const auto to = parser.termsOf(written[0]), from = parser.termsOf(written[1]);
    const bool unpacks = written[0].shape == Shape::Vector, packs = written[1].shape == Shape::Vector;
    if ((!unpacks && written[0].shape != Shape::Single) || (!packs && written[1].shape != Shape::Single) ||
        (unpacks && packs))
        fail("an operand is not of the form that mov takes", textLine);
    const Type toType = unpacks ? elementType(instruction.type, to.size(), textLine) : instruction.type;
    const Type fromType = packs ? elementType(instruction.type, from.size(), textLine) : instruction.type;
    for (const Term& term : to)
        instruction.destinations.push_back(bindDestination(term, toType, Width::Exact, textLine));
    for (const Term& term : from)
        instruction.sources.push_back(packs || unpacks ? bindSource(term, fromType, Width::Exact, textLine)
                                                       : bindMovedSource(term, fromType, textLine));
}

} // namespace tilescope::ptx
