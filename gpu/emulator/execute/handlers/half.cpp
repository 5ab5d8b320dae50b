#include "gpu/emulator/execute/handlers/half_bits.h"

// Half precision. Scalar .f16 is lowered to pairs whose upper half is zero. Sums and products are computed in single
// precision: the double rounding is harmless (24 ≥ 2·11 + 2 bits). fma rounds its sum to odd first, so that the second
// rounding is correct. Everything is branch-free, so that the lane loops are vectorised; with F16C sums, products and
// fma take the eight halves of four lanes at once.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

#if defined(__F16C__)

// The bits of Floats, and what a comparison of them gives: all bits or none.
using Words = u32 __attribute__((vector_size(32)));
using Mask = i32 __attribute__((vector_size(32)));

TILESCOPE_INLINE Words bitsOf(Floats values) { return reinterpret_cast<Words>(values); }
TILESCOPE_INLINE Floats floatOf(Words bits) { return reinterpret_cast<Floats>(bits); }
using tilescope::emulator::TILESCOPE_CODE::pick;
TILESCOPE_INLINE Words pick(Mask first, Words a, Words b)
{
    const Words mask = reinterpret_cast<Words>(first);
    return (a & mask) | (b & ~mask);
}

#else

TILESCOPE_INLINE u32 bitsOf(float value) { return bitsAs<u32>(value); }
TILESCOPE_INLINE float floatOf(u32 bits) { return bitsAs<float>(bits); }

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
    const auto bits = bitsOf(sum);
    const auto inexact = (bitsOf(error) & 0x7FFF'FFFFU) - 1U < 0x7F80'0000U; // neither zero nor NaN
    const auto cut = bits - ((bitsOf(error) ^ bits) >> 31);
    return floatOf(pick(inexact, cut | 1U, bits));
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

#if defined(__F16C__)

/// To the nearest, as nearestHalf().
TILESCOPE_INLINE __m128i nearestHalves(Floats values)
{
    const Words nan = Words{} + 0x7FFF'E000U; // of which the upper bits are the half 0x7FFF
    const Floats canonical = floatOf(pick(values != values, nan, bitsOf(values)));
    return _mm256_cvtps_ph(canonical, _MM_FROUND_TO_NEAREST_INT);
}

TILESCOPE_INLINE void storeHalves(u32* lanes, Floats values)
{
    _mm_storeu_si128(reinterpret_cast<__m128i*>(lanes), nearestHalves(values));
}
TILESCOPE_INLINE u32 firstHalves(Floats values) { return static_cast<u32>(_mm_cvtsi128_si32(nearestHalves(values))); }

template <class Rule, unsigned Shape>
const Op* halvesOfTwo(const Op* op, std::byte* file, Warp&)
{
    const auto *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b);
    auto* d = slot<u32>(file, op->d);
    if constexpr (Shape == 3) {
        d[0] = firstHalves(Rule{}(floatsFromHalves<true>(a), floatsFromHalves<true>(b)));
    } else {
        const Floats a0 = floatsFromHalves<true>(a), b0 = floatsFromHalves<true>(b);
        for (int lane = 0; lane < laneCount; lane += lanesOfFloats)
            storeHalves(d + lane, Rule{}(Shape & 1 ? a0 : floatsFromHalves<false>(a + lane),
                                         Shape & 2 ? b0 : floatsFromHalves<false>(b + lane)));
    }
    return op + 1;
}

template <class Rule, unsigned Shape>
const Op* halvesOfThree(const Op* op, std::byte* file, Warp&)
{
    const auto *a = slot<const u32>(file, op->a), *b = slot<const u32>(file, op->b), *c = slot<const u32>(file, op->c);
    auto* d = slot<u32>(file, op->d);
    if constexpr (Shape == 7) {
        d[0] = firstHalves(Rule{}(floatsFromHalves<true>(a), floatsFromHalves<true>(b), floatsFromHalves<true>(c)));
    } else {
        const Floats a0 = floatsFromHalves<true>(a), b0 = floatsFromHalves<true>(b), c0 = floatsFromHalves<true>(c);
        for (int lane = 0; lane < laneCount; lane += lanesOfFloats)
            storeHalves(d + lane, Rule{}(Shape & 1 ? a0 : floatsFromHalves<false>(a + lane),
                                         Shape & 2 ? b0 : floatsFromHalves<false>(b + lane),
                                         Shape & 4 ? c0 : floatsFromHalves<false>(c + lane)));
    }
    return op + 1;
}

template <class Rule>
void enterTwo(const Registry& r, OpKind kind)
{
    r.table.set(kind, 0, halvesOfTwo<Rule, 0>);
    r.table.set(kind, 1, halvesOfTwo<Rule, 1>);
    r.table.set(kind, 2, halvesOfTwo<Rule, 2>);
    r.table.set(kind, 3, halvesOfTwo<Rule, 3>);
}

template <class Rule>
void enterThree(const Registry& r, OpKind kind)
{
    r.table.set(kind, 0, halvesOfThree<Rule, 0>);
    r.table.set(kind, 1, halvesOfThree<Rule, 1>);
    r.table.set(kind, 2, halvesOfThree<Rule, 2>);
    r.table.set(kind, 3, halvesOfThree<Rule, 3>);
    r.table.set(kind, 4, halvesOfThree<Rule, 4>);
    r.table.set(kind, 5, halvesOfThree<Rule, 5>);
    r.table.set(kind, 6, halvesOfThree<Rule, 6>);
    r.table.set(kind, 7, halvesOfThree<Rule, 7>);
}

#else

template <class Rule>
void enterTwo(const Registry& r, OpKind kind)
{
    r.hotBinary(kind, [](u32 a, u32 b) {
        return nearestHalf(Rule{}(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF))) |
               nearestHalf(Rule{}(floatFromHalf(a >> 16), floatFromHalf(b >> 16))) << 16;
    });
}

template <class Rule>
void enterThree(const Registry& r, OpKind kind)
{
    r.hotTernary(kind, [](u32 a, u32 b, u32 c) {
        const float low = Rule{}(floatFromHalf(a & 0xFFFF), floatFromHalf(b & 0xFFFF), floatFromHalf(c & 0xFFFF));
        const float high = Rule{}(floatFromHalf(a >> 16), floatFromHalf(b >> 16), floatFromHalf(c >> 16));
        return nearestHalf(low) | nearestHalf(high) << 16;
    });
}

#endif

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
    enterTwo<Sum>(r, OpKind::AddF16x2);
    enterTwo<Difference>(r, OpKind::SubF16x2);
    enterTwo<Product>(r, OpKind::MulF16x2);
    enterThree<ProductAndSum>(r, OpKind::FmaF16x2);
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
