#include "opcode_check.h"

// Logic, shifts, bit fields, permutations and dot products against C++.

using namespace tilescope::test;

namespace
{

u64 extract(u64 a, u32 position, u32 length, u32 width, bool isSigned) // bit by bit, as the PTX ISA defines it
{
    position &= 0xFF;
    length &= 0xFF;
    const u32 last = std::min(position + length - 1, width - 1);
    const bool sign = isSigned && length > 0 && ((a >> last) & 1);
    u64 result = 0;
    for (u32 i = 0; i < width; ++i) {
        const bool inside = i < length && position + i < width;
        const bool bit = inside ? (a >> (position + i)) & 1 : sign;
        result |= u64{bit} << i;
    }
    return result;
}

u64 insert(u64 a, u64 b, u32 position, u32 length, u32 width)
{
    position &= 0xFF;
    length &= 0xFF;
    for (u32 i = 0; i < length && position + i < width; ++i) {
        const u64 bit = u64{1} << (position + i);
        b = ((a >> i) & 1) ? b | bit : b & ~bit;
    }
    return b;
}

u32 dot(u32 a, u32 b, u32 c, bool signedA, bool signedB)
{
    for (int i = 0; i < 4; ++i) {
        const u32 x = (a >> (8 * i)) & 0xFF, y = (b >> (8 * i)) & 0xFF;
        const i32 p = signedA ? static_cast<std::int8_t>(x) : static_cast<i32>(x);
        const i32 q = signedB ? static_cast<std::int8_t>(y) : static_cast<i32>(y);
        c += static_cast<u32>(p * q);
    }
    return c;
}

u32 pickBytes(u32 a, u32 b, std::initializer_list<u32> choices)
{
    const u64 bytes = a | (u64{b} << 32);
    u32 result = 0, i = 0;
    for (const u32 choice : choices)
        result |= (low(bytes >> (8 * choice)) & 0xFF) << (8 * i++);
    return result;
}

} // namespace

