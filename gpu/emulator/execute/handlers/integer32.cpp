#include "gpu/emulator/execute/handlers/eight_lanes.h"
#include "gpu/emulator/execute/handlers/observe.h"

// 32-bit integers. Arithmetic uses unsigned values, which wrap as the hardware's do.

// vabsdiff4: the four bytes of a word, separately.

namespace tilescope::emulator::TILESCOPE_CODE
{

namespace
{

TILESCOPE_INLINE u32 low(u64 value) { return static_cast<u32>(value); }
TILESCOPE_INLINE u32 high(u64 value) { return static_cast<u32>(value >> 32); }
TILESCOPE_INLINE u64 wideS(i32 a, i32 b) { return static_cast<u64>(static_cast<i64>(a) * b); }
TILESCOPE_INLINE u64 wideU(u32 a, u32 b) { return static_cast<u64>(a) * b; }
TILESCOPE_INLINE i32 signed24(u32 a) { return static_cast<i32>(a << 8) >> 8; }
TILESCOPE_INLINE u32 negate(u32 a) { return 0U - a; }

/// Division by zero gives all bits set, as on NVIDIA's GPUs (undefined in PTX).
TILESCOPE_INLINE u32 divideS(i32 a, i32 b)
{
    if (b == 0)
        return allLanes;
    return b == -1 ? negate(static_cast<u32>(a)) : static_cast<u32>(a / b);
}
TILESCOPE_INLINE u32 remainderS(i32 a, i32 b)
{
    if (b == 0)
        return static_cast<u32>(a);
    return b == -1 ? 0U : static_cast<u32>(a % b);
}

} // namespace

void fillInteger32(const Registry& r, bool observed)
{
    r.hotBinary(OpKind::Add32, [](u32 a, u32 b) { return a + b; });
    r.hotBinary(OpKind::Sub32, [](u32 a, u32 b) { return a - b; });
    r.hotBinary(OpKind::MulLo32, [](u32 a, u32 b) { return a * b; });
    r.binary(OpKind::MulHiS32, [](i32 a, i32 b) { return high(wideS(a, b)); });
    r.binary(OpKind::MulHiU32, [](u32 a, u32 b) { return high(wideU(a, b)); });
    r.hotTernary(OpKind::Mad32, [](u32 a, u32 b, u32 c) { return a * b + c; });
    r.ternary(OpKind::MadHiS32, [](i32 a, i32 b, u32 c) { return high(wideS(a, b)) + c; });
    r.ternary(OpKind::MadHiU32, [](u32 a, u32 b, u32 c) { return high(wideU(a, b)) + c; });
    r.hotBinary(OpKind::MulWideS32, [](i32 a, i32 b) { return wideS(a, b); });
    r.hotBinary(OpKind::MulWideU32, [](u32 a, u32 b) { return wideU(a, b); });
    r.hotTernary(OpKind::MadWideS32, [](i32 a, i32 b, u64 c) { return wideS(a, b) + c; });
    r.hotTernary(OpKind::MadWideU32, [](u32 a, u32 b, u64 c) { return wideU(a, b) + c; });
    r.binary(OpKind::Mul24LoS, [](u32 a, u32 b) { return low(wideS(signed24(a), signed24(b))); });
    r.binary(OpKind::Mul24LoU, [](u32 a, u32 b) { return (a & 0xFF'FFFF) * (b & 0xFF'FFFF); });
    r.binary(OpKind::Mul24HiS, [](u32 a, u32 b) { return low(wideS(signed24(a), signed24(b)) >> 16); });
    r.binary(OpKind::Mul24HiU, [](u32 a, u32 b) { return low(wideU(a & 0xFF'FFFF, b & 0xFF'FFFF) >> 16); });
    r.ternary(OpKind::SadS32, [](i32 a, i32 b, u32 c) {
        return c + (a < b ? static_cast<u32>(b) - static_cast<u32>(a) : static_cast<u32>(a) - static_cast<u32>(b));
    });
    r.ternary(OpKind::SadU32, [](u32 a, u32 b, u32 c) { return c + (a < b ? b - a : a - b); });
    enterDivision(r, observed, OpKind::DivS32, [](i32 a, i32 b) { return divideS(a, b); });
    enterDivision(r, observed, OpKind::DivU32, [](u32 a, u32 b) { return b == 0 ? allLanes : a / b; });
    enterDivision(r, observed, OpKind::RemS32, [](i32 a, i32 b) { return remainderS(a, b); });
    enterDivision(r, observed, OpKind::RemU32, [](u32 a, u32 b) { return b == 0 ? a : a % b; });
    r.unary(OpKind::AbsS32, [](u32 a) { return static_cast<i32>(a) < 0 ? negate(a) : a; });
    r.unary(OpKind::Neg32, [](u32 a) { return negate(a); });
    r.hotBinary(OpKind::MinS32, [](i32 a, i32 b) { return a < b ? a : b; });
    r.hotBinary(OpKind::MaxS32, [](i32 a, i32 b) { return a > b ? a : b; });
    r.hotBinary(OpKind::MinU32, [](u32 a, u32 b) { return a < b ? a : b; });
    r.hotBinary(OpKind::MaxU32, [](u32 a, u32 b) { return a > b ? a : b; });
    r.hotBinary(OpKind::And32, [](u32 a, u32 b) { return a & b; });
    r.hotBinary(OpKind::Or32, [](u32 a, u32 b) { return a | b; });
    r.hotBinary(OpKind::Xor32, [](u32 a, u32 b) { return a ^ b; });
    r.unary(OpKind::Not32, [](u32 a) { return ~a; });
    r.unary(OpKind::Cnot32, [](u32 a) { return a == 0 ? 1U : 0U; });
    // Shifts by 32 or more clamp; they do not wrap as on x86.
    r.hotBinary(OpKind::Shl32, [](u32 a, u32 b) { return b > 31 ? 0U : a << (b & 31); });
    r.hotBinary(OpKind::ShrU32, [](u32 a, u32 b) { return b > 31 ? 0U : a >> (b & 31); });
    r.hotBinary(OpKind::ShrS32, [](i32 a, u32 b) { return a >> (b > 31 ? 31 : b); });
}

namespace
{

TILESCOPE_INLINE u32 byteDistance(u32 a, u32 b) { return a > b ? a - b : b - a; }

struct Distances {
    u32 operator()(u32 a, u32 b) const
    {
        u32 result = 0;
        for (u32 shift = 0; shift < 32; shift += 8)
            result |= byteDistance(a >> shift & 0xFF, b >> shift & 0xFF) << shift;
        return result;
    }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 a, U8 b)
    {
        const __m256i x = reinterpret_cast<__m256i>(a), y = reinterpret_cast<__m256i>(b);
        return reinterpret_cast<U8>(_mm256_or_si256(_mm256_subs_epu8(x, y), _mm256_subs_epu8(y, x)));
    }
#endif
};

struct SumOfDistances {
    u32 operator()(u32 a, u32 b, u32 c) const
    {
        for (u32 shift = 0; shift < 32; shift += 8)
            c += byteDistance(a >> shift & 0xFF, b >> shift & 0xFF);
        return c;
    }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 a, U8 b, U8 c)
    {
        const __m256i pairs = _mm256_maddubs_epi16(reinterpret_cast<__m256i>(Distances::of(a, b)), _mm256_set1_epi8(1));
        return c + reinterpret_cast<U8>(_mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
#endif
};

} // namespace

void fillVideo(const Registry& r)
{
    enterBinary(r, OpKind::VabsDiff4, Distances{});
    enterTernary(r, OpKind::VabsDiff4Add, SumOfDistances{});
}

} // namespace tilescope::emulator::TILESCOPE_CODE
