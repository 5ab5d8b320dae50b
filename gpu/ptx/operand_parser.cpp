#include "gpu/ptx/operand_parser.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/opcode_table.h"

namespace tilescope::ptx
{
namespace
{

constexpr std::size_t mostTerms = 64; ///< per instruction; tex.grad.3d has 17

} // namespace

std::span<const WrittenOperand> OperandParser::parseList()
{
    m_terms.clear();
    m_operands.clear();
    if (m_tokens.accept(';'))
        return m_operands;
    do {
        parseOperand();
    } while (m_tokens.accept(','));
    m_tokens.expect(';', "the operands");
    return m_operands;
}

void OperandParser::push(const Term& term, std::uint32_t textLine)
{
    if (m_terms.size() == mostTerms)
        fail("the instruction has too many operands", textLine);
    m_terms.push_back(term);
}

void OperandParser::parseOperand()
{
    WrittenOperand operand;
    operand.first = m_terms.size();
    const std::uint32_t line = m_tokens.peek().line;
    if (m_tokens.accept('{')) {
        operand.shape = WrittenOperand::Shape::Vector;
        parseVector();
    } else if (m_tokens.accept('[')) {
        operand.shape = WrittenOperand::Shape::Bracket;
        parseBracket();
    } else {
        push(parseTerm(), line);
        if (m_tokens.accept('|')) {
            operand.shape = WrittenOperand::Shape::Pair;
            push(parseTerm(), line);
        }
    }
    operand.count = m_terms.size() - operand.first;
    m_operands.push_back(operand);
}

void OperandParser::parseVector()
{
    do {
        push(parseTerm(), m_tokens.peek().line);
    } while (m_tokens.accept(','));
    m_tokens.expect('}', "the elements of a vector");
}

void OperandParser::parseBracket()
{
    const std::uint32_t line = m_tokens.peek().line;
    push(parseAddress(), line);
    while (m_tokens.accept(',')) {
        if (m_tokens.accept('{'))
            parseVector();
        else
            push(parseTerm(), line);
    }
    m_tokens.expect(']', "an address");
}

Term OperandParser::parseAddress()
{
    Term address;
    const Token token = m_tokens.peek();
    if (token.kind == TokenKind::Number) {
        address.operand.offset = static_cast<std::int64_t>(m_tokens.expectNumber("an address"));
    } else {
        const std::string_view name = m_tokens.expectWord("an address");
        address.operand = m_scope.resolve(name, token.line);
        if (address.operand.kind == Operand::Kind::Special || address.operand.kind == Operand::Kind::Immediate)
            fail("\"" + std::string(name) + "\" cannot be an address", token.line);
        if (address.operand.kind == Operand::Kind::Register)
            address.registerType = m_scope.typeOf(address.operand);
        address.operand.offset = parseOffset();
    }
    address.operand.base = address.operand.kind;
    address.operand.kind = Operand::Kind::Memory;
    return address;
}

std::int64_t OperandParser::parseOffset()
{
    bool negative = false;
    if (m_tokens.accept('+'))
        negative = m_tokens.accept('-');
    else if (m_tokens.accept('-'))
        negative = true;
    else
        return 0;
    const std::uint64_t size = m_tokens.expectNumber("an offset");
    return static_cast<std::int64_t>(negative ? std::uint64_t{0} - size : size);
}

Term OperandParser::parseTerm()
{
    const std::uint32_t line = m_tokens.peek().line;
    if (m_tokens.accept('-'))
        return parseNumber(true);
    if (m_tokens.peek().kind == TokenKind::Number)
        return parseNumber(false);
    if (m_tokens.accept('!')) {
        Term term = parseName();
        if (term.registerType != Type::Pred)
            fail("\"!\" stands before something that is not a predicate", line);
        term.operand.negated = true;
        return term;
    }
    return parseName();
}

Term OperandParser::parseNumber(bool negative)
{
    const Token token = m_tokens.take();
    Term term;
    term.operand.kind = Operand::Kind::Immediate;
    term.literal = token.kind == TokenKind::Number ? parseLiteral(token.text) : std::nullopt;
    if (!term.literal)
        fail("a number expected, found " + describe(token), token.line);
    if (negative)
        term.literal->negate();
    return term;
}

Term OperandParser::parseName()
{
    const std::uint32_t line = m_tokens.peek().line;
    const std::string_view name = m_tokens.expectWord("an operand");
    Term term;
    if (name == "_")
        return term;
    if (name == "true" || name == "false" || name == "WARP_SZ") {
        term.operand.kind = Operand::Kind::Immediate;
        term.literal = Literal{Literal::Kind::Integer, name == "WARP_SZ" ? 32u : name == "true" ? 1u : 0u};
        return term;
    }
    if (const auto fixed = fixedSpecial(name)) {
        term.operand.kind = Operand::Kind::Immediate;
        term.literal = Literal{Literal::Kind::Integer, *fixed};
        return term;
    }
    term.operand = m_scope.resolve(name, line);
    if (term.operand.kind == Operand::Kind::Register)
        term.registerType = m_scope.typeOf(term.operand);
    else if (term.operand.kind == Operand::Kind::Variable)
        term.operand.offset = parseOffset();
    else if (term.operand.kind == Operand::Kind::Immediate) // a function
        term.literal = Literal{Literal::Kind::Integer, term.operand.bits};
    return term;
}

} // namespace tilescope::ptx
