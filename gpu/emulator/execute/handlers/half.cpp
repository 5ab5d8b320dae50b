#include "gpu/emulator/execute/handlers/eight_lanes.h"
#include "gpu/emulator/execute/handlers/half_bits.h"

#include <cmath>

// Half precision and bfloat16. Scalar .f16 is lowered to pairs whose upper half is zero. Sums and products are computed
// in single precision: the double rounding is harmless (24 ≥ 2·11 + 2 bits). fma rounds its sum to odd first, so that
// the second rounding is correct. Everything is branch-free, so that the lane loops are vectorised; with F16C sums,
// products and fma take the halves of eight lanes at once.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u32 bitsOf(float value) { return bitsAs<u32>(value); }
TILESCOPE_INLINE float floatOf(u32 bits) { return bitsAs<float>(bits); }
TILESCOPE_INLINE u32 signs(u32 bits) { return static_cast<u32>(static_cast<i32>(bits) >> 31); }
/// All bits where the value is neither zero nor NaN, else none.
TILESCOPE_INLINE u32 countsIn(float value) { return 0U - u32{(bitsAs<u32>(value) & 0x7FFF'FFFFU) - 1U < 0x7F80'0000U}; }

#ifdef __F16C__

/// Eight values; operators work on each of them.
using Floats = float __attribute__((vector_size(32)));

TILESCOPE_INLINE U8 bitsOf(Floats values) { return reinterpret_cast<U8>(values); }
TILESCOPE_INLINE Floats floatOf(U8 bits) { return reinterpret_cast<Floats>(bits); }
TILESCOPE_INLINE U8 signs(U8 bits) { return reinterpret_cast<U8>(reinterpret_cast<I8>(bits) >> 31); }
TILESCOPE_INLINE U8 countsIn(Floats value)
{
    return reinterpret_cast<U8>(_mm256_cmp_ps(value, _mm256_setzero_ps(), _CMP_NEQ_OQ));
}

#endif

/// a·b + c rounded to odd: the product of two halves is exact in single precision, and so is the error of the sum
/// (Knuth's two-sum; no intermediate can overflow). An inexact sum is truncated toward zero and its last bit set.
template <class Float>
TILESCOPE_INLINE Float oddFma(Float a, Float b, Float c)
{
    const Float product = a * b;
    const Float sum = product + c;
    const Float part = sum - product;
    const Float error = (product - (sum - part)) + (c - part);
    const auto inexact = countsIn(error);
    const auto cut = signs(bitsOf(error) ^ bitsOf(sum)) & inexact; // −1 where the sum was rounded away from zero
    return floatOf((bitsOf(sum) + cut) | inexact >> 31);
}

// The rules, for a float or for eight of them.
struct Sum {
    template <class Float>
    TILESCOPE_INLINE Float operator()(Float a, Float b) const
    {
        return a + b;
    }
};
struct Difference {
    template <class Float>
    TILESCOPE_INLINE Float operator()(Float a, Float b) const
    {
        return a - b;
    }
};
struct Product {
    template <class Float>
    TILESCOPE_INLINE Float operator()(Float a, Float b) const
    {
        return a * b;
    }
};
struct ProductAndSum {
    template <class Float>
    TILESCOPE_INLINE Float operator()(Float a, Float b, Float c) const
    {
        return oddFma(a, b, c);
    }
};

#ifdef __F16C__

/// To the nearest, as nearestHalf().
TILESCOPE_INLINE __m128i nearestHalves(Floats values)
{
    const __m256 nan = reinterpret_cast<__m256>(splat(0x7FFF'E000)); // its upper bits are the half 0x7FFF
    const __m256 canonical = _mm256_blendv_ps(values, nan, _mm256_cmp_ps(values, values, _CMP_UNORD_Q));
    return _mm256_cvtps_ph(canonical, _MM_FROUND_TO_NEAREST_INT);
}

/// The halves of four lanes, or four times those of the first. Read as 16 bytes, because the conversion of a register's
/// upper half takes another instruction.
template <bool Uniform>
TILESCOPE_INLINE Floats floatsFromHalves(const u32* lanes)
{
    return _mm256_cvtph_ps(Uniform ? _mm_set1_epi32(static_cast<int>(lanes[0]))
                                   : _mm_load_si128(reinterpret_cast<const __m128i*>(lanes)));
}

/// Stores the halves of eight lanes together: a load of 32 bytes would wait for two stores of 16.
TILESCOPE_INLINE void storeHalves(u32* lanes, Floats low, Floats high)
{
    const __m256i all = _mm256_inserti128_si256(_mm256_castsi128_si256(nearestHalves(low)), nearestHalves(high), 1);
    _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), all);
}

template <class Rule, unsigned Shape>
const Op* halvesOfTwo(const Op* op, std::byte* file, Warp&)
{
    const auto *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b);
    auto* d = slot<u32>(file, op->d);
    const Floats a0 = floatsFromHalves<true>(a), b0 = floatsFromHalves<true>(b);
    const auto of = [&](int lane) __attribute__((always_inline))
    {
        return Rule{}(Shape & 1 ? a0 : floatsFromHalves<false>(a + lane),
                      Shape & 2 ? b0 : floatsFromHalves<false>(b + lane));
    };
    for (int lane = 0; lane < laneCount; lane += 8)
        storeHalves(d + lane, of(lane), of(lane + 4));
    return op + 1;
}

