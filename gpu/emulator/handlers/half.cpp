#include "gpu/emulator/handlers/half_bits.h"

// Half precision. Scalar .f16 is lowered to single precision with a conversion after it: for + - × the double rounding
// is harmless (24 ≥ 2·11 + 2 bits); only fma goes through double, where the product of two halves is exact.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u32 toHalf(double value) { return halfFromDouble(value, RoundingMode::Nearest); }
TILESCOPE_INLINE double low(u32 pair) { return static_cast<double>(floatFromHalf(pair & 0xFFFF)); }
TILESCOPE_INLINE double high(u32 pair) { return static_cast<double>(floatFromHalf(pair >> 16)); }
TILESCOPE_INLINE u32 pack(double lowValue, double highValue) { return toHalf(lowValue) | (toHalf(highValue) << 16); }

/// The number where one is NaN; -0 is below +0.
TILESCOPE_INLINE double smaller(double a, double b)
{
    if (a != a)
        return b;
    return b != b || a < b || (a == b && bitsAs<i64>(a) < 0) ? a : b;
}
TILESCOPE_INLINE double larger(double a, double b)
{
    if (a != a)
        return b;
    return b != b || a > b || (a == b && bitsAs<i64>(a) >= 0) ? a : b;
}

} // namespace

void fillHalf(const Registry& r)
{
    r.unary(OpKind::F32ToF16, [](float a) { return toHalf(static_cast<double>(a)); });
    r.unary(OpKind::F64ToF16, [](double a) { return toHalf(a); });
    r.unary(OpKind::F16ToF32, [](u32 a) { return floatFromHalf(a & 0xFFFF); });
    r.binary(OpKind::AddF16x2, [](u32 a, u32 b) { return pack(low(a) + low(b), high(a) + high(b)); });
    r.binary(OpKind::SubF16x2, [](u32 a, u32 b) { return pack(low(a) - low(b), high(a) - high(b)); });
    r.binary(OpKind::MulF16x2, [](u32 a, u32 b) { return pack(low(a) * low(b), high(a) * high(b)); });
    r.ternary(OpKind::FmaF16x2,
              [](u32 a, u32 b, u32 c) { return pack(low(a) * low(b) + low(c), high(a) * high(b) + high(c)); });
    r.binary(OpKind::MinF16x2, [](u32 a, u32 b) { return pack(smaller(low(a), low(b)), smaller(high(a), high(b))); });
    r.binary(OpKind::MaxF16x2, [](u32 a, u32 b) { return pack(larger(low(a), low(b)), larger(high(a), high(b))); });
    r.unary(OpKind::NegF16x2, [](u32 a) { return a ^ 0x8000'8000; });
    r.unary(OpKind::AbsF16x2, [](u32 a) { return a & 0x7FFF'7FFF; });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
