#pragma once

#include "gpu/emulator/execute/handlers/lanes.h"

// IEEE binary16 in integers: neither g++ 12 nor clang 14 has a half type for every x86-64. half.cpp
// has the processor's own conversions (F16C, a part of x86-64-v3).

namespace tilescope::emulator::TILESCOPE_CODE
{

/// A branch-free selection, which the vectoriser can evaluate speculatively.
TILESCOPE_INLINE u32 pick(bool first, u32 a, u32 b)
{
    const u32 mask = 0u - u32{first};
    return (a & mask) | (b & ~mask);
}

/// Exact. Branch-free, and without subnormal floats, which are slow.
TILESCOPE_INLINE float floatFromHalf(u32 half)
{
    const u32 magnitude = half & 0x7FFF;
    const u32 normal = (magnitude << 13) + (112u << 23);
    const u32 special = (magnitude << 13) | 0x7F80'0000; // infinity, NaN
    const u32 subnormal =
        bitsAs<u32>(static_cast<float>(static_cast<i32>(magnitude)) * 5.9604644775390625e-8F); // 2^-24
    const u32 bits = pick(magnitude < 0x400, subnormal, pick(magnitude < 0x7C00, normal, special));
    return bitsAs<float>(bits | (half & 0x8000) << 16);
}

/// To the nearest, ties to even; NaN is 0x7FFF. Branch-free.
TILESCOPE_INLINE u32 nearestHalf(float value)
{
    const u32 bits = bitsAs<u32>(value) & 0x7FFF'FFFF;
    const u32 special = pick(bits > 0x7F80'0000, 0x7FFF, 0x7C00); // from 65520 on: infinity
    // Near 0.5 a float's last bit is 2^-24, like that of a subnormal half, so the addition rounds.
    const u32 subnormal = bitsAs<u32>(bitsAs<float>(bits) + 0.5F) - 0x3F00'0000;
    const u32 normal = (bits - (112u << 23) + 0xFFF + ((bits >> 13) & 1)) >> 13;
    const u32 magnitude = pick(bits >= 0x477F'F000, special, pick(bits < 0x3880'0000, subnormal, normal));
    return magnitude | pick(bits > 0x7F80'0000, 0, (bitsAs<u32>(value) >> 16) & 0x8000);
}

/// Rounds the value fraction × 2^-shift (shift ≥ 1) to an integer; `sticky`: non-zero lower bits were already dropped.
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

/// Converts from double (every float is exact in it), so that it rounds only once.
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
    // Rounding once gives the half as an integer (exponent and fraction together), including carries.
    u64 result;
    if (e >= 31)
        result = 0x7C00 + 1; // out of range: clamped below
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
