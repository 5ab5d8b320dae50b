#include "opcode_check.h"

#include <random>

// Integer instructions against C++.

using namespace tilescope::test;

namespace
{

__extension__ using i128 = __int128;
__extension__ using u128 = unsigned __int128;

i32 s(u64 v) { return static_cast<i32>(static_cast<u32>(v)); }
i64 s64(u64 v) { return static_cast<i64>(v); }
i32 s16(u64 v) { return static_cast<std::int16_t>(v); }
u32 u16(u64 v) { return static_cast<std::uint16_t>(v); }

} // namespace

TEST(Integer, Arithmetic32)
{
    checkIntegers({
        {"add.s32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.a + o.b); }},
        {"add.s32 %r9, %r0, -5;", "r", [](Operands o) -> u64 { return low(o.a - 5); }},
        {"sub.u32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.a - o.b); }},
        {"sub.s32 %r9, 17, %r1;", "r", [](Operands o) -> u64 { return low(17 - o.b); }},
        {"mul.lo.s32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(o.a * o.b); }},
        {"mul.hi.s32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(u64(i64{s(o.a)} * s(o.b)) >> 32); }},
        {"mul.hi.u32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return (u64{low(o.a)} * low(o.b)) >> 32; }},
        {"mad.lo.s32 %r9, %r0, %r1, %r2;", "r", [](Operands o) -> u64 { return low(o.a * o.b + o.c); }},
        {"mad.lo.s32 %r9, %r0, 12, %r2;", "r", [](Operands o) -> u64 { return low(o.a * 12 + o.c); }},
        {"mad.hi.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low(((u64{low(o.a)} * low(o.b)) >> 32) + o.c); }},
        {"mul.wide.s32 %rd9, %r0, %r1;", "rd", [](Operands o) -> u64 { return u64(i64{s(o.a)} * s(o.b)); }},
        {"mul.wide.u32 %rd9, %r0, %r1;", "rd", [](Operands o) -> u64 { return u64{low(o.a)} * low(o.b); }},
        {"mad.wide.s32 %rd9, %r0, %r1, %rd2;", "rd", [](Operands o) -> u64 { return u64(i64{s(o.a)} * s(o.b)) + o.c; }},
        {"mad.wide.u32 %rd9, %r0, %r1, %rd2;", "rd", [](Operands o) -> u64 { return u64{low(o.a)} * low(o.b) + o.c; }},
        {"min.s32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(u64(std::min(s(o.a), s(o.b)))); }},
        {"max.s32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return low(u64(std::max(s(o.a), s(o.b)))); }},
        {"min.u32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return std::min(low(o.a), low(o.b)); }},
        {"max.u32 %r9, %r0, %r1;", "r", [](Operands o) -> u64 { return std::max(low(o.a), low(o.b)); }},
        {"abs.s32 %r9, %r0;", "r", [](Operands o) -> u64 { return s(o.a) < 0 ? low(0 - o.a) : low(o.a); }},
        {"neg.s32 %r9, %r0;", "r", [](Operands o) -> u64 { return low(0 - o.a); }},
        {"sad.u32 %r9, %r0, %r1, %r2;", "r",
         [](Operands o) -> u64 { return low(std::max(low(o.a), low(o.b)) - std::min(low(o.a), low(o.b)) + o.c); }},
        {"mul24.lo.u32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return low((o.a & 0xFFFFFF) * (o.b & 0xFFFFFF)); }},
        {"mul24.hi.u32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return low(((o.a & 0xFFFFFF) * (o.b & 0xFFFFFF)) >> 16); }},
    });
}

TEST(Integer, Division)
{
    checkIntegers({
        {"div.s32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return s(o.b) == 0 ? 0xFFFF'FFFF : low(u64(i64{s(o.a)} / s(o.b))); }},
        {"div.u32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return low(o.b) == 0 ? 0xFFFF'FFFF : low(o.a) / low(o.b); }},
        {"rem.s32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return s(o.b) == 0 ? low(o.a) : low(u64(i64{s(o.a)} % s(o.b))); }},
        {"rem.u32 %r9, %r0, %r1;", "r",
         [](Operands o) -> u64 { return low(o.b) == 0 ? low(o.a) : low(o.a) % low(o.b); }},
        {"div.u64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return o.b == 0 ? ~u64{0} : o.a / o.b; }},
        {"div.s64 %rd9, %rd0, %rd1;", "rd",
         [](Operands o) -> u64 { return o.b == 0 ? ~u64{0} : u64(i128{s64(o.a)} / s64(o.b)); }},
        {"rem.s64 %rd9, %rd0, %rd1;", "rd",
         [](Operands o) -> u64 { return o.b == 0 ? o.a : u64(i128{s64(o.a)} % s64(o.b)); }},
    });
}

TEST(Integer, Arithmetic64)
{
    checkIntegers({
        {"add.s64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return o.a + o.b; }},
        {"sub.s64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return o.a - o.b; }},
        {"mul.lo.s64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return o.a * o.b; }},
        {"mul.hi.u64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return u64((u128{o.a} * o.b) >> 64); }},
        {"mul.hi.s64 %rd9, %rd0, %rd1;", "rd",
         [](Operands o) -> u64 { return u64((i128{s64(o.a)} * s64(o.b)) >> 64); }},
        {"mad.lo.s64 %rd9, %rd0, %rd1, %rd2;", "rd", [](Operands o) -> u64 { return o.a * o.b + o.c; }},
        {"min.s64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return u64(std::min(s64(o.a), s64(o.b))); }},
        {"max.u64 %rd9, %rd0, %rd1;", "rd", [](Operands o) -> u64 { return std::max(o.a, o.b); }},
        {"abs.s64 %rd9, %rd0;", "rd", [](Operands o) -> u64 { return s64(o.a) < 0 ? 0 - o.a : o.a; }},
        {"neg.s64 %rd9, %rd0;", "rd", [](Operands o) -> u64 { return 0 - o.a; }},
    });
}

TEST(Integer, SixteenBits)
{
    checkIntegers({
        {"add.s16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return u16(o.a + o.b); }},
        {"sub.u16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return u16(o.a - o.b); }},
        {"mul.lo.s16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return u16(o.a * o.b); }},
        {"mul.hi.s16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return u16(u64((s16(o.a) * s16(o.b)) >> 16)); }},
        {"mul.wide.s16 %r9, %h0, %h1;", "r", [](Operands o) -> u64 { return low(u64(s16(o.a) * s16(o.b))); }},
        {"mul.wide.u16 %r9, %h0, %h1;", "r", [](Operands o) -> u64 { return u64{u16(o.a)} * u16(o.b); }},
        {"mad.lo.s16 %h9, %h0, %h1, %h2;", "h", [](Operands o) -> u64 { return u16(o.a * o.b + o.c); }},
        {"mad.wide.u16 %r9, %h0, %h1, %r2;", "r",
         [](Operands o) -> u64 { return low(u64{u16(o.a)} * u16(o.b) + o.c); }},
        {"min.s16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return u16(u64(std::min(s16(o.a), s16(o.b)))); }},
        {"max.u16 %h9, %h0, %h1;", "h", [](Operands o) -> u64 { return std::max(u16(o.a), u16(o.b)); }},
        {"neg.s16 %h9, %h0;", "h", [](Operands o) -> u64 { return u16(0 - o.a); }},
        {"shr.s16 %h9, %h0, 3;", "h", [](Operands o) -> u64 { return u16(u64(s16(o.a) >> 3)); }},
        {"shr.u16 %h9, %h0, 3;", "h", [](Operands o) -> u64 { return u16(o.a) >> 3; }},
        {"shl.b16 %h9, %h0, 5;", "h", [](Operands o) -> u64 { return u16(o.a << 5); }},
        {"not.b16 %h9, %h0;", "h", [](Operands o) -> u64 { return u16(~o.a); }},
        {"and.b16 %h9, %h0, -256;", "h", [](Operands o) -> u64 { return u16(o.a) & 0xFF00; }},
        {"setp.lt.s16 %p9, %h0, %h1;", "p", [](Operands o) -> u64 { return s16(o.a) < s16(o.b); }},
        {"setp.gt.u16 %p9, %h0, 100;", "p", [](Operands o) -> u64 { return u16(o.a) > 100; }},
    });
}

TEST(Integer, CarryChain)
{
    // 128-bit sum and difference of (a, b) and (c, a) in words of 64 bits; the high words show the carry.
    checkIntegers({
        {"add.cc.u64 %rd3, %rd0, %rd1;\naddc.u64 %rd9, %rd2, 0;", "rd",
         [](Operands o) -> u64 { return o.c + (o.a + o.b < o.a ? 1 : 0); }},
        {"sub.cc.u64 %rd3, %rd0, %rd1;\nsubc.u64 %rd9, %rd2, 0;", "rd",
         [](Operands o) -> u64 { return o.c - (o.a < o.b ? 1 : 0); }},
        {"add.cc.u32 %r3, %r0, %r1;\naddc.u32 %r9, %r2, %r2;", "r",
         [](Operands o) -> u64 { return low(2 * o.c + ((u64{low(o.a)} + low(o.b)) >> 32)); }},
        {"mad.lo.cc.u32 %r3, %r0, %r1, %r2;\nmadc.hi.u32 %r9, %r0, %r1, 0;", "r",
         [](Operands o) -> u64 { return (u64{low(o.a)} * low(o.b) + low(o.c)) >> 32; }},
        // After a subtraction the carry says that nothing was borrowed.
        {"sub.cc.u32 %r3, %r0, %r1;\naddc.u32 %r9, 0, 0;", "r", [](Operands o) -> u64 { return low(o.a) >= low(o.b); }},
        {"sub.cc.u64 %rd3, %rd0, %rd1;\naddc.u64 %rd9, 0, 0;", "rd", [](Operands o) -> u64 { return o.a >= o.b; }},
        {"add.cc.u32 %r3, %r0, %r1;\nsubc.u32 %r9, 0, 0;", "r",
         [](Operands o) -> u64 { return low(o.a + o.b) < low(o.a) ? 0 : 0xFFFF'FFFF; }},
        {"add.cc.u64 %rd3, %rd0, %rd1;\nsubc.u64 %rd9, 0, 0;", "rd",
         [](Operands o) -> u64 { return o.a + o.b < o.a ? 0 : ~u64{0}; }},
    });
}

namespace
{

/// A chain of carries at random: its PTX, and what it computes in 128-bit arithmetic. Each instruction takes two of the
/// operands and what the chain has computed so far; the last adds the carry.
struct RandomChain {
    struct Link {
        bool subtracts, multiplies, takesCarry;
        unsigned first, second; ///< of the operands; 3: the last result
    };
    std::vector<Link> links;
    int bits = 32;

    RandomChain(std::mt19937& random, int width) : bits(width)
    {
        for (unsigned i = 0; i < 6; ++i) {
            const auto kind = random() % 3;
            links.push_back({kind == 1, kind == 2, i > 0 && random() % 4 > 0, static_cast<unsigned>(random() % 4),
                             static_cast<unsigned>(random() % 4)});
        }
    }

    std::string ptx() const
    {
        const std::string reg = bits == 64 ? "%rd" : "%r", type = ".u" + std::to_string(bits) + " ";
        std::string text = "mov" + type + reg + "9, 0;\n";
        const auto operand = [&](unsigned i) { return reg + std::to_string(i == 3 ? 9 : i); };
        for (const Link& link : links)
            text += std::string(link.multiplies  ? "mad"
                                : link.subtracts ? "sub"
                                                 : "add") +
                    (link.takesCarry ? "c" : "") + (link.multiplies ? ".lo" : "") + ".cc" + type + reg + "9, " +
                    operand(link.first) + ", " + operand(link.second) +
                    (link.multiplies ? ", " + operand(3) + ";\n" : ";\n");
        return text + "addc" + type + reg + "9, " + reg + "9, 0;";
    }

    u64 expected(Operands o) const
    {
        const u64 kept = bits == 64 ? ~u64{0} : 0xFFFF'FFFF;
        u64 values[] = {o.a & kept, o.b & kept, o.c & kept, 0};
        bool carry = false;
        for (const Link& link : links) {
            const u64 x = values[link.first], y = values[link.second];
            i128 exact = 0;
            if (link.subtracts)
                exact = i128{x} - y - (link.takesCarry && !carry ? 1 : 0);
            else
                exact = i128{link.multiplies ? (x * y) & kept : x} + (link.multiplies ? values[3] : y) +
                        (link.takesCarry && carry ? 1 : 0);
            carry = link.subtracts ? exact >= 0 : exact > static_cast<i128>(kept);
            values[3] = static_cast<u64>(exact) & kept;
        }
        return (values[3] + carry) & kept;
    }
};

} // namespace

TEST(Integer, CarryChainsAtRandom)
{
    std::mt19937 random(7);
    std::vector<Operands> operands = integerOperands();
    for (Operands& o : operands)
        if (random() % 2)
            o = {(u64{random()} << 32) | random(), (u64{random()} << 32) | random(), (u64{random()} << 32) | random()};
    for (int i = 0; i < 60; ++i) {
        const RandomChain chain(random, i % 2 ? 32 : 64);
        check(chain.ptx(), chain.bits == 64 ? "rd" : "r", operands, [&](Operands o) { return chain.expected(o); });
    }
}

TEST(Integer, Saturation)
{
    const auto clamp = [](i64 v) { return low(u64(std::clamp<i64>(v, -0x8000'0000LL, 0x7FFF'FFFF))); };
    check("add.sat.s32 %r9, %r0, %r1;", "r", integerOperands(),
          [&](Operands o) { return clamp(i64{s(o.a)} + s(o.b)); });
    check("sub.sat.s32 %r9, %r0, %r1;", "r", integerOperands(),
          [&](Operands o) { return clamp(i64{s(o.a)} - s(o.b)); });
}
