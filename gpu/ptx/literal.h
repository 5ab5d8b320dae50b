#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tilescope::ptx
{

/// A constant as written, before the instruction's type is known.
struct Literal {
    enum class Kind : std::uint8_t {
        Integer, ///< `bits`, with a minus sign already applied
        Float32, ///< 0f3F800000: `bits` of a float
        Float64  ///< 0d3FF0000000000000, or decimal with a point: `bits` of a double
    };
    Kind kind = Kind::Integer;
    std::uint64_t bits = 0;

    void negate();
    double value() const; ///< for the two float kinds
};

/// Decimal, 0x, 0b, octal with a leading 0, each with an optional "U"; 0f, 0d; decimal floats. Empty if it is none of
/// them.
std::optional<Literal> parseLiteral(std::string_view text);

/// The literal's bits as an operand of `type`, in the format of Operand::bits; empty if the type cannot hold it.
std::optional<std::uint64_t> bitsAs(const Literal& literal, Type type);

} // namespace tilescope::ptx
