#include "gpu/emulator/execute/handlers/lanes.h"

#ifdef __SSE2__
#include <immintrin.h>
#endif

// Predicates. A comparison of vectors gives a mask of 32 bits; inactive lanes keep their bit. A uniform comparison sets
// all bits alike.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// Bit i of the result is the sign of lanes[i].
TILESCOPE_INLINE u32 signMask(const i32* lanes)
{
    u32 result = 0;
#ifdef __AVX2__
    for (int part = 0; part < 4; ++part) {
        const __m256i v = _mm256_load_si256(reinterpret_cast<const __m256i*>(lanes + part * 8));
        result |= static_cast<u32>(_mm256_movemask_ps(_mm256_castsi256_ps(v))) << (part * 8);
    }
#elif defined(__SSE2__)
    for (int part = 0; part < 8; ++part) {
        const __m128i v = _mm_load_si128(reinterpret_cast<const __m128i*>(lanes + part * 4));
        result |= static_cast<u32>(_mm_movemask_ps(_mm_castsi128_ps(v))) << (part * 4);
    }
#else
    for (int lane = 0; lane < laneCount; ++lane)
        result |= static_cast<u32>(lanes[lane]) >> 31 << lane;
#endif
    return result;
}

template <class F, unsigned Shape>
const Op* compareHandler(const Op* op, std::byte* file, Warp& warp)
{
    using S = SignatureOf<F>;
    const auto* a = slot<const typename S::First>(file, op->a);
    const auto* b = slot<const typename S::Second>(file, op->b);
    u32* d = slot<u32>(file, op->d);
    const u32 turn = static_cast<u32>(op->immediate);
    const auto a0 = a[0];
    const auto b0 = b[0];
    if constexpr (Shape == 3) {
        *d = (F{}(a0, b0) ? allLanes : 0) ^ turn;
    } else {
        alignas(32) i32 signs[laneCount];
        TILESCOPE_LANES signs[lane] = F{}(Shape & 1 ? a0 : a[lane], Shape & 2 ? b0 : b[lane]) ? -1 : 0;
        const u32 mask = warp.mask;
        *d = (*d & ~mask) | ((signMask(signs) ^ turn) & mask);
    }
    return op + 1;
}

template <class F>
void compare(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, compareHandler<F, 0>);
    r.table.set(kind, 1, compareHandler<F, 1>);
    r.table.set(kind, 2, compareHandler<F, 2>);
    r.table.set(kind, 3, compareHandler<F, 3>);
}

/// Combines whole masks; Op::immediate's low and high half invert a and b.
template <class F>
const Op* combine(const Op* op, std::byte* file, Warp& warp)
{
    const u32 a = *slot<const u32>(file, op->a) ^ static_cast<u32>(op->immediate);
    const u32 b = *slot<const u32>(file, op->b) ^ static_cast<u32>(op->immediate >> 32);
    u32* d = slot<u32>(file, op->d);
    // flags: a uniform predicate is written completely, so that all bits remain equal
    const u32 mask = op->flags ? allLanes : warp.mask;
    *d = (*d & ~mask) | (F{}(a, b) & mask);
    return op + 1;
}

template <class F>
void predicate(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, combine<F>);
}

/// testp: Op::immediate numbers the test as Instruction::compare's Testp forms do (see lower_compare.cpp).
template <class Float, class Bits, Bits Exponent>
TILESCOPE_INLINE bool testFloat(Float value, u32 test)
{
    const Bits magnitude = bitsAs<Bits>(value) & static_cast<Bits>(~Bits{0} >> 1);
    const bool nan = magnitude > Exponent;
    const bool infinite = magnitude == Exponent;
    const bool subnormal = (magnitude & Exponent) == 0 && magnitude != 0;
    const bool normal = magnitude < Exponent && !subnormal; // zero counts as normal
    switch (test) {
    case 0: return !nan && !infinite;
    case 1: return infinite;
    case 2: return !nan;
    case 3: return nan;
    case 4: return normal;
    default: return subnormal;
    }
}

template <class Float, class Bits, Bits Exponent, unsigned Shape>
const Op* testHandler(const Op* op, std::byte* file, Warp& warp)
{
    const Float* a = slot<const Float>(file, op->a);
    u32* d = slot<u32>(file, op->d);
    const u32 test = static_cast<u32>(op->immediate);
    u32 result = 0;
    if constexpr (Shape == 1) {
        *d = testFloat<Float, Bits, Exponent>(a[0], test) ? allLanes : 0;
        return op + 1;
    }
    for (int lane = 0; lane < laneCount; ++lane)
        result |= static_cast<u32>(testFloat<Float, Bits, Exponent>(a[lane], test)) << lane;
    *d = (*d & ~warp.mask) | (result & warp.mask);
    return op + 1;
}

} // namespace

void fillCompare(const Registry& r)
{
    predicate(r, OpKind::PredicateAnd, [](u32 a, u32 b) { return a & b; });
    predicate(r, OpKind::PredicateOr, [](u32 a, u32 b) { return a | b; });
    predicate(r, OpKind::PredicateXor, [](u32 a, u32 b) { return a ^ b; });
    predicate(r, OpKind::PredicateNot, [](u32 a, u32) { return ~a; });
    predicate(r, OpKind::PredicateMove, [](u32 a, u32) { return a; });

    compare(r, OpKind::EqI32, [](u32 a, u32 b) { return a == b; });
    compare(r, OpKind::LtS32, [](i32 a, i32 b) { return a < b; });
    compare(r, OpKind::LeS32, [](i32 a, i32 b) { return a <= b; });
    compare(r, OpKind::LtU32, [](u32 a, u32 b) { return a < b; });
    compare(r, OpKind::LeU32, [](u32 a, u32 b) { return a <= b; });
    compare(r, OpKind::EqI64, [](u64 a, u64 b) { return a == b; });
    compare(r, OpKind::LtS64, [](i64 a, i64 b) { return a < b; });
    compare(r, OpKind::LeS64, [](i64 a, i64 b) { return a <= b; });
    compare(r, OpKind::LtU64, [](u64 a, u64 b) { return a < b; });
    compare(r, OpKind::LeU64, [](u64 a, u64 b) { return a <= b; });
    compare(r, OpKind::EqF32, [](float a, float b) { return a == b; });
    compare(r, OpKind::LtF32, [](float a, float b) { return a < b; });
    compare(r, OpKind::LeF32, [](float a, float b) { return a <= b; });
    compare(r, OpKind::NumF32, [](float a, float b) { return a == a && b == b; });
    compare(r, OpKind::EqF64, [](double a, double b) { return a == b; });
    compare(r, OpKind::LtF64, [](double a, double b) { return a < b; });
    compare(r, OpKind::LeF64, [](double a, double b) { return a <= b; });
    compare(r, OpKind::NumF64, [](double a, double b) { return a == a && b == b; });

    constexpr u32 exponent32 = 0x7F80'0000;
    constexpr u64 exponent64 = 0x7FF0'0000'0000'0000;
    r.table.set(OpKind::TestpF32, 0, testHandler<float, u32, exponent32, 0>);
    r.table.set(OpKind::TestpF32, 1, testHandler<float, u32, exponent32, 1>);
    r.table.set(OpKind::TestpF64, 0, testHandler<double, u64, exponent64, 0>);
    r.table.set(OpKind::TestpF64, 1, testHandler<double, u64, exponent64, 1>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
