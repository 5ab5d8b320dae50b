#include "gpu/ptx/literal.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <string>

namespace tilescope::ptx
{
namespace
{

std::optional<std::uint64_t> parseUnsigned(std::string_view digits, int base)
{
    std::uint64_t value = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, base);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return value;
}

std::optional<Literal> parsePrefixed(std::string_view text)
{
    const std::string_view digits = text.substr(2);
    const char prefix = static_cast<char>(text[1] | 0x20);
    const bool isSingle = prefix == 'f', isDouble = prefix == 'd';
    if ((isSingle && digits.size() != 8) || (isDouble && digits.size() != 16))
        return std::nullopt;
    const auto bits = parseUnsigned(digits, prefix == 'b' ? 2 : 16);
    if (!bits || (!isSingle && !isDouble && prefix != 'x' && prefix != 'b'))
        return std::nullopt;
    const auto kind = isSingle ? Literal::Kind::Float32 : isDouble ? Literal::Kind::Float64 : Literal::Kind::Integer;
    return Literal{kind, *bits};
}

std::optional<Literal> parseDecimalFloat(std::string_view text)
{
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return Literal{Literal::Kind::Float64, std::bit_cast<std::uint64_t>(value)};
}

} // namespace

void Literal::negate()
{
    if (kind == Kind::Integer)
        bits = std::uint64_t{0} - bits;
    else
        bits ^= kind == Kind::Float32 ? 0x8000'0000u : 0x8000'0000'0000'0000u;
}

double Literal::value() const
{
    return kind == Kind::Float32 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                                 : std::bit_cast<double>(bits);
}

std::optional<Literal> parseLiteral(std::string_view text)
{
    if (text.empty() || text[0] < '0' || text[0] > '9')
        return std::nullopt;
    const bool prefixed = text.size() > 2 && text[0] == '0' && (text[1] | 0x20) >= 'a' && (text[1] | 0x20) <= 'z' &&
                          (text[1] | 0x20) != 'u' && (text[1] | 0x20) != 'e';
    const bool isFloatPrefix = prefixed && ((text[1] | 0x20) == 'f' || (text[1] | 0x20) == 'd');
    if (!isFloatPrefix && text.size() > 1 && (text.back() == 'U' || text.back() == 'u'))
        text.remove_suffix(1);
    if (prefixed)
        return text.size() > 2 ? parsePrefixed(text) : std::nullopt;
    if (text.find_first_of(".eE") != std::string_view::npos)
        return parseDecimalFloat(text);
    const auto bits = parseUnsigned(text, text.size() > 1 && text[0] == '0' ? 8 : 10);
    return bits ? std::optional(Literal{Literal::Kind::Integer, *bits}) : std::nullopt;
}

std::optional<std::uint64_t> bitsAs(const Literal& literal, Type type)
{
    const bool isInteger = literal.kind == Literal::Kind::Integer;
    if (type == Type::Pred)
        return isInteger ? std::optional<std::uint64_t>(literal.bits != 0) : std::nullopt;
    if (type == Type::F32 || type == Type::F64) {
        if (isInteger)
            return std::nullopt;
        if (type == Type::F64)
            return std::bit_cast<std::uint64_t>(literal.value());
        // A 0f literal keeps its bits, including a NaN payload.
        return literal.kind == Literal::Kind::Float32
                   ? literal.bits
                   : std::bit_cast<std::uint32_t>(static_cast<float>(literal.value()));
    }
    // Untyped and integer operands use a float's bits if they fit: mov.b32 %r1, 0f3F800000.
    const int needed = literal.kind == Literal::Kind::Float32 ? 32 : 64;
    if (!isInteger && bitsOf(type) != needed)
        return std::nullopt;
    return literal.bits;
}

} // namespace tilescope::ptx
