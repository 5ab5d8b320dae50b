#include "gpu/emulator/execute/handlers/half_bits.h"

// Half precision. Scalar .f16 is lowered to pairs whose upper half is zero. Sums and products are computed in single
// precision: the double rounding is harmless (24 ≥ 2·11 + 2 bits). fma rounds its sum to odd first, so that the second
// rounding is correct. Everything is branch-free, so that the lane loops are vectorised.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// Applies one rule on floats to both halves of two or three pairs.
template <class Rule>
TILESCOPE_INLINE u32 onHalves(u32 a, u32 b, Rule rule)
{
    return nearestHalf(rule(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF))) |
           nearestHalf(rule(floatFromHalf(a >> 16), floatFromHalf(b >> 16))) << 16;
}

/// a·b + c rounded to odd: the product of two halves is exact in single precision, and so is the error of the sum
/// (Knuth's two-sum; no intermediate can overflow). An inexact sum is truncated toward zero and its last bit set.
TILESCOPE_INLINE float oddFma(float a, float b, float c)
{
    const float product = a * b;
    const float sum = product + c;
    const float part = sum - product;
    const float error = (product - (sum - part)) + (c - part);
    const u32 bits = bitsAs<u32>(sum);
    const bool inexact = (bitsAs<u32>(error) & 0x7FFF'FFFF) - 1 < 0x7F80'0000; // neither zero nor NaN
    const u32 cut = bits - ((bitsAs<u32>(error) ^ bits) >> 31);
    return bitsAs<float>(pick(inexact, cut | 1, bits));
}

/// Returns the number if one operand is NaN; -0 is below +0. Uses the halves' bits as integers with the same order.
TILESCOPE_INLINE i32 ordered(u32 half) { return static_cast<i32>(pick((half & 0x8000) != 0, 0x7FFF - half, half)); }
TILESCOPE_INLINE bool isNan(u32 half) { return (half & 0x7FFF) > 0x7C00; }
TILESCOPE_INLINE u32 chosen(u32 a, u32 b, bool first)
{
    const u32 number = pick(isNan(a), b, pick(isNan(b), a, pick(first, a, b)));
    return pick(isNan(number), 0x7FFF, number);
}
TILESCOPE_INLINE u32 smaller(u32 a, u32 b) { return chosen(a, b, ordered(a) <= ordered(b)); }
TILESCOPE_INLINE u32 larger(u32 a, u32 b) { return chosen(a, b, ordered(a) >= ordered(b)); }
TILESCOPE_INLINE u32 orNan(u32 a, u32 b, u32 result) { return pick(isNan(a), 0x7FFF, pick(isNan(b), 0x7FFF, result)); }

/// Clamps to [0, 1]; NaN becomes +0.
TILESCOPE_INLINE u32 saturated(u32 half)
{
    return pick(half > 0x7C00, 0, pick(half > 0x3C00, 0x3C00, half)); // negative halves are above 0x7C00
}

} // namespace

void fillHalf(const Registry& r)
{
    r.unary(OpKind::F32ToF16, [](float a) { return nearestHalf(a); });
    r.unary(OpKind::F64ToF16, [](double a) -> u32 { return halfFromDouble(a, RoundingMode::Nearest); });
    r.unary(OpKind::F16ToF32, [](u32 a) { return floatFromHalf(a & 0xFFFF); });
    r.hotBinary(OpKind::AddF16x2, [](u32 a, u32 b) { return onHalves(a, b, [](float x, float y) { return x + y; }); });
    r.hotBinary(OpKind::SubF16x2, [](u32 a, u32 b) { return onHalves(a, b, [](float x, float y) { return x - y; }); });
    r.hotBinary(OpKind::MulF16x2, [](u32 a, u32 b) { return onHalves(a, b, [](float x, float y) { return x * y; }); });
    r.hotTernary(OpKind::FmaF16x2, [](u32 a, u32 b, u32 c) {
        const float low = oddFma(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF), floatFromHalf(c & 0xFFFF));
        const float high = oddFma(floatFromHalf(a >> 16), floatFromHalf(b >> 16), floatFromHalf(c >> 16));
        return nearestHalf(low) | nearestHalf(high) << 16;
    });
    r.hotBinary(OpKind::MinF16x2,
                [](u32 a, u32 b) { return smaller(a & 0xFFFF, b & 0xFFFF) | smaller(a >> 16, b >> 16) << 16; });
    r.hotBinary(OpKind::MaxF16x2,
                [](u32 a, u32 b) { return larger(a & 0xFFFF, b & 0xFFFF) | larger(a >> 16, b >> 16) << 16; });
    r.ternary(OpKind::NanF16x2, [](u32 a, u32 b, u32 result) {
        return orNan(a & 0xFFFF, b & 0xFFFF, result & 0xFFFF) | orNan(a >> 16, b >> 16, result >> 16) << 16;
    });
    r.unary(OpKind::SaturateF16x2, [](u32 a) { return saturated(a & 0xFFFF) | saturated(a >> 16) << 16; });
    r.unary(OpKind::NegF16x2, [](u32 a) { return a ^ 0x8000'8000; });
    r.unary(OpKind::AbsF16x2, [](u32 a) { return a & 0x7FFF'7FFF; });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