template <class Rule, unsigned Shape>
const Op* halvesOfThree(const Op* op, std::byte* file, Warp&)
{
    const auto *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b), *c = slot<const u32>(file, op->c);
    auto* d = slot<u32>(file, op->d);
    const Floats a0 = floatsFromHalves<true>(a), b0 = floatsFromHalves<true>(b), c0 = floatsFromHalves<true>(c);
    const auto of = [&](int lane) __attribute__((always_inline))
    {
        return Rule{}(Shape & 1 ? a0 : floatsFromHalves<false>(a + lane),
                      Shape & 2 ? b0 : floatsFromHalves<false>(b + lane),
                      Shape & 4 ? c0 : floatsFromHalves<false>(c + lane));
    };
    for (int lane = 0; lane < laneCount; lane += 8)
        storeHalves(d + lane, of(lane), of(lane + 4));
    return op + 1;
}

#endif

/// A rule for halves as one for lanes.
template <class Rule>
struct OfTwo {
    u32 operator()(u32 a, u32 b) const
    {
        return nearestHalf(Rule{}(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF))) |
               nearestHalf(Rule{}(floatFromHalf(a >> 16), floatFromHalf(b >> 16))) << 16;
    }
};
template <class Rule>
struct OfThree {
    u32 operator()(u32 a, u32 b, u32 c) const
    {
        const float low = Rule{}(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF), floatFromHalf(c & 0xFFFF));
        const float high = Rule{}(floatFromHalf(a >> 16), floatFromHalf(b >> 16), floatFromHalf(c >> 16));
        return nearestHalf(low) | nearestHalf(high) << 16;
    }
};

template <class Rule>
void enterTwo(const Registry& r, OpKind kind)
{
    r.hotBinary(kind, OfTwo<Rule>{});
#ifdef __F16C__
    r.table.set(kind, 0, halvesOfTwo<Rule, 0>);
    r.table.set(kind, 1, halvesOfTwo<Rule, 1>);
    r.table.set(kind, 2, halvesOfTwo<Rule, 2>);
#endif
}
template <class Rule>
void enterThree(const Registry& r, OpKind kind)
{
    r.hotTernary(kind, OfThree<Rule>{});
#ifdef __F16C__
    r.table.set(kind, 0, halvesOfThree<Rule, 0>);
    r.table.set(kind, 1, halvesOfThree<Rule, 1>);
    r.table.set(kind, 2, halvesOfThree<Rule, 2>);
    r.table.set(kind, 3, halvesOfThree<Rule, 3>);
    r.table.set(kind, 4, halvesOfThree<Rule, 4>);
    r.table.set(kind, 5, halvesOfThree<Rule, 5>);
    r.table.set(kind, 6, halvesOfThree<Rule, 6>);
#endif
}

