#include "tests/gpu/machines/families.h"

#include <cmath>

namespace tilescope::test
{

double fromHalf(std::uint16_t bits)
{
    const int exponent = bits >> 10 & 31, fraction = bits & 1023;
    const double size = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
    return bits & 0x8000 ? -size : size;
}

std::uint16_t toHalf(double value)
{
    const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000 : 0);
    const double size = std::abs(value);
    if (size == 0)
        return sign;
    int exponent = std::max(std::ilogb(size), -14);
    double units = std::nearbyint(std::ldexp(size, 10 - exponent)); // ties to even
    if (units == 2048) {
        units = 1024;
        ++exponent;
    }
    if (exponent > 15)
        return static_cast<std::uint16_t>(sign | 0x7c00);
    const int biased = units < 1024 ? 0 : exponent + 15;
    return static_cast<std::uint16_t>(sign | biased << 10 | (static_cast<int>(units) & 1023));
}

} // namespace tilescope::test
