#include "gpu/emulator/execute/handlers/lanes.h"

// Conversions between numbers. Float to integer rounds toward zero here (cvt.rni, .rmi and .rpi round in the float type
// first) and saturates at the ends of the range. A NaN gives 0; an f64 NaN, or a NaN converted to 64 bits, gives the
// integer with only the top bit set (PTX ISA, cvt; an H200 gives the same).

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// Branch-free, so that the lane loop is vectorised; the cast always sees a value in range.
TILESCOPE_INLINE i32 toS32(float a)
{
    const bool below = a < -2147483648.0F;
    const bool above = a >= 2147483648.0F;
    const float inside = below || above || a != a ? 0.0F : a;
    i32 result = static_cast<i32>(inside);
    result = below ? -2147483647 - 1 : result;
    return above ? 2147483647 : result;
}

TILESCOPE_INLINE u32 toU32(float a)
{
    const bool above = a >= 4294967296.0F;
    const float positive = a > 0.0F && !above ? a : 0.0F; // NaN compares false
    // Values of 2^31 and more are reduced by 2^31 first, because AVX2 has no unsigned conversion.
    const bool large = positive >= 2147483648.0F;
    const u32 result = static_cast<u32>(static_cast<i32>(positive - (large ? 2147483648.0F : 0.0F)));
    return above ? allLanes : result + (large ? 0x8000'0000U : 0U);
}

template <class F>
TILESCOPE_INLINE i64 toS64(F a)
{
    if (a >= static_cast<F>(9223372036854775808.0))
        return 0x7FFF'FFFF'FFFF'FFFF;
    if (!(a >= static_cast<F>(-9223372036854775808.0))) // or a NaN
        return -0x7FFF'FFFF'FFFF'FFFF - 1;
    return static_cast<i64>(a);
}

template <class F>
TILESCOPE_INLINE u64 toU64(F a)
{
    if (a != a)
        return u64{1} << 63;
    if (!(a > 0))
        return 0;
    return a >= static_cast<F>(18446744073709551616.0) ? ~u64{0} : static_cast<u64>(a);
}

TILESCOPE_INLINE i32 narrowS(i64 a)
{
    if (a > 2147483647)
        return 2147483647;
    return a < -2147483648LL ? -2147483647 - 1 : static_cast<i32>(a);
}
/// To an unsigned integer of `bits` bits, fewer than 64.
TILESCOPE_INLINE u32 narrowU(double a, int bits)
{
    if (a != a)
        return 1U << (bits - 1);
    const u64 wide = toU64(a), most = (u64{1} << bits) - 1;
    return static_cast<u32>(wide > most ? most : wide);
}

/// Correctly rounded: both halves and their sum are exact in double, and the sum is rounded once.
TILESCOPE_INLINE float fromU32(u32 a)
{
    const double high = static_cast<double>(static_cast<i32>(a >> 16)) * 65536.0;
    return static_cast<float>(high + static_cast<double>(static_cast<i32>(a & 0xFFFF)));
}
TILESCOPE_INLINE double doubleFromU32(u32 a)
{
    return static_cast<double>(static_cast<i32>(a >> 16)) * 65536.0 + static_cast<double>(static_cast<i32>(a & 0xFFFF));
}

} // namespace

void fillConvert(const Registry& r)
{
    r.unary(OpKind::S32ToF32, [](i32 a) { return static_cast<float>(a); });
    r.unary(OpKind::U32ToF32, [](u32 a) { return fromU32(a); });
    r.unary(OpKind::S64ToF32, [](i64 a) { return static_cast<float>(a); });
    r.unary(OpKind::U64ToF32, [](u64 a) { return static_cast<float>(a); });
    r.unary(OpKind::S32ToF64, [](i32 a) { return static_cast<double>(a); });
    r.unary(OpKind::U32ToF64, [](u32 a) { return doubleFromU32(a); });
    r.unary(OpKind::S64ToF64, [](i64 a) { return static_cast<double>(a); });
    r.unary(OpKind::U64ToF64, [](u64 a) { return static_cast<double>(a); });
    r.unary(OpKind::F32ToS32, [](float a) { return toS32(a); });
    r.unary(OpKind::F32ToU32, [](float a) { return toU32(a); });
    // clang converts to unsigned char through 16 bits; the result is zero-extended in its lane.
    r.unary(OpKind::F32ToS16, [](float a) {
        const i32 v = toS32(a);
        const i32 low = v < -32768 ? -32768 : v;
        return static_cast<u32>(low > 32767 ? 32767 : low) & 0xFFFF;
    });
    r.unary(OpKind::F32ToU16, [](float a) {
        const u32 v = toU32(a);
        return v > 0xFFFF ? 0xFFFFU : v;
    });
    r.unary(OpKind::F32ToS64, [](float a) { return toS64(a); });
    r.unary(OpKind::F32ToU64, [](float a) { return toU64(a); });
    r.unary(OpKind::F64ToS32, [](double a) { return narrowS(toS64(a)); });
    r.unary(OpKind::F64ToU8, [](double a) { return narrowU(a, 8); });
    r.unary(OpKind::F64ToU16, [](double a) { return narrowU(a, 16); });
    r.unary(OpKind::F64ToU32, [](double a) { return narrowU(a, 32); });
    r.unary(OpKind::F64ToS64, [](double a) { return toS64(a); });
    r.unary(OpKind::F64ToU64, [](double a) { return toU64(a); });
    r.unary(OpKind::F32ToF64, [](float a) { return static_cast<double>(a); });
    r.unary(OpKind::F64ToF32, [](double a) { return static_cast<float>(a); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