struct Narrowed {
    u32 operator()(u32 a) const { return nearestHalf(bitsAs<float>(a)); }
#ifdef __F16C__
    static TILESCOPE_INLINE U8 of(U8 a)
    {
        return reinterpret_cast<U8>(_mm256_cvtepu16_epi32(nearestHalves(reinterpret_cast<Floats>(a))));
    }
#endif
};
struct Widened {
    u32 operator()(u32 a) const { return bitsAs<u32>(floatFromHalf(a & 0xFFFF)); }
#ifdef __F16C__
    static TILESCOPE_INLINE U8 of(U8 a)
    {
        const __m256i words = reinterpret_cast<__m256i>(a & 0xFFFFU);
        const __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(words, words), 0x08);
        return reinterpret_cast<U8>(_mm256_cvtph_ps(_mm256_castsi256_si128(packed)));
    }
#endif
};

/// Returns the number if one operand is NaN; -0 is below +0. Uses the halves' bits as integers with the same order.
TILESCOPE_INLINE i32 ordered(u32 half) { return static_cast<i32>(pick((half & 0x8000) != 0, 0x7FFF - half, half)); }
TILESCOPE_INLINE bool isNan(u32 half) { return (half & 0x7FFF) > 0x7C00; }
TILESCOPE_INLINE u32 chosen(u32 a, u32 b, bool first)
{
    const u32 number = pick(isNan(a), b, pick(isNan(b), a, pick(first, a, b)));
    return pick(isNan(number), 0x7FFF, number);
}

#ifdef __AVX2__
/// For the halves of eight lanes: 16-bit integers in the same order; −1 where a half is NaN; and the rule above.
TILESCOPE_INLINE __m256i orderedHalves(__m256i halves)
{
    return _mm256_xor_si256(halves, _mm256_srli_epi16(_mm256_srai_epi16(halves, 15), 1));
}
TILESCOPE_INLINE __m256i nanHalves(__m256i halves)
{
    return _mm256_cmpgt_epi16(_mm256_and_si256(halves, _mm256_set1_epi16(0x7FFF)), _mm256_set1_epi16(0x7C00));
}
TILESCOPE_INLINE U8 chosenHalves(__m256i a, __m256i b, __m256i second)
{
    const __m256i isFirstNan = nanHalves(a), isSecondNan = nanHalves(b);
    __m256i number = _mm256_blendv_epi8(a, b, second);
    number = _mm256_blendv_epi8(_mm256_blendv_epi8(number, a, isSecondNan), b, isFirstNan);
    const __m256i nan = _mm256_set1_epi16(0x7FFF);
    return reinterpret_cast<U8>(_mm256_blendv_epi8(number, nan, _mm256_and_si256(isFirstNan, isSecondNan)));
}
#endif

struct Smaller {
    u32 operator()(u32 a, u32 b) const { return of(a & 0xFFFF, b & 0xFFFF) | of(a >> 16, b >> 16) << 16; }
    static TILESCOPE_INLINE u32 of(u32 a, u32 b) { return chosen(a, b, ordered(a) <= ordered(b)); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 first, U8 second)
    {
        const __m256i a = reinterpret_cast<__m256i>(first), b = reinterpret_cast<__m256i>(second);
        return chosenHalves(a, b, _mm256_cmpgt_epi16(orderedHalves(a), orderedHalves(b)));
    }
#endif
};
struct Larger {
    u32 operator()(u32 a, u32 b) const { return of(a & 0xFFFF, b & 0xFFFF) | of(a >> 16, b >> 16) << 16; }
    static TILESCOPE_INLINE u32 of(u32 a, u32 b) { return chosen(a, b, ordered(a) >= ordered(b)); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 first, U8 second)
    {
        const __m256i a = reinterpret_cast<__m256i>(first), b = reinterpret_cast<__m256i>(second);
        return chosenHalves(a, b, _mm256_cmpgt_epi16(orderedHalves(b), orderedHalves(a)));
    }
#endif
};

TILESCOPE_INLINE u32 orNan(u32 a, u32 b, u32 result) { return pick(isNan(a), 0x7FFF, pick(isNan(b), 0x7FFF, result)); }

/// Clamps to [0, 1]; NaN becomes +0.
TILESCOPE_INLINE u32 saturated(u32 half)
{
    return pick(half > 0x7C00, 0, pick(half > 0x3C00, 0x3C00, half)); // negative halves are above 0x7C00
}

