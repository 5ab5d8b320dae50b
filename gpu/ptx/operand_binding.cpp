#include "gpu/ptx/signature.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/opcode_table.h"

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

void bindCopy(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction, bool onlySixteen)
{
    if (written.size() < 3 || written.size() > 4)
        fail("an asynchronous copy has two places, a number of bytes, and perhaps a number of bytes to read", textLine);
    for (std::size_t i = 0; i < 2; ++i) {
        if (written[i].shape != WrittenOperand::Shape::Bracket || written[i].count != 1)
            fail("an operand is not of the form that the instruction takes", textLine);
        instruction.space = i == 0 ? Space::Shared : Space::Global;
        instruction.sources.push_back(bindMemory(parser.termsOf(written[i])[0], instruction, textLine));
    }
    instruction.space = Space::Shared;
    for (std::size_t i = 2; i < written.size(); ++i) {
        if (written[i].shape != WrittenOperand::Shape::Single)
            fail("an operand is not of the form that the instruction takes", textLine);
        instruction.sources.push_back(bindSource(parser.termsOf(written[i])[0], Type::B32, Width::Exact, textLine));
    }
    const Operand bytes = instruction.sources[2];
    const bool isSize = bytes.kind == Operand::Kind::Immediate &&
                        (bytes.bits == 16 || (!onlySixteen && (bytes.bits == 4 || bytes.bits == 8)));
    if (!isSize)
        fail(onlySixteen ? "cp.async.cg copies 16 bytes; .ca copies 4 or 8 too"
                         : "an asynchronous copy moves 4, 8 or 16 bytes",
             textLine);
    instruction.sources.erase(instruction.sources.begin() + 2);
    instruction.type = Type::B32;
    instruction.vector = static_cast<std::uint8_t>(bytes.bits / 4);
    instruction.bypassesL1 = onlySixteen;
}

