#pragma once

#include "gpu/emulator/handlers/lanes.h"

// IEEE binary16 in integers: neither g++ 12 nor clang 14 has a half type for every x86-64.

namespace tilescope::emulator::TILESCOPE_CODE
{

TILESCOPE_INLINE float floatFromHalf(u32 half)
{
    const u32 sign = (half & 0x8000) << 16;
    const u32 exponent = (half >> 10) & 31;
    const u32 fraction = half & 0x3FF;
    if (exponent == 31)
        return bitsAs<float>(sign | 0x7F80'0000 | (fraction << 13));
    if (exponent == 0) { // zero or subnormal: fraction × 2^-24, exact in single precision
        const float magnitude = static_cast<float>(static_cast<i32>(fraction)) * 5.9604644775390625e-8F;
        return bitsAs<float>(sign | bitsAs<u32>(magnitude));
    }
    return bitsAs<float>(sign | ((exponent + 112) << 23) | (fraction << 13));
}

/// Rounds the value fraction × 2^-shift (shift ≥ 1) to an integer; `sticky` says that bits below were already lost.
TILESCOPE_INLINE u64 roundShifted(u64 fraction, u32 shift, bool negative, RoundingMode mode)
{
    if (shift > 63)
        shift = 63;
    const u64 kept = fraction >> shift;
    const u64 rest = fraction & ((u64{1} << shift) - 1);
    const u64 tie = u64{1} << (shift - 1);
    bool up = false;
    switch (mode) {
    case RoundingMode::Nearest: up = rest > tie || (rest == tie && (kept & 1)); break;
    case RoundingMode::Down: up = rest != 0 && negative; break;
    case RoundingMode::Up: up = rest != 0 && !negative; break;
    case RoundingMode::Zero: break;
    }
    return kept + (up ? 1 : 0);
}

/// From the 53-bit form of a double (every float is one): one rounding only.
TILESCOPE_INLINE u16 halfFromDouble(double value, RoundingMode mode)
{
    const u64 bits = bitsAs<u64>(value);
    const bool negative = bits >> 63;
    const u32 sign = negative ? 0x8000 : 0;
    const u32 exponent = static_cast<u32>(bits >> 52) & 0x7FF;
    u64 fraction = bits & 0xF'FFFF'FFFF'FFFF;
    if (exponent == 0x7FF)
        return static_cast<u16>(fraction ? 0x7FFF : sign | 0x7C00);
    if (exponent == 0 && fraction == 0)
        return static_cast<u16>(sign);
    fraction |= u64{1} << 52;
    const i32 e = static_cast<i32>(exponent) - 1023 + 15; // exponent of a half, if normal
    // The half's integer form (exponent and fraction together) comes out of one rounding, carries included.
    u64 result;
    if (e >= 31)
        result = 0x7C00 + 1; // beyond the range: clamped below
    else if (e >= 1)
        result = (static_cast<u64>(e - 1) << 10) + roundShifted(fraction, 42, negative, mode);
    else
        result = roundShifted(fraction, static_cast<u32>(43 - e), negative, mode);
    if (result >= 0x7C00) {
        const bool toInfinity = mode == RoundingMode::Nearest || (mode == RoundingMode::Up && !negative) ||
                                (mode == RoundingMode::Down && negative);
        result = toInfinity ? 0x7C00 : 0x7BFF;
    }
    return static_cast<u16>(sign | static_cast<u32>(result));
}

TILESCOPE_INLINE u16 halfFromFloat(float value, RoundingMode mode)
{
    return halfFromDouble(static_cast<double>(value), mode);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