/// To the nearest, ties to even; a NaN is 0x7FFF.
TILESCOPE_INLINE u32 nearestBfloat(float value)
{
    const u32 bits = bitsAs<u32>(value);
    return pick((bits & 0x7FFF'FFFFU) > 0x7F80'0000U, 0x7FFFU, (bits + 0x7FFFU + (bits >> 16 & 1U)) >> 16);
}

/// To a float first, rounded to odd, so that the second rounding is correct.
TILESCOPE_INLINE u32 nearestBfloat(double value)
{
    const auto nearest = static_cast<float>(value);
    const double back = static_cast<double>(nearest);
    if (back == value || std::isnan(value) || std::isinf(nearest))
        return nearestBfloat(nearest);
    const u32 cut = bitsAs<u32>(nearest) - (std::abs(back) > std::abs(value) ? 1U : 0U);
    return nearestBfloat(bitsAs<float>(cut | 1U));
}

TILESCOPE_INLINE double doubleOf(u32 bfloat) { return static_cast<double>(bitsAs<float>(bfloat << 16)); }

/// In double precision, which has a wider range of exponents too, so that rounding it once more is harmless.
template <class Rule>
struct OfTwoBfloats {
    u32 operator()(u32 a, u32 b) const
    {
        return nearestBfloat(Rule{}(doubleOf(a), doubleOf(b))) |
               nearestBfloat(Rule{}(doubleOf(a >> 16), doubleOf(b >> 16))) << 16;
    }
};

/// a·b + c, moved by the smallest step towards what it was rounded from.
TILESCOPE_INLINE double oddBfloatFma(double a, double b, double c)
{
    const double product = a * b, sum = product + c, part = sum - product;
    const double error = (product - (sum - part)) + (c - part);
    return error == 0 || !std::isfinite(sum) ? sum : std::nextafter(sum, error > 0 ? HUGE_VAL : -HUGE_VAL);
}

} // namespace

void fillHalf(const Registry& r)
{
    enterUnary(r, OpKind::F32ToF16, Narrowed{});
    r.unary(OpKind::F64ToF16, [](double a) -> u32 { return halfFromDouble(a, RoundingMode::Nearest); });
    enterUnary(r, OpKind::F16ToF32, Widened{});
    enterTwo<Sum>(r, OpKind::AddF16x2);
    enterTwo<Difference>(r, OpKind::SubF16x2);
    enterTwo<Product>(r, OpKind::MulF16x2);
    enterThree<ProductAndSum>(r, OpKind::FmaF16x2);
    enterBinary(r, OpKind::MinF16x2, Smaller{});
    enterBinary(r, OpKind::MaxF16x2, Larger{});
    r.ternary(OpKind::NanF16x2, [](u32 a, u32 b, u32 result) {
        return orNan(a & 0xFFFF, b & 0xFFFF, result & 0xFFFF) | orNan(a >> 16, b >> 16, result >> 16) << 16;
    });
    r.unary(OpKind::SaturateF16x2, [](u32 a) { return saturated(a & 0xFFFF) | saturated(a >> 16) << 16; });
    r.unary(OpKind::NegF16x2, [](u32 a) { return a ^ 0x8000'8000; });
    r.unary(OpKind::AbsF16x2, [](u32 a) { return a & 0x7FFF'7FFF; });
    r.unary(OpKind::F32ToBf16, [](u32 a) { return nearestBfloat(bitsAs<float>(a)); });
    r.unary(OpKind::F64ToBf16, [](double a) -> u32 { return nearestBfloat(a); });
    r.unary(OpKind::Bf16ToF32, [](u32 a) { return a << 16; });
    r.unary(OpKind::UpperBf16ToF32, [](u32 a) { return a & 0xFFFF'0000U; });
    r.binary(OpKind::AddBf16x2, OfTwoBfloats<Sum>{});
    r.binary(OpKind::SubBf16x2, OfTwoBfloats<Difference>{});
    r.binary(OpKind::MulBf16x2, OfTwoBfloats<Product>{});
    r.ternary(OpKind::FmaBf16x2, [](u32 a, u32 b, u32 c) -> u32 {
        return nearestBfloat(oddBfloatFma(doubleOf(a), doubleOf(b), doubleOf(c))) |
               nearestBfloat(oddBfloatFma(doubleOf(a >> 16), doubleOf(b >> 16), doubleOf(c >> 16))) << 16;
    });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