namespace
{

using Shape = WrittenOperand::Shape;

/// The type of each of the `count` elements that make up `type`.
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
    const bool shortened = bits == 64 && bitsOf(type) == 32; // the lower half of %gridid or %clock64
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

namespace
{

struct Coordinates {
    std::size_t written = 0; ///< elements of the vector in the text
    std::size_t used = 0;    ///< without the padding of three-dimensional coordinates
};

Coordinates coordinatesOf(TextureShape shape)
{
    switch (shape) {
    case TextureShape::OneD: return {1, 1};
    case TextureShape::TwoD:
    case TextureShape::Array1D: return {2, 2};
    case TextureShape::ThreeD:
    case TextureShape::Array2D:
    case TextureShape::Cube: return {4, 3};
    case TextureShape::ArrayCube: return {4, 4};
    case TextureShape::None: break;
    }
    return {};
}

bool isArray(TextureShape shape)
{
    return shape == TextureShape::Array1D || shape == TextureShape::Array2D || shape == TextureShape::ArrayCube;
}

Operand bindTextureObject(const Term& term, std::uint32_t textLine)
{
    Operand object = term.operand;
    object.kind = object.base;
    object.base = Operand::Kind::None;
    const bool isRegister = object.kind == Operand::Kind::Register && bitsOf(term.registerType) == 64;
    const bool isVariable = object.kind == Operand::Kind::Variable && object.space == Space::Global;
    if (object.offset != 0 || (!isRegister && !isVariable))
        fail("the texture or surface must be a 64-bit register or a variable", textLine);
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

/// The object and the coordinates in the bracket.
void bindPlace(std::span<const Term> terms, Type type, std::uint32_t textLine, Instruction& instruction)
{
    instruction.sources.push_back(bindTextureObject(terms[0], textLine));
    terms = terms.subspan(1);
    const Coordinates coordinates = coordinatesOf(instruction.texture);
    if (terms.size() != coordinates.written)
        fail("the texture's shape takes " + std::to_string(coordinates.written) + " coordinates, found " +
                 std::to_string(terms.size()),
             textLine);
    for (std::size_t i = 0; i < coordinates.used; ++i)
        instruction.sources.push_back(
            bindSource(terms[i], i == 0 && isArray(instruction.texture) ? Type::U32 : type, Width::Exact, textLine));
}

/// The level, or the two gradients, after the bracket.
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
    bindPlace(parser.termsOf(written[1]), instruction.sourceType, textLine, instruction);
    bindDetail(written.subspan(2), parser, textLine, instruction);
}

void bindSurface(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                 Instruction& instruction)
{
    const bool loads = instruction.opcode == Opcode::SurfaceLoad;
    const std::size_t place = loads ? 1 : 0;
    if (written.size() != 2 || written[place].shape != WrittenOperand::Shape::Bracket)
        fail("a surface instruction takes its values and [surface, coordinates]", textLine);
    const WrittenOperand& values = written[1 - place];
    const bool isVector = values.shape == WrittenOperand::Shape::Vector;
    if (values.count != instruction.vector || (!isVector && values.shape != WrittenOperand::Shape::Single))
        fail("the operand does not have as many elements as the instruction moves", textLine);
    if (instruction.texture == TextureShape::Cube || instruction.texture == TextureShape::ArrayCube)
        fail("a surface is not a cube: its faces are layers", textLine);
    bindPlace(parser.termsOf(written[place]), Type::B32, textLine, instruction);
    for (const Term& term : parser.termsOf(values))
        if (loads)
            instruction.destinations.push_back(bindDestination(term, instruction.type, Width::AtLeast, textLine));
        else
            instruction.sources.push_back(bindSource(term, instruction.type, Width::AtLeast, textLine));
}

namespace
{

std::span<const Term> fragment(const WrittenOperand& operand, std::size_t words, const OperandParser& parser,
                               std::uint32_t textLine)
{
    const bool isVector = operand.shape == WrittenOperand::Shape::Vector;
    const bool isSingle = operand.shape == WrittenOperand::Shape::Single && words == 1;
    if ((!isVector && !isSingle) || operand.count != words)
        fail("a fragment of this matrix instruction has " + std::to_string(words) + " registers", textLine);
    return parser.termsOf(operand);
}

} // namespace

void bindMatrix(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
                Instruction& instruction)
{
    if (written.size() != 4)
        fail("a matrix product has four fragments: d, a, b and c", textLine);
    const bool isDouble = isOfDoubles(instruction.matrix);
    const Type sums = isDouble ? Type::F64 : hasWholeSums(instruction.matrix) ? Type::S32 : Type::F32;
    const std::size_t sumWords = wordsOfSums(instruction.matrix);
    for (const Term& term : fragment(written[0], sumWords, parser, textLine))
        instruction.destinations.push_back(bindDestination(term, sums, Width::Exact, textLine));
    const std::size_t words[] = {wordsOfA(instruction.matrix), wordsOfB(instruction.matrix), sumWords};
    for (std::size_t i = 0; i < 3; ++i)
        for (const Term& term : fragment(written[i + 1], words[i], parser, textLine))
            instruction.sources.push_back(bindSource(term,
                                                     i == 2     ? sums
                                                     : isDouble ? Type::B64
                                                                : Type::B32,
                                                     Width::Exact, textLine));
}

void bindRows(std::span<const WrittenOperand> written, const OperandParser& parser, std::uint32_t textLine,
              Instruction& instruction)
{
    if (written.size() != 2 || written[1].shape != Shape::Bracket || written[1].count != 1)
        fail("ldmatrix takes its fragments' registers and the address of a row", textLine);
    for (const Term& term : fragment(written[0], instruction.vector, parser, textLine))
        instruction.destinations.push_back(bindDestination(term, Type::B32, Width::Exact, textLine));
    instruction.sources.push_back(bindMemory(parser.termsOf(written[1])[0], instruction, textLine));
}

WmmaWritten bindWmma(const WmmaForm& form, std::span<const WrittenOperand> written, const OperandParser& parser,
                     std::uint32_t textLine)
{
    using Kind = WmmaForm::Kind;
    WmmaWritten result;
    const auto add = [&](const WrittenOperand& operand, std::uint32_t words) {
        const bool isDouble = form.k == 4;
        for (const Term& term : fragment(operand, words, parser, textLine))
            result.registers.push_back(bindDestination(term, isDouble ? Type::B64 : Type::B32, Width::Exact, textLine));
    };
    if (form.kind == Kind::Product) {
        if (written.size() != 4)
            fail("a matrix product has four fragments: d, a, b and c", textLine);
        add(written[0], WmmaForm::wordsOfSums(form.sums));
        add(written[1], form.wordsOfFactor('a'));
        add(written[2], form.wordsOfFactor('b'));
        add(written[3], WmmaForm::wordsOfSums(form.addends));
        return result;
    }
    const std::size_t place = form.kind == Kind::Load ? 1 : 0;
    if (written.size() < 2 || written.size() > 3 || written[place].shape != Shape::Bracket ||
        written[place].count != 1 || (written.size() == 3 && written[2].shape != Shape::Single))
        fail("a matrix is loaded and stored by its fragment, its address, and perhaps its stride", textLine);
    const bool isFactor = form.fragment == 'a' || form.fragment == 'b';
    add(written[1 - place], isFactor ? form.wordsOfFactor(form.fragment) : WmmaForm::wordsOfSums(form.addends));
    Instruction access;
    access.space = form.space;
    result.memory = bindMemory(parser.termsOf(written[place])[0], access, textLine);
    result.space = access.space;
    if (written.size() == 3)
        result.stride = bindSource(parser.termsOf(written[2])[0], Type::B32, Width::Exact, textLine);
    return result;
}

} // namespace tilescope::ptx
