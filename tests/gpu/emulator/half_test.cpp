#include "opcode_check.h"

#include <cmath>

namespace tilescope::test
{
namespace
{

/// Binary16 to and from double, written from IEEE 754: ties to even, NaN as in the PTX ISA.
double fromHalf(u64 bits)
{
    const int exponent = static_cast<int>(bits >> 10 & 31), fraction = static_cast<int>(bits & 1023);
    const double special =
        fraction ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
    const double size = exponent == 31  ? special
                        : exponent == 0 ? std::ldexp(fraction, -24)
                                        : std::ldexp(1024 + fraction, exponent - 25);
    return bits & 0x8000 ? -size : size;
}

u64 toHalf(double value)
{
    if (std::isnan(value))
        return 0x7FFF;
    const u64 sign = std::signbit(value) ? 0x8000 : 0;
    const double size = std::abs(value);
    if (size >= 65520)
        return sign | 0x7C00;
    const int exponent = size == 0 ? -14 : std::max(std::ilogb(size), -14);
    const auto units = static_cast<u64>(std::nearbyint(std::ldexp(size, 10 - exponent)));
    return sign | ((static_cast<u64>(exponent + 14) << 10) + units);
}

/// The result of a rule applied to both halves of a pair.
template <class Rule>
auto onPairs(Rule rule)
{
    return [rule](Operands o) -> u64 {
        u64 result = 0;
        for (const int shift : {0, 16})
            result |= rule(o.a >> shift & 0xFFFF, o.b >> shift & 0xFFFF, o.c >> shift & 0xFFFF) << shift;
        return result;
    };
}
template <class Rule>
auto inDoubles(Rule rule)
{
    return onPairs([rule](u64 a, u64 b, u64 c) { return toHalf(rule(fromHalf(a), fromHalf(b), fromHalf(c))); });
}

/// All pairs of special halves, then numbers of all kinds: subnormals and neighbours in size are frequent.
std::vector<Operands> pairs(unsigned seed)
{
    const u32 telling[] = {0,      0x8000, 1,      0x8001, 0x00FF, 0x03FF, 0x0400, 0x3C00, 0xBC00, 0x3C01,
                           0x3BFF, 0x4900, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0x0200, 0x1400, 0x9400};
    std::vector<Operands> operands;
    u32 state = seed;
    const auto random = [&]() -> u32 {
        state = state * 1664525 + 1013904223;
        const u32 bits = state >> 13;
        return bits % 4 == 0 ? bits >> 2 & 0x83FF : bits % 4 == 1 ? (bits >> 2 & 0x87FF) + 0x3800 : bits >> 2 & 0xFFFF;
    };
    for (std::size_t i = 0; i < std::size(telling); ++i)
        for (std::size_t j = 0; j < std::size(telling); ++j)
            operands.push_back(
                {telling[i] | telling[j] << 16, telling[j] | telling[i] << 16, random() | random() << 16});
    while (operands.size() < 1024)
        operands.push_back({random() | random() << 16, random() | random() << 16, random() | random() << 16});
    return operands;
}

double least(double a, double b)
{
    return std::isnan(a) ? b : std::isnan(b) ? a : a < b || (a == b && std::signbit(a)) ? a : b;
}
double greatest(double a, double b) { return -least(-a, -b); }

TEST(Halves, AreConvertedExactlyAllOfThem)
{
    for (u64 first = 0; first < 0x10000; first += 1024) {
        std::vector<Operands> operands;
        for (u64 half = first; half < first + 1024; ++half)
            operands.push_back({half, 0, 0});
        const bool hasNan = (first & 0x7FFF) >= 0x7C00;
        if (!hasNan)
            check("cvt.f32.f16 %f9, %h0;", "f", operands,
                  [](Operands o) { return bits(static_cast<float>(fromHalf(o.a))); });
        check("cvt.f32.f16 %f1, %h0; cvt.rn.f16.f32 %h9, %f1;", "h", operands,
              [](Operands o) { return toHalf(fromHalf(o.a)); });
    }
}

TEST(Halves, AreRoundedFromFloatsToTheNearest)
{
    std::vector<Operands> operands;
    u32 state = 1;
    for (int i = 0; i < 1000; ++i) {
        state = state * 1664525 + 1013904223;
        // exponents from far below the smallest half to above the largest; every third a tie or next to one
        const u32 exponent = 127 - 27 + (state >> 8) % 45, fraction = state >> 9 & 0x7F'FFFF;
        const u32 tied = i % 3 == 0 ? (fraction & 0x7F'E000) | 0x1000 : fraction;
        operands.push_back(
            {(state & 0x8000'0000) | exponent << 23 | ((tied + (state >> 5) % 3 - 1) & 0x7F'FFFF), state, 0});
    }
    check("cvt.rn.f16.f32 %h9, %f0;", "h", operands,
          [](Operands o) { return toHalf(static_cast<double>(asFloat(o.a))); });
    check("cvt.rn.f16x2.f32 %r9, %f0, %f1;", "r", operands, [](Operands o) {
        return toHalf(static_cast<double>(asFloat(o.a))) << 16 | toHalf(static_cast<double>(asFloat(o.b)));
    });
}

TEST(Halves, AreAddedSubtractedMultipliedInPairs)
{
    for (const unsigned seed : {1U, 2U, 3U}) {
        check("add.f16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inDoubles([](double a, double b, double) { return a + b; }));
        check("sub.rn.f16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inDoubles([](double a, double b, double) { return a - b; }));
        check("mul.f16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inDoubles([](double a, double b, double) { return a * b; }));
        check("fma.rn.f16x2 %r9, %r0, %r1, %r2;", "r", pairs(seed),
              inDoubles([](double a, double b, double c) { return a * b + c; }));
    }
}

TEST(Halves, HaveMinimumMaximumSignAndSize)
{
    check("min.f16x2 %r9, %r0, %r1;", "r", pairs(4), inDoubles([](double a, double b, double) { return least(a, b); }));
    check("max.f16x2 %r9, %r0, %r1;", "r", pairs(5),
          inDoubles([](double a, double b, double) { return greatest(a, b); }));
    check("min.NaN.f16x2 %r9, %r0, %r1;", "r", pairs(6), inDoubles([](double a, double b, double) {
              return std::isnan(a + b) && (std::isnan(a) || std::isnan(b)) ? a + b : least(a, b);
          }));
    check("abs.f16x2 %r9, %r0;", "r", pairs(7), [](Operands o) { return o.a & 0x7FFF'7FFF; });
    check("neg.f16x2 %r9, %r0;", "r", pairs(7), [](Operands o) { return o.a ^ 0x8000'8000; });
    check("abs.f16 %h9, %h0;", "h", pairs(7), [](Operands o) { return o.a & 0x7FFF; });
    check("max.f16 %h9, %h0, %h1;", "h", pairs(7),
          [](Operands o) { return toHalf(greatest(fromHalf(o.a & 0xFFFF), fromHalf(o.b & 0xFFFF))); });
}

TEST(Halves, SaturateBetweenZeroAndOne)
{
    const auto within = [](double value) { return std::isnan(value) || value <= 0 ? 0.0 : std::min(value, 1.0); };
    check("add.sat.f16x2 %r9, %r0, %r1;", "r", pairs(8),
          inDoubles([=](double a, double b, double) { return within(fromHalf(toHalf(a + b))); }));
    check("fma.rn.sat.f16x2 %r9, %r0, %r1, %r2;", "r", pairs(9),
          inDoubles([=](double a, double b, double c) { return within(fromHalf(toHalf(a * b + c))); }));
}

/// Bytes as subnormal halves: the basis of sums of pixels in pairs.
TEST(Halves, AddBytesExactlyUpTo2047)
{
    std::vector<Operands> operands;
    for (u64 a = 0; a < 1024; ++a)
        operands.push_back({a | (1023 - a) << 16, a | a << 16, 0x4000'4000});
    check("fma.rn.f16x2 %r9, %r0, %r2, %r1; sub.f16x2 %r9, %r9, %r1;", "r", operands, onPairs([](u64 a, u64 b, u64) {
              return 2 * a + b < 2048 ? 2 * a : toHalf(fromHalf(toHalf(fromHalf(2 * a) + fromHalf(b))) - fromHalf(b));
          }));
}

/// bfloat16 to and from double: the upper half of a float's bits; ties to even.
double fromBfloat(u64 bits) { return static_cast<double>(asFloat((bits & 0xFFFF) << 16)); }

u64 toBfloat(double value)
{
    if (std::isnan(value))
        return 0x7FFF;
    const u64 sign = std::signbit(value) ? 0x8000 : 0;
    const double size = std::abs(value);
    if (size == 0 || std::isinf(size))
        return sign | (size == 0 ? 0 : 0x7F80);
    const int exponent = std::max(std::ilogb(size), -126);
    const auto units = static_cast<u64>(std::nearbyint(std::ldexp(size, 7 - exponent)));
    return sign | std::min<u64>((static_cast<u64>(exponent + 126) << 7) + units, 0x7F80);
}

template <class Rule>
auto inBfloats(Rule rule)
{
    return onPairs([rule](u64 a, u64 b, u64 c) { return toBfloat(rule(fromBfloat(a), fromBfloat(b), fromBfloat(c))); });
}

TEST(Bfloats, AreConvertedExactlyAllOfThem)
{
    for (u64 first = 0; first < 0x10000; first += 1024) {
        std::vector<Operands> operands;
        for (u64 value = first; value < first + 1024; ++value)
            operands.push_back({value, 0, 0});
        if ((first & 0x7FFF) < 0x7C00)
            check("cvt.f32.bf16 %f9, %h0;", "f", operands,
                  [](Operands o) { return bits(static_cast<float>(fromBfloat(o.a))); });
        check("cvt.f32.bf16 %f1, %h0; cvt.rn.bf16.f32 %h9, %f1;", "h", operands,
              [](Operands o) { return toBfloat(fromBfloat(o.a)); });
    }
}

TEST(Bfloats, AreRoundedOnce)
{
    std::vector<Operands> operands;
    u32 state = 7;
    for (int i = 0; i < 1000; ++i) {
        state = state * 1664525 + 1013904223;
        const u32 next = state * 1664525 + 1013904223;
        // every second a tie or next to one; exponents of all sizes
        operands.push_back({i % 2 == 0 ? ((state & 0xFFFF'0000) | 0x7FFF) + (state >> 3) % 3 : state, next, 0});
    }
    check("cvt.rn.bf16.f32 %h9, %f0;", "h", operands,
          [](Operands o) { return toBfloat(static_cast<double>(asFloat(o.a))); });
    check("cvt.rn.bf16x2.f32 %r9, %f0, %f1;", "r", operands, [](Operands o) {
        return toBfloat(static_cast<double>(asFloat(o.a))) << 16 | toBfloat(static_cast<double>(asFloat(o.b)));
    });
    check("cvt.rn.bf16.s32 %h9, %r0;", "h", operands,
          [](Operands o) { return toBfloat(static_cast<double>(static_cast<std::int32_t>(o.a))); });
}

/// Sums and products of bfloat16 are exact in double unless their exponents are far apart, which then decides no tie.
TEST(Bfloats, AreAddedSubtractedMultiplied)
{
    for (const unsigned seed : {1U, 2U, 3U}) {
        check("add.rn.bf16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inBfloats([](double a, double b, double) { return a + b; }));
        check("sub.rn.bf16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inBfloats([](double a, double b, double) { return a - b; }));
        check("mul.rn.bf16 %h9, %h0, %h1;", "h", pairs(seed),
              [](Operands o) { return toBfloat(fromBfloat(o.a) * fromBfloat(o.b)); });
        check("fma.rn.bf16x2 %r9, %r0, %r1, %r2;", "r", pairs(seed), inBfloats([](double a, double b, double c) {
                  const double product = a * b, sum = product + c;
                  const double rest =
                      sum == product ? c
                      : sum == c     ? product // one is too small to be seen
                                 : static_cast<double>(static_cast<__float128>(product) + static_cast<__float128>(c) -
                                                       static_cast<__float128>(sum));
                  return rest == 0 || !std::isfinite(sum) ? sum : std::nextafter(sum, rest > 0 ? 1e300 : -1e300);
              }));
        check("min.bf16x2 %r9, %r0, %r1;", "r", pairs(seed),
              inBfloats([](double a, double b, double) { return least(a, b); }));
        check("neg.bf16 %h9, %h0;", "h", pairs(seed), [](Operands o) { return (o.a ^ 0x8000) & 0xFFFF; });
    }
}

} // namespace
} // namespace tilescope::test
