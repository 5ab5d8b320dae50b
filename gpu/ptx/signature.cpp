#include "gpu/ptx/signature.h"

#include "gpu/ptx/failure.h"

#include <algorithm>

namespace tilescope::ptx
{
namespace
{

Type doubled(Type type)
{
    switch (type) {
    case Type::U16: return Type::U32;
    case Type::S16: return Type::S32;
    case Type::U32: return Type::U64;
    case Type::S32: return Type::S64;
    default: return type;
    }
}

class Binder
{
public:
    Binder(std::string_view signature, std::span<const WrittenOperand> written, const OperandParser& parser,
           std::uint32_t textLine, Instruction& instruction)
        : m_signature(signature), m_written(written), m_parser(parser), m_textLine(textLine), m_instruction(instruction)
    {
    }

    void bind()
    {
        bool destinations = true;
        for (std::size_t at = 0; at < m_signature.size(); ++at) {
            const char letter = m_signature[at];
            if (letter == ':') {
                destinations = false;
            } else if (letter == '|') {
                bindSecond(m_signature[++at]);
            } else if (at + 1 < m_signature.size() && m_signature[at + 1] == '?') {
                ++at;
                if (m_written.size() - m_next > requiredAfter(at + 1))
                    bindOne(letter, destinations);
            } else {
                bindOne(letter, destinations);
            }
        }
        if (m_next != m_written.size())
            fail("there are more operands than the instruction takes", m_textLine);
    }

private:
    std::size_t requiredAfter(std::size_t at) const
    {
        const std::string_view rest = m_signature.substr(at);
        const auto optional = static_cast<std::size_t>(std::ranges::count(rest, '?'));
        return rest.size() - 2 * optional;
    }

    const WrittenOperand& next()
    {
        if (m_next == m_written.size())
            fail("an operand is missing", m_textLine);
        return m_written[m_next++];
    }

    void bindOne(char letter, bool isDestination)
    {
        const WrittenOperand& operand = next();
        const auto terms = m_parser.termsOf(operand);
        using Shape = WrittenOperand::Shape;
        if (letter == 'V')
            return bindMoved(operand, isDestination);
        if (letter == 'c')
            return bindConverted(operand);
        const bool pairAllowed = isDestination && m_signature.find('|') != std::string_view::npos;
        const bool shapeFits = letter == 'M'
                                   ? operand.shape == Shape::Bracket && terms.size() == 1
                                   : operand.shape == Shape::Single || (operand.shape == Shape::Pair && pairAllowed);
        if (!shapeFits)
            fail("an operand is not of the form that the instruction takes", m_textLine);
        if (isDestination)
            m_instruction.destinations.push_back(
                bindDestination(terms[0], typeOf(letter), letter == 'C' ? Width::AtLeast : Width::Exact, m_textLine));
        else
            m_instruction.sources.push_back(source(letter, terms[0]));
    }

    void bindSecond(char letter)
    {
        const WrittenOperand& operand = m_written[m_next - 1];
        if (operand.shape == WrittenOperand::Shape::Pair)
            m_instruction.destinations.push_back(
                bindDestination(m_parser.termsOf(operand)[1], typeOf(letter), Width::Exact, m_textLine));
    }

    Operand source(char letter, const Term& term)
    {
        if (letter == 'M')
            return bindMemory(term, m_instruction, m_textLine);
        if (letter == 'A' && term.operand.kind == Operand::Kind::Variable)
            return term.operand;
        const Operand operand = bindSource(term, typeOf(letter), Width::Exact, m_textLine);
        if (letter == 'K' && (operand.kind != Operand::Kind::Immediate || operand.bits > 255))
            fail("the last operand must be a constant from 0 to 255", m_textLine);
        return operand;
    }

    void bindMoved(const WrittenOperand& operand, bool isDestination)
    {
        const auto terms = m_parser.termsOf(operand);
        const bool isVector = operand.shape == WrittenOperand::Shape::Vector;
        const bool isOfOne = m_instruction.vector == 1; // which may stand in braces too, as Triton writes it
        if (terms.size() != m_instruction.vector || (!isVector && !isOfOne) ||
            (!isVector && operand.shape != WrittenOperand::Shape::Single))
            fail("the operand does not have as many elements as the instruction moves", m_textLine);
        for (const Term& term : terms) {
            if (isDestination)
                m_instruction.destinations.push_back(
                    bindDestination(term, m_instruction.type, Width::AtLeast, m_textLine));
            else
                m_instruction.sources.push_back(bindSource(term, m_instruction.type, Width::AtLeast, m_textLine));
        }
    }

    void bindConverted(const WrittenOperand& operand)
    {
        const bool packs = (m_instruction.type == Type::F16x2 || m_instruction.type == Type::Bf16x2) &&
                           m_instruction.sourceType == Type::F32;
        if (operand.shape != WrittenOperand::Shape::Single)
            fail("an operand is not of the form that the instruction takes", m_textLine);
        const Term& first = m_parser.termsOf(operand)[0];
        m_instruction.sources.push_back(bindSource(first, m_instruction.sourceType, Width::AtLeast, m_textLine));
        if (packs) {
            const WrittenOperand& second = next();
            m_instruction.sources.push_back(
                bindSource(m_parser.termsOf(second)[0], Type::F32, Width::Exact, m_textLine));
        }
    }

    Type typeOf(char letter) const
    {
        switch (letter) {
        case 'S': return m_instruction.sourceType;
        case 'W': return m_instruction.half == Half::Wide ? doubled(m_instruction.type) : m_instruction.type;
        case 'U':
        case 'K': return Type::B32;
        case 'P': return Type::Pred;
        case 'A': return Type::B64;
        default: return m_instruction.type;
        }
    }

    std::string_view m_signature;
    std::span<const WrittenOperand> m_written;
    const OperandParser& m_parser;
    std::uint32_t m_textLine;
    Instruction& m_instruction;
    std::size_t m_next = 0;
};

} // namespace

void bindOperands(std::string_view signature, std::span<const WrittenOperand> written, const OperandParser& parser,
                  std::uint32_t textLine, Instruction& instruction)
{
    if (signature == "move")
        return bindMove(written, parser, textLine, instruction);
    if (signature == "texture")
        return bindTexture(written, parser, textLine, instruction);
    if (signature == "surface")
        return bindSurface(written, parser, textLine, instruction);
    if (signature == "any")
        return;
    if (signature == "matrix")
        return bindMatrix(written, parser, textLine, instruction);
    if (signature == "rows")
        return bindRows(written, parser, textLine, instruction);
    if (signature.starts_with("copy"))
        return bindCopy(written, parser, textLine, instruction, signature == "copy16");
    Binder(signature, written, parser, textLine, instruction).bind();
}

} // namespace tilescope::ptx
