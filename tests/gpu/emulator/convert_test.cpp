#include "opcode_check.h"

#include <cmath>
#include <limits>

// cvt, selp, slct, setp with combinations, against C++.

using namespace tilescope::test;

namespace
{

/// To an integer in [lowest, highest]: values outside give the nearer limit.
i64 saturate(double v, double lowest, double highest, i64 ofNan = 0)
{
    if (std::isnan(v))
        return ofNan;
    return static_cast<i64>(std::clamp(v, lowest, highest));
}

} // namespace

TEST(Convert, FloatToIntegerSaturates)
{
    const auto s32 = [](double v, i64 ofNan = 0) -> u64 {
        return low(u64(saturate(v, -2147483648.0, 2147483647.0, ofNan)));
    };
    const auto u32Of = [](double v, i64 ofNan = 0) -> u64 { return low(u64(saturate(v, 0, 4294967295.0, ofNan))); };
    check("cvt.rzi.s32.f32 %r9, %f0;", "r", floatOperands(), [&](Operands o) { return s32(std::trunc(asFloat(o.a))); });
    check("cvt.rni.s32.f32 %r9, %f0;", "r", floatOperands(), [&](Operands o) { return s32(std::rint(asFloat(o.a))); });
    check("cvt.rmi.s32.f32 %r9, %f0;", "r", floatOperands(), [&](Operands o) { return s32(std::floor(asFloat(o.a))); });
    check("cvt.rpi.s32.f32 %r9, %f0;", "r", floatOperands(), [&](Operands o) { return s32(std::ceil(asFloat(o.a))); });
    check("cvt.rzi.u32.f32 %r9, %f0;", "r", floatOperands(),
          [&](Operands o) { return u32Of(std::trunc(asFloat(o.a))); });
    check("cvt.rzi.u16.f32 %h9, %f0;", "h", floatOperands(),
          [&](Operands o) { return u64(saturate(std::trunc(asFloat(o.a)), 0, 65535)); });
    check("cvt.rzi.s16.f32 %h9, %f0;", "h", floatOperands(),
          [&](Operands o) { return u64(saturate(std::trunc(asFloat(o.a)), -32768, 32767)) & 0xFFFF; });
    check("cvt.rzi.u8.f32 %r9, %f0;", "r", floatOperands(),
          [&](Operands o) { return u64(saturate(std::trunc(asFloat(o.a)), 0, 255)); });
    check("cvt.rzi.s32.f64 %r9, %d0;", "r", doubleOperands(),
          [&](Operands o) { return s32(std::trunc(asDouble(o.a)), INT32_MIN); });
    check("cvt.rzi.u32.f64 %r9, %d0;", "r", doubleOperands(),
          [&](Operands o) { return u32Of(std::trunc(asDouble(o.a)), 0x8000'0000); });
    const std::vector<Operands> edges = {
        {bits(9.3e18F), 0, 0}, {bits(-9.3e18F), 0, 0}, {bits(1.5F), 0, 0}, {bits(2e19F), 0, 0}};
    check("cvt.rzi.s64.f32 %rd9, %f0;", "rd", edges, [](Operands o) -> u64 {
        const float v = asFloat(o.a);
        return v > 9e18F ? u64(INT64_MAX) : v < -9e18F ? u64(INT64_MIN) : u64(i64(v));
    });
    check("cvt.rzi.u64.f32 %rd9, %f0;", "rd", edges, [](Operands o) -> u64 {
        const float v = asFloat(o.a);
        return !(v > 0) ? 0 : v > 1.8e19F ? ~u64{0} : u64(v);
    });
}

/// As in the PTX ISA and on an H200.
TEST(Convert, OfNotANumber)
{
    struct Row {
        const char *to, *result; ///< the type, and the kind of register
        u64 fromDouble, fromFloat;
    };
    constexpr u64 top = u64{1} << 63;
    const Row rows[] = {{"s8", "r", 0xFFFF'FF80, 0}, {"u8", "r", 0x80, 0},         {"s16", "h", 0x8000, 0},
                        {"u16", "h", 0x8000, 0},     {"s32", "r", 0x8000'0000, 0}, {"u32", "r", 0x8000'0000, 0},
                        {"s64", "rd", top, top},     {"u64", "rd", top, top}};
    const auto infinity = std::numeric_limits<float>::infinity();
    for (const Row& row : rows) {
        const std::string convert = std::string("cvt.rzi.") + row.to, into = std::string(" %") + row.result + "9, ";
        check(convert + ".f64" + into + "%d0;", row.result, {{bits(std::nan("")), 0, 0}},
              [&](Operands) { return row.fromDouble; });
        check(convert + ".f32" + into + "%f0;", row.result, {{bits(std::nanf("")), 0, 0}},
              [&](Operands) { return row.fromFloat; });
        check("cvt.rn.f16.f32 %h1, %f0;\n" + convert + ".f16" + into + "%h1;", row.result,
              {{bits(std::nanf("")), 0, 0}}, [&](Operands) { return row.fromFloat; });
        // Limits of the range, so that a NaN is not mistaken for one of them.
        const bool isUnsigned = row.to[0] == 'u';
        check(convert + ".f64" + into + "%d0;", row.result, {{bits(double{-infinity}), 0, 0}},
              [&](Operands) { return isUnsigned ? 0 : row.fromDouble; });
    }
    check("cvt.rzi.u8.f64 %r9, %d0;", "r", {{bits(1e300), 0, 0}}, [](Operands) { return 255; });
    check("cvt.rzi.u16.f64 %h9, %d0;", "h", {{bits(70000.0), 0, 0}}, [](Operands) { return 65535; });
    check("cvt.rzi.u32.f64 %r9, %d0;", "r", {{bits(3e9), 0, 0}}, [](Operands) { return 3'000'000'000; });
}

TEST(Convert, IntegerToFloat)
{
    const auto operands = integerOperands();
    check("cvt.rn.f32.s32 %f9, %r0;", "f", operands, [](Operands o) { return bits(float(i32(low(o.a)))); });
    check("cvt.rn.f32.u32 %f9, %r0;", "f", operands, [](Operands o) { return bits(float(low(o.a))); });
    check("cvt.rn.f32.u16 %f9, %h0;", "f", operands, [](Operands o) { return bits(float(o.a & 0xFFFF)); });
    check("cvt.rn.f32.s16 %f9, %h0;", "f", operands, [](Operands o) { return bits(float(std::int16_t(o.a))); });
    check("cvt.rn.f32.s64 %f9, %rd0;", "f", operands, [](Operands o) { return bits(float(i64(o.a))); });
    check("cvt.rn.f32.u64 %f9, %rd0;", "f", operands, [](Operands o) { return bits(float(o.a)); });
    check("cvt.rn.f64.s32 %d9, %r0;", "d", operands, [](Operands o) { return bits(double(i32(low(o.a)))); });
    check("cvt.rn.f64.u32 %d9, %r0;", "d", operands, [](Operands o) { return bits(double(low(o.a))); });
    check("cvt.rn.f64.u64 %d9, %rd0;", "d", operands, [](Operands o) { return bits(double(o.a)); });
}

TEST(Convert, BetweenIntegers)
{
    const auto operands = integerOperands();
    check("cvt.s64.s32 %rd9, %r0;", "rd", operands, [](Operands o) { return u64(i64(i32(low(o.a)))); });
    check("cvt.u64.u32 %rd9, %r0;", "rd", operands, [](Operands o) { return u64(low(o.a)); });
    check("cvt.u32.u64 %r9, %rd0;", "r", operands, [](Operands o) { return u64(low(o.a)); });
    check("cvt.s32.s8 %r9, %r0;", "r", operands, [](Operands o) { return u64(low(u64(std::int8_t(o.a)))); });
    check("cvt.s16.s8 %h9, %h0;", "h", operands, [](Operands o) { return u64(std::int8_t(o.a)) & 0xFFFF; });
    check("cvt.u16.u8 %h9, %h0;", "h", operands, [](Operands o) { return o.a & 0xFF; });
    check("cvt.s32.s16 %r9, %h0;", "r", operands, [](Operands o) { return u64(low(u64(std::int16_t(o.a)))); });
    check("cvt.s64.s16 %rd9, %h0;", "rd", operands, [](Operands o) { return u64(std::int16_t(o.a)); });
    check("cvt.sat.u8.s32 %r9, %r0;", "r", operands,
          [](Operands o) { return u64(std::clamp<i64>(i32(low(o.a)), 0, 255)); });
    check("cvt.sat.s8.s32 %r9, %r0;", "r", operands,
          [](Operands o) { return u64(low(u64(std::clamp<i64>(i32(low(o.a)), -128, 127)))); });
    check("cvt.sat.u16.u32 %h9, %r0;", "h", operands, [](Operands o) { return u64(std::min<u32>(low(o.a), 65535)); });
    check("cvt.sat.s32.u32 %r9, %r0;", "r", operands,
          [](Operands o) { return u64(std::min<u32>(low(o.a), 0x7FFF'FFFF)); });
    check("cvt.sat.u64.s64 %rd9, %rd0;", "rd", operands, [](Operands o) { return i64(o.a) < 0 ? 0 : o.a; });
}

TEST(Convert, BetweenFloats)
{
    check("cvt.rni.f32.f32 %f9, %f0;", "f", {{bits(2.5F), 0, 0}, {bits(-1.2F), 0, 0}},
          [](Operands o) { return bits(std::rint(asFloat(o.a))); });
    check("cvt.rzi.f32.f32 %f9, %f0;", "f", {{bits(2.5F), 0, 0}, {bits(-1.2F), 0, 0}},
          [](Operands o) { return bits(std::trunc(asFloat(o.a))); });
    check("cvt.sat.f32.f32 %f9, %f0;", "f", floatOperands(), [](Operands o) {
        const float v = asFloat(o.a);
        return bits(v > 0 ? std::min(v, 1.0F) : 0.0F);
    });
    check("cvt.f64.f32 %d9, %f0;", "d", {{bits(0.1F), 0, 0}}, [](Operands) { return bits(double(0.1F)); });
    check("cvt.rn.f32.f64 %f9, %d0;", "f", {{bits(0.1), 0, 0}, {bits(1e300), 0, 0}},
          [](Operands o) { return bits(static_cast<float>(asDouble(o.a))); });
}

TEST(Select, ByPredicateAndSign)
{
    const auto operands = integerOperands();
    check("setp.lt.s32 %p1, %r0, %r1;\nselp.b32 %r9, %r0, %r2, %p1;", "r", operands,
          [](Operands o) -> u64 { return i32(low(o.a)) < i32(low(o.b)) ? low(o.a) : low(o.c); });
    check("setp.lt.s32 %p1, %r0, %r1;\nselp.b32 %r9, 5, 6, %p1;", "r", operands,
          [](Operands o) -> u64 { return i32(low(o.a)) < i32(low(o.b)) ? 5 : 6; });
    check("setp.hi.u64 %p1, %rd0, %rd1;\nselp.b64 %rd9, %rd0, 77, %p1;", "rd", operands,
          [](Operands o) -> u64 { return o.a > o.b ? o.a : 77; });
    check("slct.u32.s32 %r9, %r0, %r1, %r2;", "r", operands,
          [](Operands o) -> u64 { return i32(low(o.c)) >= 0 ? low(o.a) : low(o.b); });
}

TEST(Select, CombinedPredicates)
{
    const auto operands = integerOperands();
    check("setp.lt.s32 %p1, %r0, %r1;\nsetp.gt.and.u32 %p9, %r0, %r2, %p1;", "p", operands,
          [](Operands o) -> u64 { return low(o.a) > low(o.c) && i32(low(o.a)) < i32(low(o.b)); });
    check("setp.lt.s32 %p1, %r0, %r1;\nsetp.eq.or.u32 %p2|%p9, %r0, %r2, %p1;", "p", operands,
          [](Operands o) -> u64 { return low(o.a) != low(o.c) || i32(low(o.a)) < i32(low(o.b)); });
    check("setp.ne.s32 %p1|%p2, %r0, %r1;\nxor.pred %p3, %p1, %p2;\nnot.pred %p4, %p3;\nor.pred %p9, %p4, %p2;", "p",
          operands, [](Operands o) -> u64 { return low(o.a) == low(o.b); });
    check("setp.lt.s32 %p1, %r0, %r1;\nmov.u32 %r9, 1;\n@%p1 mov.u32 %r9, 2;\n@!%p1 add.s32 %r9, %r9, 7;", "r",
          operands, [](Operands o) -> u64 { return i32(low(o.a)) < i32(low(o.b)) ? 2 : 8; });
}
