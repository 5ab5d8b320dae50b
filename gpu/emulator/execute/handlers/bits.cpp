#include "gpu/emulator/execute/handlers/lanes.h"

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
TILESCOPE_INLINE u32 leadingZeros32(u32 a) { return a == 0 ? 32 : static_cast<u32>(__builtin_clz(a)); }
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

/// lop3: one term for each row of the table whose result is 1.
TILESCOPE_INLINE u32 logic3(u32 a, u32 b, u32 c, u32 table)
{
    u32 result = 0;
    for (u32 row = 0; row < 8; ++row)
        if ((table >> row) & 1)
            result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
    return result;
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

/// lop3's table is Op::immediate; the table lookup is outside the lane loop, so that the compiler vectorises each row.
const Op* logic3Vector(const Op* op, std::byte* file, Warp&)
{
    const u32* a = slot<const u32>(file, op->a);
    const u32* b = slot<const u32>(file, op->b);
    const u32* c = slot<const u32>(file, op->c);
    u32* d = slot<u32>(file, op->d);
    const u32 table = static_cast<u32>(op->immediate);
    TILESCOPE_LANES d[lane] = logic3(a[lane], b[lane], c[lane], table);
    return op + 1;
}
const Op* logic3Scalar(const Op* op, std::byte* file, Warp&)
{
    *slot<u32>(file, op->d) = logic3(*slot<const u32>(file, op->a), *slot<const u32>(file, op->b),
                                     *slot<const u32>(file, op->c), static_cast<u32>(op->immediate));
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
    r.ternary(OpKind::Dp4aSS, [](u32 a, u32 b, u32 c) { return dot4<true, true>(a, b, c); });
    r.ternary(OpKind::Dp4aSU, [](u32 a, u32 b, u32 c) { return dot4<true, false>(a, b, c); });
    r.ternary(OpKind::Dp4aUS, [](u32 a, u32 b, u32 c) { return dot4<false, true>(a, b, c); });
    r.ternary(OpKind::Dp4aUU, [](u32 a, u32 b, u32 c) { return dot4<false, false>(a, b, c); });
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
    r.unary(OpKind::Popc32, [](u32 a) { return popcount32(a); });
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
    r.ternary(OpKind::ShfLeftClamp, [](u32 a, u32 b, u32 c) {
        const u32 n = c > 32 ? 32 : c;
        return static_cast<u32>(((static_cast<u64>(b) << 32 | a) << n) >> 32);
    });
    r.ternary(OpKind::ShfLeftWrap, [](u32 a, u32 b, u32 c) {
        return static_cast<u32>(((static_cast<u64>(b) << 32 | a) << (c & 31)) >> 32);
    });
    r.ternary(OpKind::ShfRightClamp, [](u32 a, u32 b, u32 c) {
        const u32 n = c > 32 ? 32 : c;
        return static_cast<u32>((static_cast<u64>(b) << 32 | a) >> n);
    });
    r.ternary(OpKind::ShfRightWrap,
              [](u32 a, u32 b, u32 c) { return static_cast<u32>((static_cast<u64>(b) << 32 | a) >> (c & 31)); });
    r.ternary(OpKind::Prmt, [](u32 a, u32 b, u32 c) { return permute(a, b, c); });
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
