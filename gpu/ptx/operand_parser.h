#pragma once

#include "gpu/ptx/function_scope.h"
#include "gpu/ptx/literal.h"
#include "gpu/ptx/token_stream.h"

#include <optional>
#include <span>
#include <vector>

namespace tilescope::ptx
{

/// One element of an operand as written: a resolved name, or a constant of unknown type.
struct Term {
    Operand operand;
    std::optional<Literal> literal;
    Type registerType = Type::None; ///< of a register
};

/// One operand as written; its terms are a range of OperandParser's list.
struct WrittenOperand {
    enum class Shape : std::uint8_t {
        Single,
        Pair,   ///< a|b
        Vector, ///< {a, b}
        Bracket ///< [address] or [texture, {x, y}]: the address first
    };
    Shape shape = Shape::Single;
    std::size_t first = 0, count = 0;
};

/// Reads the operands of an instruction, and those of a call.
class OperandParser
{
public:
    OperandParser(TokenStream& tokens, FunctionScope& scope) : m_tokens(tokens), m_scope(scope) {}

    /// Up to and including the ";". The result is valid until the next call.
    std::span<const WrittenOperand> parseList();
    std::span<const Term> termsOf(const WrittenOperand& operand) const
    {
        return std::span(m_terms).subspan(operand.first, operand.count);
    }
    Term parseTerm();

private:
    void parseOperand();
    void parseVector();
    void parseBracket();
    Term parseAddress();
    Term parseNumber(bool negative);
    Term parseName();
    std::int64_t parseOffset();
    void push(const Term& term, std::uint32_t textLine);

    TokenStream& m_tokens;
    FunctionScope& m_scope;
    std::vector<Term> m_terms;
    std::vector<WrittenOperand> m_operands;
};

} // namespace tilescope::ptx
