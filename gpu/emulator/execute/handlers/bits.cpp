#include "gpu/emulator/execute/handlers/eight_lanes.h"

// Bit fields, counts, permutations and dot products. Every helper must be inlined into its lane loop: function calls
// made a prmt/dp4a kernel 2.7 times slower.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u32 popcount32(u32 a) // branch-free, so that it vectorises without a popcnt instruction
{
    a = a - ((a >> 1) & 0x5555'5555);
    a = (a & 0x3333'3333) + ((a >> 2) & 0x3333'3333);
    return (((a + (a >> 4)) & 0x0F0F'0F0F) * 0x0101'0101) >> 24;
}
TILESCOPE_INLINE u32 popcount64(u64 a)
{
    return popcount32(static_cast<u32>(a)) + popcount32(static_cast<u32>(a >> 32));
}
/// From the exponent of a float, which the vectoriser has a conversion for. No bit follows the highest, so that
/// rounding does not reach the next power of two.
TILESCOPE_INLINE u32 leadingZeros32(u32 a)
{
    const i32 exponent = bitsAs<i32>(static_cast<float>(static_cast<i32>(a & ~(a >> 1)))) >> 23; // below 0: bit 31
    const i32 zeros = 158 - (exponent & 0xFF);
    return exponent < 0 ? 0 : zeros > 32 ? 32 : static_cast<u32>(zeros);
}
struct CountOnes {
    u32 operator()(u32 a) const { return popcount32(a); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 a)
    {
        const __m256i ones = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
                                              0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i low = reinterpret_cast<__m256i>(a & 0x0F0F'0F0FU);
        const __m256i high = reinterpret_cast<__m256i>(a >> 4U & 0x0F0F'0F0FU);
        const __m256i bytes = _mm256_add_epi8(_mm256_shuffle_epi8(ones, low), _mm256_shuffle_epi8(ones, high));
        const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
        return reinterpret_cast<U8>(_mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
#endif
};

TILESCOPE_INLINE u32 leadingZeros64(u64 a) { return a == 0 ? 64 : static_cast<u32>(__builtin_clzll(a)); }

TILESCOPE_INLINE u32 reverse32(u32 a)
{
    a = ((a >> 1) & 0x5555'5555) | ((a & 0x5555'5555) << 1);
    a = ((a >> 2) & 0x3333'3333) | ((a & 0x3333'3333) << 2);
    a = ((a >> 4) & 0x0F0F'0F0F) | ((a & 0x0F0F'0F0F) << 4);
    return __builtin_bswap32(a);
}
TILESCOPE_INLINE u64 reverse64(u64 a)
{
    return (static_cast<u64>(reverse32(static_cast<u32>(a))) << 32) | reverse32(static_cast<u32>(a >> 32));
}

/// bfe: position and length are the low bytes; a field past the top is filled with the sign bit (PTX ISA, bfe).
TILESCOPE_INLINE u32 extractU32(u32 a, u32 position, u32 length)
{
    position &= 0xFF;
    length &= 0xFF;
    const u32 shifted = position > 31 ? 0 : a >> position;
    return length > 31 ? shifted : shifted & ((1U << length) - 1);
}
TILESCOPE_INLINE u64 extractU64(u64 a, u32 position, u32 length)
{
    position &= 0xFF;
    length &= 0xFF;
    const u64 shifted = position > 63 ? 0 : a >> position;
    return length > 63 ? shifted : shifted & ((u64{1} << length) - 1);
}
TILESCOPE_INLINE u32 extractS32(u32 a, u32 position, u32 length)
{
    position &= 0xFF;
    length &= 0xFF;
    if (length == 0)
        return 0;
    const u32 last = position + length - 1 > 31 ? 31 : position + length - 1;
    const u32 sign = (a >> last) & 1 ? allLanes : 0;
    const u32 field = extractU32(a, position, length);
    const u32 kept = position > 31 ? 0 : (length > 32 - position ? 32 - position : length);
    return kept > 31 ? field : field | (sign << kept);
}
TILESCOPE_INLINE u64 extractS64(u64 a, u32 position, u32 length)
{
    position &= 0xFF;
    length &= 0xFF;
    if (length == 0)
        return 0;
    const u32 last = position + length - 1 > 63 ? 63 : position + length - 1;
    const u64 sign = (a >> last) & 1 ? ~u64{0} : 0;
    const u64 field = extractU64(a, position, length);
    const u32 kept = position > 63 ? 0 : (length > 64 - position ? 64 - position : length);
    return kept > 63 ? field : field | (sign << kept);
}

/// lop3 as sums modulo 2 of products (its algebraic normal form): all ones for each product that is in the sum.
struct Sums3 {
    u32 one, c, b, bc, a, ac, ab, abc;

    explicit TILESCOPE_INLINE Sums3(u32 table) // bit 4·a + 2·b + c is the result
    {
        table ^= (table & 0x55) << 1;
        table ^= (table & 0x33) << 2;
        table ^= (table & 0x0F) << 4;
        const auto spread = [table](u32 i) { return 0U - (table >> i & 1); };
        one = spread(0), c = spread(1), b = spread(2), bc = spread(3);
        a = spread(4), ac = spread(5), ab = spread(6), abc = spread(7);
    }
};
/// Of one lane, or of eight.
template <class Lanes>
TILESCOPE_INLINE Lanes logic3(Lanes a, Lanes b, Lanes c, const Sums3& with)
{
    const Lanes bc = b & c;
    return with.one ^ (c & with.c) ^ (b & with.b) ^ (bc & with.bc) ^
           (a & (with.a ^ (c & with.ac) ^ (b & with.ab) ^ (bc & with.abc)));
}

TILESCOPE_INLINE u32 permute(u32 a, u32 b, u32 selector)
{
    const u64 bytes = a | (static_cast<u64>(b) << 32);
    u32 result = 0;
    for (u32 i = 0; i < 4; ++i) {
        const u32 choice = (selector >> (i * 4)) & 15;
        const u32 byte = static_cast<u32>(bytes >> ((choice & 7) * 8)) & 0xFF;
        const u32 spread = byte & 0x80 ? 0xFF : 0;
        result |= (choice & 8 ? spread : byte) << (i * 8);
    }
    return result;
}

struct Permute {
    u32 operator()(u32 a, u32 b, u32 selector) const { return permute(a, b, selector); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 a, U8 b, U8 selector)
    {
        // A byte for each of the selector's four lowest digits.
        selector &= 0xFFFFU;
        U8 digits = (selector | selector << 8U) & 0x00FF'00FFU;
        digits = (digits | digits << 4U) & 0x0F0F'0F0FU;
        const U8 lane = U8{0, 0x0404'0404, 0x0808'0808, 0x0C0C'0C0C, 0, 0x0404'0404, 0x0808'0808, 0x0C0C'0C0C};
        const __m256i choice = reinterpret_cast<__m256i>((digits & 0x0303'0303U) + lane);
        const __m256i bytes = _mm256_blendv_epi8(_mm256_shuffle_epi8(reinterpret_cast<__m256i>(a), choice),
                                                 _mm256_shuffle_epi8(reinterpret_cast<__m256i>(b), choice),
                                                 reinterpret_cast<__m256i>(digits << 5U)); // bit 2 of a digit: of b
        const __m256i signs = _mm256_cmpgt_epi8(_mm256_setzero_si256(), bytes);
        return reinterpret_cast<U8>(_mm256_blendv_epi8(bytes, signs, reinterpret_cast<__m256i>(digits << 4U)));
    }
#endif
};

/// The special modes of prmt, converted to selectors of the general mode.
TILESCOPE_INLINE u32 permuteF4e(u32 c) { return 0x3210 + (c & 3) * 0x1111; }
TILESCOPE_INLINE u32 permuteB4e(u32 c)
{
    const u32 n = c & 3; // bytes n, n-1, n-2, n-3 modulo 8
    return n | (((n + 7) & 7) << 4) | (((n + 6) & 7) << 8) | (((n + 5) & 7) << 12);
}
TILESCOPE_INLINE u32 permuteEcl(u32 c)
{
    const u32 n = c & 3; // byte i is max(i, n)
    u32 selector = 0;
    for (u32 i = 0; i < 4; ++i)
        selector |= (i > n ? i : n) << (i * 4);
    return selector;
}
TILESCOPE_INLINE u32 permuteEcr(u32 c)
{
    const u32 n = c & 3; // byte i is min(i, n)
    u32 selector = 0;
    for (u32 i = 0; i < 4; ++i)
        selector |= (i < n ? i : n) << (i * 4);
    return selector;
}

/// The upper word of b:a shifted left by c modulo 32, the lower word of it shifted right; without 64-bit lanes.
TILESCOPE_INLINE u32 funnelLeft(u32 a, u32 b, u32 c) { return b << (c & 31) | a >> 1 >> (31 - (c & 31)); }
TILESCOPE_INLINE u32 funnelRight(u32 a, u32 b, u32 c) { return a >> (c & 31) | b << 1 << (31 - (c & 31)); }

/// fns: the position of the offset-th set bit counted from `base` (PTX ISA, fns).
TILESCOPE_INLINE u32 findNthSet(u32 mask, u32 base, i32 offset)
{
    base &= 31;
    if (offset == 0)
        return (mask >> base) & 1 ? base : allLanes;
    const i32 step = offset > 0 ? 1 : -1;
    i32 wanted = offset > 0 ? offset : -offset;
    for (i32 position = static_cast<i32>(base); position >= 0 && position < 32; position += step)
        if (((mask >> position) & 1) && --wanted == 0)
            return static_cast<u32>(position);
    return allLanes;
}

TILESCOPE_INLINE u32 fieldMask(u32 position, u32 length)
{
    const u32 ones = length > 31 ? allLanes : (1U << length) - 1;
    return position > 31 ? 0 : ones << position;
}

TILESCOPE_INLINE i32 byteAt(u32 value, u32 i, bool isSigned)
{
    const u32 byte = (value >> (i * 8)) & 0xFF;
    return isSigned ? static_cast<i32>(static_cast<i8>(byte)) : static_cast<i32>(byte);
}
template <bool SignedA, bool SignedB>
TILESCOPE_INLINE u32 dot4(u32 a, u32 b, u32 c)
{
    for (u32 i = 0; i < 4; ++i)
        c += static_cast<u32>(byteAt(a, i, SignedA) * byteAt(b, i, SignedB));
    return c;
}
template <bool SignedA, bool SignedB>
struct Dot4 {
    u32 operator()(u32 a, u32 b, u32 c) const { return dot4<SignedA, SignedB>(a, b, c); }
#ifdef __AVX2__
    /// The bytes of even and of odd places as words: the sum of two products does not overflow 32 bits.
    template <bool Signed>
    static TILESCOPE_INLINE __m256i even(U8 lanes)
    {
        const __m256i bytes = reinterpret_cast<__m256i>(lanes);
        return Signed ? _mm256_srai_epi16(_mm256_slli_epi16(bytes, 8), 8)
                      : _mm256_and_si256(bytes, _mm256_set1_epi16(0xFF));
    }
    template <bool Signed>
    static TILESCOPE_INLINE __m256i odd(U8 lanes)
    {
        const __m256i bytes = reinterpret_cast<__m256i>(lanes);
        return Signed ? _mm256_srai_epi16(bytes, 8) : _mm256_srli_epi16(bytes, 8);
    }
    static TILESCOPE_INLINE U8 of(U8 a, U8 b, U8 c)
    {
        return c + reinterpret_cast<U8>(_mm256_madd_epi16(even<SignedA>(a), even<SignedB>(b))) +
               reinterpret_cast<U8>(_mm256_madd_epi16(odd<SignedA>(a), odd<SignedB>(b)));
    }
#endif
};

/// dp2a: two 16-bit values of a with the low or high two bytes of b.
template <bool SignedA, bool SignedB, bool High>
TILESCOPE_INLINE u32 dot2(u32 a, u32 b, u32 c)
{
    for (u32 i = 0; i < 2; ++i) {
        const u32 word = (a >> (i * 16)) & 0xFFFF;
        const i32 x = SignedA ? static_cast<i32>(static_cast<i16>(word)) : static_cast<i32>(word);
        c += static_cast<u32>(x * byteAt(b, i + (High ? 2 : 0), SignedB));
    }
    return c;
}

/// lop3's table is Op::immediate.
const Op* logic3Vector(const Op* op, std::byte* file, Warp&)
{
    const u32* a = slot<const u32>(file, op->a);
    const u32* b = slot<const u32>(file, op->b);
    const u32* c = slot<const u32>(file, op->c);
    u32* d = slot<u32>(file, op->d);
    const Sums3 sums(static_cast<u32>(op->immediate));
    TILESCOPE_PARTS writePart(d, part, logic3(readPart(a, part), readPart(b, part), readPart(c, part), sums));
    return op + 1;
}
const Op* logic3Scalar(const Op* op, std::byte* file, Warp&)
{
    *slot<u32>(file, op->d) = logic3(*slot<const u32>(file, op->a), *slot<const u32>(file, op->b),
                                     *slot<const u32>(file, op->c), Sums3(static_cast<u32>(op->immediate)));
    return op + 1;
}

/// bfi d, a, b, position (c), length (e): replaces a field of b by a's low bits.
template <class T>
TILESCOPE_INLINE T insert(T a, T b, u32 position, u32 length)
{
    constexpr u32 width = sizeof(T) * 8;
    position &= 0xFF;
    length &= 0xFF;
    const T ones = length >= width ? static_cast<T>(~T{0}) : static_cast<T>((T{1} << length) - 1);
    const T mask = position >= width ? 0 : static_cast<T>(ones << position);
    const T moved = position >= width ? 0 : static_cast<T>(a << position);
    return (moved & mask) | (b & ~mask);
}
template <class T>
const Op* insertVector(const Op* op, std::byte* file, Warp&)
{
    const T* a = slot<const T>(file, op->a);
    const T* b = slot<const T>(file, op->b);
    const u32* position = slot<const u32>(file, op->c);
    const u32* length = slot<const u32>(file, op->e);
    T* d = slot<T>(file, op->d);
    TILESCOPE_LANES d[lane] = insert<T>(a[lane], b[lane], position[lane], length[lane]);
    return op + 1;
}
template <class T>
const Op* insertScalar(const Op* op, std::byte* file, Warp&)
{
    *slot<T>(file, op->d) = insert<T>(*slot<const T>(file, op->a), *slot<const T>(file, op->b),
                                      *slot<const u32>(file, op->c), *slot<const u32>(file, op->e));
    return op + 1;
}

void fillDotProducts(const Registry& r)
{
    enterTernary(r, OpKind::Dp4aSS, Dot4<true, true>{});
    enterTernary(r, OpKind::Dp4aSU, Dot4<true, false>{});
    enterTernary(r, OpKind::Dp4aUS, Dot4<false, true>{});
    enterTernary(r, OpKind::Dp4aUU, Dot4<false, false>{});
    r.ternary(OpKind::Dp2aLoSS, [](u32 a, u32 b, u32 c) { return dot2<true, true, false>(a, b, c); });
    r.ternary(OpKind::Dp2aLoSU, [](u32 a, u32 b, u32 c) { return dot2<true, false, false>(a, b, c); });
    r.ternary(OpKind::Dp2aLoUS, [](u32 a, u32 b, u32 c) { return dot2<false, true, false>(a, b, c); });
    r.ternary(OpKind::Dp2aLoUU, [](u32 a, u32 b, u32 c) { return dot2<false, false, false>(a, b, c); });
    r.ternary(OpKind::Dp2aHiSS, [](u32 a, u32 b, u32 c) { return dot2<true, true, true>(a, b, c); });
    r.ternary(OpKind::Dp2aHiSU, [](u32 a, u32 b, u32 c) { return dot2<true, false, true>(a, b, c); });
    r.ternary(OpKind::Dp2aHiUS, [](u32 a, u32 b, u32 c) { return dot2<false, true, true>(a, b, c); });
    r.ternary(OpKind::Dp2aHiUU, [](u32 a, u32 b, u32 c) { return dot2<false, false, true>(a, b, c); });
}

} // namespace

void fillBits(const Registry& r)
{
    enterUnary(r, OpKind::Popc32, CountOnes{});
    r.unary(OpKind::Popc64, [](u64 a) { return popcount64(a); });
    r.unary(OpKind::Clz32, [](u32 a) { return leadingZeros32(a); });
    r.unary(OpKind::Clz64, [](u64 a) { return leadingZeros64(a); });
    // bfind: position of the highest bit that is not the sign; Op::immediate of .shiftamt is handled in lowering
    r.unary(OpKind::BfindU32, [](u32 a) { return a == 0 ? allLanes : 31 - leadingZeros32(a); });
    r.unary(OpKind::BfindS32, [](u32 a) {
        const u32 magnitude = static_cast<i32>(a) < 0 ? ~a : a;
        return magnitude == 0 ? allLanes : 31 - leadingZeros32(magnitude);
    });
    r.unary(OpKind::BfindU64, [](u64 a) { return a == 0 ? allLanes : 63 - leadingZeros64(a); });
    r.unary(OpKind::BfindS64, [](u64 a) {
        const u64 magnitude = static_cast<i64>(a) < 0 ? ~a : a;
        return magnitude == 0 ? allLanes : 63 - leadingZeros64(magnitude);
    });
    r.unary(OpKind::Brev32, [](u32 a) { return reverse32(a); });
    r.unary(OpKind::Brev64, [](u64 a) { return reverse64(a); });
    r.ternary(OpKind::BfeU32, [](u32 a, u32 b, u32 c) { return extractU32(a, b, c); });
    r.ternary(OpKind::BfeS32, [](u32 a, u32 b, u32 c) { return extractS32(a, b, c); });
    r.ternary(OpKind::BfeU64, [](u64 a, u32 b, u32 c) { return extractU64(a, b, c); });
    r.ternary(OpKind::BfeS64, [](u64 a, u32 b, u32 c) { return extractS64(a, b, c); });
    r.table.set(OpKind::Bfi32, 0, insertVector<u32>);
    r.table.set(OpKind::Bfi32, 7, insertScalar<u32>);
    r.table.set(OpKind::Bfi64, 0, insertVector<u64>);
    r.table.set(OpKind::Bfi64, 7, insertScalar<u64>);
    r.table.set(OpKind::Lop3, 0, logic3Vector);
    r.table.set(OpKind::Lop3, 7, logic3Scalar);
    r.hotTernary(OpKind::ShfLeftClamp, [](u32 a, u32 b, u32 c) { return c > 31 ? a : funnelLeft(a, b, c); });
    r.hotTernary(OpKind::ShfLeftWrap, [](u32 a, u32 b, u32 c) { return funnelLeft(a, b, c); });
    r.hotTernary(OpKind::ShfRightClamp, [](u32 a, u32 b, u32 c) { return c > 31 ? b : funnelRight(a, b, c); });
    r.hotTernary(OpKind::ShfRightWrap, [](u32 a, u32 b, u32 c) { return funnelRight(a, b, c); });
    enterTernary(r, OpKind::Prmt, Permute{});
    r.ternary(OpKind::PrmtF4e, [](u32 a, u32 b, u32 c) { return permute(a, b, permuteF4e(c)); });
    r.ternary(OpKind::PrmtB4e, [](u32 a, u32 b, u32 c) { return permute(a, b, permuteB4e(c)); });
    r.ternary(OpKind::PrmtRc8, [](u32 a, u32 b, u32 c) { return permute(a, b, (c & 3) * 0x1111); });
    r.ternary(OpKind::PrmtEcl, [](u32 a, u32 b, u32 c) { return permute(a, b, permuteEcl(c)); });
    r.ternary(OpKind::PrmtEcr, [](u32 a, u32 b, u32 c) { return permute(a, b, permuteEcr(c)); });
    r.ternary(OpKind::PrmtRc16, [](u32 a, u32 b, u32 c) { return permute(a, b, c & 1 ? 0x3232 : 0x1010); });
    r.ternary(OpKind::Fns, [](u32 a, u32 b, i32 c) { return findNthSet(a, b, c); });
    r.binary(OpKind::SzextU, [](u32 a, u32 b) { return b > 31 ? a : a & ((1U << b) - 1); });
    r.binary(OpKind::SzextS, [](u32 a, u32 b) { return extractS32(a, 0, b > 32 ? 32 : b); });
    r.binary(OpKind::Bmsk, [](u32 a, u32 b) { return fieldMask(a, b); });
    r.binary(OpKind::BmskWrap, [](u32 a, u32 b) { return fieldMask(a & 31, b & 31); });
    fillDotProducts(r);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
