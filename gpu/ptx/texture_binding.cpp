#include "gpu/ptx/failure.h"
#include "gpu/ptx/operand_binding.h"

namespace tilescope::ptx
{
namespace
{

struct Coordinates {
    std::size_t written = 0; ///< elements of the vector in the text
    std::size_t used = 0;    ///< without the padding of the three-dimensional ones
};

Coordinates coordinatesOf(TextureShape shape)
{
    switch (shape) {
    case TextureShape::OneD: return {1, 1};
    case TextureShape::TwoD:
    case TextureShape::Array1D: return {2, 2};
    case TextureShape::ThreeD:
    case TextureShape::Array2D: return {4, 3};
    case TextureShape::None: break;
    }
    return {};
}

bool isArray(TextureShape shape) { return shape == TextureShape::Array1D || shape == TextureShape::Array2D; }

Operand bindTextureObject(const Term& term, std::uint32_t textLine)
{
    Operand object = term.operand;
    object.kind = object.base;
    object.base = Operand::Kind::None;
    const bool isRegister = object.kind == Operand::Kind::Register && bitsOf(term.registerType) == 64;
    const bool isVariable = object.kind == Operand::Kind::Variable && object.space == Space::Global;
    if (object.offset != 0 || (!isRegister && !isVariable))
        fail("the texture must be a 64-bit register or a texture variable", textLine);
    return object;
}

void bindResult(const WrittenOperand& written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction)
{
    const auto terms = parser.termsOf(written);
    const bool isQuery = instruction.opcode == Opcode::Txq;
    const std::size_t expected = isQuery ? 1 : 4;
    const auto shape = isQuery ? WrittenOperand::Shape::Single : WrittenOperand::Shape::Vector;
    if (terms.size() != expected || written.shape != shape || (!isQuery && instruction.vector != 4))
        fail("a texture fetch gives four elements, a query one", textLine);
    for (const Term& term : terms)
        instruction.destinations.push_back(bindDestination(term, instruction.type, Width::Exact, textLine));
}

/// The level, or the two gradients, that follow the bracket.
void bindDetail(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction)
{
    const TextureDetail detail = instruction.opcode == Opcode::Tex ? instruction.textureDetail : TextureDetail::None;
    const std::size_t expected = detail == TextureDetail::Gradient ? 2 : detail == TextureDetail::Level ? 1 : 0;
    if (written.size() != expected)
        fail("the texture instruction has the wrong number of operands", textLine);
    for (const WrittenOperand& operand : written)
        for (const Term& term : parser.termsOf(operand))
            instruction.sources.push_back(bindSource(term, instruction.sourceType, Width::Exact, textLine));
}

} // namespace

void bindTexture(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                 Instruction& instruction)
{
    if (written.size() < 2 || written[1].shape != WrittenOperand::Shape::Bracket)
        fail("a texture instruction takes a result and [texture, coordinates]", textLine);
    bindResult(written[0], parser, textLine, instruction);
    auto terms = parser.termsOf(written[1]);
    instruction.sources.push_back(bindTextureObject(terms[0], textLine));
    terms = terms.subspan(1);
    const Coordinates coordinates = coordinatesOf(instruction.texture);
    if (terms.size() != coordinates.written)
        fail("the texture's shape takes " + std::to_string(coordinates.written) + " coordinates, found " +
                 std::to_string(terms.size()),
             textLine);
    for (std::size_t i = 0; i < coordinates.used; ++i) {
        const Type type = i == 0 && isArray(instruction.texture) ? Type::U32 : instruction.sourceType;
        instruction.sources.push_back(bindSource(terms[i], type, Width::Exact, textLine));
    }
    bindDetail(written.subspan(2), parser, textLine, instruction);
}

} // namespace tilescope::ptx