TEST(Bits, Logic)
{
    checkIntegers({
        {"and.b32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.a & o.b); }},
        {"or.b32 %r9, %r0, 255;", "r", [](Operands o) -> u64 { return low(o.a | 255); }},
        {"xor.b64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return o.a ^ o.b; }},
        {"not.b32 %r9, %r0;", "r", [](Operands o) -> u64 { return low(~o.a); }},
        {"not.b64 %rd9, %rd0;", "rd", [](Operands o) -> u64 { return ~o.a; }},
        {"cnot.b32 %r9, %r0;", "r", [](Operands o) -> u64 { return low(o.a) == 0; }},
        {"lop3.b32 %r9, %r0, %r1, %r2, 0x96;", "r", [](Operands o) -> u64 { return low(o.a ^ o.b ^ o.c); }},
        {"lop3.b32 %r9, %r0, %r1, %r2, 0xE8;", "r",
         [](Operands o) -> u64 { return low((o.a & o.b) | (o.a & o.c) | (o.b & o.c)); }},
        {"lop3.b32 %r9, %r0, %r1, %r2, 0xCA;", "r", [](Operands o) -> u64 { return low((o.a & o.b) | (~o.a & o.c)); }},
    });
}

TEST(Bits, ShiftsClampTheirAmount)
{
    checkIntegers({
        {"shl.b32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.b) > 31 ? 0 : low(o.a << low(o.b)); }},
        {"shr.u32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.b) > 31 ? 0 : low(o.a) >> low(o.b); }},
        {"shr.s32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return low(u64(i64{static_cast<i32>(low(o.a))} >> std::min(low(o.b), 31U))); }},
        {"shl.b64 %rd9, %rd0, %r1;", "rd", [](Operands o) -> u64 { return low(o.b) > 63 ? 0 : o.a << low(o.b); }},
        {"shr.u64 %rd9, %rd0, %r1;", "rd", [](Operands o) -> u64 { return low(o.b) > 63 ? 0 : o.a >> low(o.b); }},
        {"shr.s64 %rd9, %rd0, %r1;", "rd",
         [](Operands o) -> u64 { return u64(static_cast<i64>(o.a) >> std::min(low(o.b), 63U)); }},
        {"shf.l.wrap.b32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low(((u64{low(o.b)} << 32 | low(o.a)) << (o.c & 31)) >> 32); }},
        {"shf.r.wrap.b32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low((u64{low(o.b)} << 32 | low(o.a)) >> (o.c & 31)); }},
        {"shf.l.clamp.b32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low(((u64{low(o.b)} << 32 | low(o.a)) << std::min(low(o.c), 32U)) >> 32); }},
        {"shf.r.clamp.b32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low((u64{low(o.b)} << 32 | low(o.a)) >> std::min(low(o.c), 32U)); }},
    });
}

TEST(Bits, Counts)
{
    checkIntegers({
        {"popc.b32 %r9, %r0;", "r", [](Operands o) -> u64 { return u64(std::popcount(low(o.a))); }},
        {"popc.b64 %r9, %rd0;", "r", [](Operands o) -> u64 { return u64(std::popcount(o.a)); }},
        {"clz.b32 %r9, %r0;", "r", [](Operands o) -> u64 { return u64(std::countl_zero(low(o.a))); }},
        {"clz.b64 %r9, %rd0;", "r", [](Operands o) -> u64 { return u64(std::countl_zero(o.a)); }},
        {"bfind.u32 %r9, %r0;", "r", [](Operands o) -> u64 { return low(u64(31 - std::countl_zero(low(o.a)))); }},
        {"bfind.s32 %r9, %r0;", "r",
         [](Operands o) -> u64 {
             const u32 v = low(o.a) >> 31 ? ~low(o.a) : low(o.a);
             return low(u64(31 - std::countl_zero(v)));
         }},
        {"bfind.shiftamt.u32 %r9, %r0;", "r",
         [](Operands o) -> u64 { return low(o.a) == 0 ? 0xFFFF'FFFF : u64(std::countl_zero(low(o.a))); }},
        {"bfind.u64 %r9, %rd0;", "r", [](Operands o) -> u64 { return low(u64(63 - std::countl_zero(o.a))); }},
        {"brev.b32 %r9, %r0;", "r",
         [](Operands o) -> u64 {
             u32 r = 0;
             for (int i = 0; i < 32; ++i)
                 r |= ((low(o.a) >> i) & 1) << (31 - i);
             return r;
         }},
    });
}

TEST(Bits, Fields)
{
    std::vector<Operands> operands;
    for (const u64 a : {u64{0}, u64{0xFFFF'FFFF'FFFF'FFFF}, u64{0x1234'5678'9ABC'DEF0}, u64{0x8000'0001'8000'0001}})
        for (const u64 position : {0, 1, 8, 31, 32, 40, 63, 64, 255, 256})
            for (const u64 length : {0, 1, 5, 8, 31, 32, 33, 63, 64, 255})
                operands.push_back({a, position, length});
    check("bfe.u32 %r9, %r0, %r1, %r2;", "r", operands,
          [](Operands o) { return extract(low(o.a), low(o.b), low(o.c), 32, false); });
    check("bfe.s32 %r9, %r0, %r1, %r2;", "r", operands,
          [](Operands o) { return extract(low(o.a), low(o.b), low(o.c), 32, true); });
    check("bfe.u64 %rd9, %rd0, %r1, %r2;", "rd", operands,
          [](Operands o) { return extract(o.a, low(o.b), low(o.c), 64, false); });
    check("bfe.s64 %rd9, %rd0, %r1, %r2;", "rd", operands,
          [](Operands o) { return extract(o.a, low(o.b), low(o.c), 64, true); });
    check("bfi.b32 %r9, %r0, 0x55AA33CC, %r1, %r2;", "r", operands,
          [](Operands o) { return insert(low(o.a), 0x55AA33CC, low(o.b), low(o.c), 32); });
    check("bfi.b64 %rd9, %rd0, 0x55AA33CC00FF00FF, %r1, %r2;", "rd", operands,
          [](Operands o) { return insert(o.a, 0x55AA'33CC'00FF'00FF, low(o.b), low(o.c), 64); });
}

TEST(Bits, Permutations)
{
    checkIntegers({
        {"prmt.b32 %r9, %r0, %r1, 0x5140;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {0, 4, 1, 5});
         }},
        {"prmt.b32 %r9, %r0, %r1, 0x7531;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {1, 3, 5, 7});
         }},
        {"prmt.b32 %r9, %r0, %r1, 0xBB88;", "r", // replicated signs of bytes 0 and 3
         [](Operands o) -> u64 { return ((o.a >> 7) & 1 ? 0xFFFFU : 0U) | ((o.a >> 31) & 1 ? 0xFFFF'0000U : 0U); }},
        {"prmt.b32.f4e %r9, %r0, %r1, 2;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {2, 3, 4, 5});
         }},
        {"prmt.b32.b4e %r9, %r0, %r1, 1;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {1, 0, 7, 6});
         }},
        {"prmt.b32.rc8 %r9, %r0, %r1, 3;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {3, 3, 3, 3});
         }},
        {"prmt.b32.ecl %r9, %r0, %r1, 2;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {2, 2, 2, 3});
         }},
        {"prmt.b32.ecr %r9, %r0, %r1, 1;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {0, 1, 1, 1});
         }},
        {"prmt.b32.rc16 %r9, %r0, %r1, 1;", "r",
         [](Operands o) -> u64 {
             return pickBytes(low(o.a), low(o.b), {2, 3, 2, 3});
         }},
    });
}

TEST(Bits, DotProducts)
{
    checkIntegers({
        {"dp4a.s32.s32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return dot(low(o.a), low(o.b), low(o.c), true, true); }},
        {"dp4a.u32.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return dot(low(o.a), low(o.b), low(o.c), false, false); }},
        {"dp4a.s32.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return dot(low(o.a), low(o.b), low(o.c), true, false); }},
        {"dp2a.lo.u32.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 {
             return low((o.a & 0xFFFF) * (o.b & 0xFF) + ((o.a >> 16) & 0xFFFF) * ((o.b >> 8) & 0xFF) + o.c);
         }},
        {"dp2a.hi.u32.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 {
             return low((o.a & 0xFFFF) * ((o.b >> 16) & 0xFF) + ((o.a >> 16) & 0xFFFF) * ((o.b >> 24) & 0xFF) + o.c);
         }},
    });
}

TEST(Bits, PackAndUnpack)
{
    checkIntegers({
        {"mov.b32 {%h3, %h4}, %r0;\nmov.b32 %r9, {%h4, %h3};", "r",
         [](Operands o) -> u64 { return low(o.a) >> 16 | low(o.a << 16); }},
        {"mov.b64 {%r3, %r4}, %rd0;\nmov.b64 %rd9, {%r4, %r3};", "rd",
         [](Operands o) -> u64 { return o.a >> 32 | o.a << 32; }},
        {"mov.b64 {%h3, %h4, %h5, %h6}, %rd0;\nmov.b64 %rd9, {%h6, %h5, %h4, %h3};", "rd",
         [](Operands o) -> u64 {
             return (o.a >> 48) | ((o.a >> 16) & 0xFFFF'0000) | ((o.a << 16) & 0xFFFF'0000'0000) | (o.a << 48);
         }},
        {"szext.clamp.s32 %r9, %r0, 5;", "r",
         [](Operands o) -> u64 { return low(u64(static_cast<i64>(o.a << 59) >> 59)); }},
        {"bmsk.clamp.b32 %r9, 4, %r1;", "r",
         [](Operands o) -> u64 { return low(o.b) > 31 ? 0xFFFF'FFF0 : low(((u64{1} << low(o.b)) - 1) << 4); }},
    });
}
