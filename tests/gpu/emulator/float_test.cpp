#include "opcode_check.h"

#include <cfenv>
#include <cmath>

// Floating-point instructions against C++ on the same host, compiled without contraction; every NaN counts as equal.

using namespace tilescope::test;

namespace
{

constexpr u64 nan32 = 0x7FFF'FFFF;

u64 canonical(float v) { return std::isnan(v) ? nan32 : bits(v); }

/// Replaces any NaN in %f9 by the canonical one.
std::string sameNan(const std::string& body)
{
    return body + "\ntestp.notanumber.f32 %p8, %f9;\nselp.f32 %f9, 0f7FFFFFFF, %f9, %p8;";
}

void checkFloat(const std::string& body, float (*expected)(float, float, float))
{
    check(sameNan(body), "f", floatOperands(),
          [&](Operands o) { return canonical(expected(asFloat(o.a), asFloat(o.b), asFloat(o.c))); });
}

void checkDouble(const std::string& body, double (*expected)(double, double, double))
{
    check(body, "d", doubleOperands(),
          [&](Operands o) { return bits(expected(asDouble(o.a), asDouble(o.b), asDouble(o.c))); });
}

/// A value unknown to the compiler, so that the arithmetic is executed under the current rounding mode.
float opaque(float v)
{
    volatile float copy = v;
    return copy;
}

float flush(float v) { return std::fpclassify(v) == FP_SUBNORMAL ? std::copysign(0.0F, v) : v; }

/// The operation under another rounding mode of the host; the volatile copies keep the compiler from moving it.
template <class F>
float rounded(int mode, F f)
{
    const int before = std::fegetround();
    std::fesetround(mode);
    volatile float result = f();
    std::fesetround(before);
    return result;
}

} // namespace

TEST(Float, Arithmetic)
{
    checkFloat("add.f32 %f9, %f0, %f1;", [](float a, float b, float) { return a + b; });
    checkFloat("sub.f32 %f9, %f0, %f1;", [](float a, float b, float) { return a - b; });
    checkFloat("mul.rn.f32 %f9, %f0, %f1;", [](float a, float b, float) { return a * b; });
    checkFloat("mul.f32 %f9, %f0, 0f40490FDB;", [](float a, float, float) { return a * 3.14159274F; });
    checkFloat("fma.rn.f32 %f9, %f0, %f1, %f2;", [](float a, float b, float c) { return std::fma(a, b, c); });
    checkFloat("div.rn.f32 %f9, %f0, %f1;", [](float a, float b, float) { return a / b; });
    checkFloat("rcp.rn.f32 %f9, %f0;", [](float a, float, float) { return 1 / a; });
    checkFloat("sqrt.rn.f32 %f9, %f0;", [](float a, float, float) { return std::sqrt(a); });
    checkFloat("abs.f32 %f9, %f0;", [](float a, float, float) { return std::abs(a); });
    checkFloat("neg.f32 %f9, %f0;", [](float a, float, float) { return -a; });
    checkFloat("copysign.f32 %f9, %f0, %f1;", [](float a, float b, float) { return std::copysign(b, a); });
    checkFloat("add.sat.f32 %f9, %f0, %f1;", [](float a, float b, float) {
        const float sum = a + b;
        return sum > 0 ? std::min(sum, 1.0F) : 0.0F;
    });
}

TEST(Float, MinimumAndMaximum)
{
    // Returns the number if one operand is NaN; -0 is below +0.
    checkFloat("min.f32 %f9, %f0, %f1;", [](float a, float b, float) {
        if (a == b)
            return std::signbit(a) ? a : b;
        return std::fmin(a, b);
    });
    checkFloat("max.f32 %f9, %f0, %f1;", [](float a, float b, float) {
        if (a == b)
            return std::signbit(a) ? b : a;
        return std::fmax(a, b);
    });
    checkFloat("min.NaN.f32 %f9, %f0, %f1;", [](float a, float b, float) {
        if (std::isnan(a) || std::isnan(b))
            return std::nanf("");
        return a == b ? (std::signbit(a) ? a : b) : std::fmin(a, b);
    });
}

TEST(Float, FlushToZero)
{
    checkFloat("add.ftz.f32 %f9, %f0, %f1;", [](float a, float b, float) { return flush(flush(a) + flush(b)); });
    checkFloat("mul.ftz.f32 %f9, %f0, %f1;", [](float a, float b, float) { return flush(flush(a) * flush(b)); });
    checkFloat("fma.rn.ftz.f32 %f9, %f0, %f1, %f2;",
               [](float a, float b, float c) { return flush(std::fma(flush(a), flush(b), flush(c))); });
    check("setp.gt.ftz.f32 %p9, %f0, 0f00000000;", "p", floatOperands(),
          [](Operands o) -> u64 { return flush(asFloat(o.a)) > 0; });
}

TEST(Float, DirectedRounding)
{
    checkFloat("add.rz.f32 %f9, %f0, %f1;",
               [](float a, float b, float) { return rounded(FE_TOWARDZERO, [&] { return opaque(a) + opaque(b); }); });
    checkFloat("mul.rm.f32 %f9, %f0, %f1;",
               [](float a, float b, float) { return rounded(FE_DOWNWARD, [&] { return opaque(a) * opaque(b); }); });
    checkFloat("div.rp.f32 %f9, %f0, %f1;",
               [](float a, float b, float) { return rounded(FE_UPWARD, [&] { return opaque(a) / opaque(b); }); });
    // 1 + 2^-24 lies between two floats; 2^24 + 1 does too.
    check("fma.rm.f32 %f9, %f0, 0f3F800000, 0f33800000;", "f", {{bits(1.0F), 0, 0}},
          [](Operands) { return bits(1.0F); });
    check("fma.rp.f32 %f9, %f0, 0f3F800000, 0f33800000;", "f", {{bits(1.0F), 0, 0}},
          [](Operands) { return bits(std::nextafter(1.0F, 2.0F)); });
    check("cvt.rz.f32.u32 %f9, %r0;", "f", {{16777219, 0, 0}, {0xFFFF'FFFF, 0, 0}},
          [](Operands o) { return bits(o.a == 16777219 ? 16777218.0F : 4294967040.0F); });
    check("cvt.rp.f32.f64 %f9, %d0;", "f", {{bits(0.1), 0, 0}}, [](Operands) { return bits(0.1F); });
    check("cvt.rm.f32.f64 %f9, %d0;", "f", {{bits(0.1), 0, 0}},
          [](Operands) { return bits(std::nextafter(0.1F, 0.0F)); });
}

TEST(Float, Doubles)
{
    checkDouble("add.f64 %d9, %d0, %d1;", [](double a, double b, double) { return a + b; });
    checkDouble("sub.f64 %d9, %d0, %d1;", [](double a, double b, double) { return a - b; });
    checkDouble("mul.f64 %d9, %d0, %d1;", [](double a, double b, double) { return a * b; });
    checkDouble("fma.rn.f64 %d9, %d0, %d1, %d2;", [](double a, double b, double c) { return std::fma(a, b, c); });
    checkDouble("neg.f64 %d9, %d0;", [](double a, double, double) { return -a; });
    checkDouble("max.f64 %d9, %d0, %d1;",
                [](double a, double b, double) { return a == b ? (std::signbit(a) ? b : a) : std::fmax(a, b); });
    check("div.rn.f64 %d9, %d0, %d1;", "d", {{bits(1.0), bits(3.0), 0}, {bits(-7.5), bits(0.1), 0}},
          [](Operands o) { return bits(asDouble(o.a) / asDouble(o.b)); });
    check("sqrt.rn.f64 %d9, %d0;", "d", {{bits(2.0), 0, 0}, {bits(1e-310), 0, 0}},
          [](Operands o) { return bits(std::sqrt(asDouble(o.a))); });
}

// Correctly rounded, and thus the same on every processor; the host's tanhf is not.
TEST(Float, HyperbolicTangent)
{
    const u64 rows[][2] = {{0x3C00'0000, 0x3BFF'FEAB}, {0x3C01'86A3, 0x3C01'85F2}, {0xBC12'4FA4, 0xBC12'4EA5},
                           {0x3A7F'FFFF, 0x3A7F'FFFA}, {0x3A80'0000, 0x3A7F'FFFB}, {0x0000'0001, 0x0000'0001},
                           {0x8000'0000, 0x8000'0000}, {0x4110'0000, 0x3F7F'FFFF}, {0xFF80'0000, 0xBF80'0000}};
    for (const auto& [operand, expected] : rows)
        check("tanh.approx.f32 %f9, %f0;", "f", {{operand, 0, 0}}, [result = expected](Operands) { return result; });
}

TEST(Float, Approximations)
{
    std::vector<Operands> operands;
    for (float v = 0.05F; v < 20; v *= 1.37F)
        operands.push_back({bits(v), bits(3.7F), 0});
    const auto near = [&](const std::string& body, float (*expected)(float)) {
        // |result - expected| <= 2^-20 × max(1, |expected|), computed in the kernel's own results
        for (const Operands& o : operands) {
            const float want = expected(asFloat(o.a));
            check(body + "\nsub.f32 %f8, %f9, %f1;\nabs.f32 %f8, %f8;\nsetp.lt.f32 %p9, %f8, %f2;", "p",
                  {{o.a, bits(want), bits(std::max(1.0F, std::abs(want)) / 1048576.0F)}},
                  [](Operands) { return u64{1}; });
        }
    };
    near("rcp.approx.ftz.f32 %f9, %f0;", [](float a) { return 1 / a; });
    near("rsqrt.approx.f32 %f9, %f0;", [](float a) { return 1 / std::sqrt(a); });
    near("sqrt.approx.f32 %f9, %f0;", [](float a) { return std::sqrt(a); });
    near("sin.approx.f32 %f9, %f0;", [](float a) { return std::sin(a); });
    near("cos.approx.f32 %f9, %f0;", [](float a) { return std::cos(a); });
    near("lg2.approx.f32 %f9, %f0;", [](float a) { return std::log2(a); });
    near("ex2.approx.ftz.f32 %f9, %f0;", [](float a) { return std::exp2(a); });
    near("tanh.approx.f32 %f9, %f0;", [](float a) { return std::tanh(a); });
    near("div.approx.f32 %f9, 0f3F800000, %f0;", [](float a) { return 1 / a; });
    near("div.full.f32 %f9, 0f3F800000, %f0;", [](float a) { return 1 / a; });
}

TEST(Float, Comparisons)
{
    struct Row {
        const char* name;
        bool (*expected)(float, float);
    };
    const Row rows[] = {
        {"eq", [](float a, float b) { return a == b; }},
        {"ne", [](float a, float b) { return a < b || a > b; }},
        {"lt", [](float a, float b) { return a < b; }},
        {"le", [](float a, float b) { return a <= b; }},
        {"gt", [](float a, float b) { return a > b; }},
        {"ge", [](float a, float b) { return a >= b; }},
        {"equ", [](float a, float b) { return !(a < b || a > b); }},
        {"neu", [](float a, float b) { return !(a == b); }},
        {"ltu", [](float a, float b) { return !(a >= b); }},
        {"leu", [](float a, float b) { return !(a > b); }},
        {"gtu", [](float a, float b) { return !(a <= b); }},
        {"geu", [](float a, float b) { return !(a < b); }},
        {"num", [](float a, float b) { return !std::isnan(a) && !std::isnan(b); }},
        {"nan", [](float a, float b) { return std::isnan(a) || std::isnan(b); }},
    };
    for (const Row& row : rows) {
        const auto expected = [&](Operands o) -> u64 { return row.expected(asFloat(o.a), asFloat(o.b)); };
        check(std::string("setp.") + row.name + ".f32 %p9, %f0, %f1;", "p", floatOperands(), expected);
        check(std::string("set.") + row.name + ".u32.f32 %r9, %f0, %f1;", "r", floatOperands(),
              [&](Operands o) -> u64 { return expected(o) ? 0xFFFF'FFFF : 0; });
        check(std::string("set.") + row.name + ".f32.f32 %f9, %f0, %f1;", "f", floatOperands(),
              [&](Operands o) -> u64 { return expected(o) ? bits(1.0F) : 0; });
    }
}

TEST(Float, Properties)
{
    check("testp.finite.f32 %p9, %f0;", "p", floatOperands(),
          [](Operands o) -> u64 { return std::isfinite(asFloat(o.a)); });
    check("testp.infinite.f32 %p9, %f0;", "p", floatOperands(),
          [](Operands o) -> u64 { return std::isinf(asFloat(o.a)); });
    check("testp.subnormal.f32 %p9, %f0;", "p", floatOperands(),
          [](Operands o) -> u64 { return std::fpclassify(asFloat(o.a)) == FP_SUBNORMAL; });
    check("testp.normal.f32 %p9, %f0;", "p", floatOperands(), [](Operands o) -> u64 {
        const int kind = std::fpclassify(asFloat(o.a));
        return kind == FP_NORMAL || kind == FP_ZERO;
    });
}

TEST(Float, Halves)
{
    // 1.5 = 0x3E00, 2 = 0x4000, 3 = 0x4200, 3.5 = 0x4300, 65504 = 0x7BFF, 2^-24 = 0x0001
    check("add.f16 %h9, %h0, %h1;", "h", {{0x3E00, 0x4000, 0}}, [](Operands) { return u64{0x4300}; });
    check("mul.f16 %h9, %h0, %h1;", "h", {{0x3E00, 0x4000, 0}}, [](Operands) { return u64{0x4200}; });
    check("fma.rn.f16 %h9, %h0, %h1, %h2;", "h", {{0x3E00, 0x4000, 0x3800}}, [](Operands) { return u64{0x4300}; });
    check("neg.f16 %h9, %h0;", "h", {{0x3E00, 0, 0}}, [](Operands) { return u64{0xBE00}; });
    check("add.f16x2 %r9, %r0, %r1;", "r", {{0x3E00'7BFF, 0x4000'7BFF, 0}}, [](Operands) { return u64{0x4300'7C00}; });
    check("fma.rn.f16x2 %r9, %r0, %r1, %r2;", "r", {{0x3E00'3E00, 0x4000'3C00, 0x0000'3E00}},
          [](Operands) { return u64{0x4200'4200}; });
    check("setp.lt.f16 %p9, %h0, %h1;", "p", {{0x3E00, 0x4000, 0}, {0xBE00, 0x3E00, 0}, {0x7E00, 0, 0}},
          [](Operands o) -> u64 { return o.a != 0x7E00; });
    check("cvt.f32.f16 %f9, %h0;", "f", {{0x3E00, 0, 0}, {0x0001, 0, 0}, {0xFC00, 0, 0}}, [](Operands o) {
        return bits(o.a == 0x3E00 ? 1.5F : o.a == 1 ? std::ldexp(1.0F, -24) : -std::numeric_limits<float>::infinity());
    });
    const std::pair<float, u64> rounding[] = {{1.5F, 0x3E00},       {65519.0F, 0x7BFF},     {65520.0F, 0x7C00},
                                              {2049.0F, 0x6800},    {2051.0F, 0x6802},      {5.9604645e-8F, 0x0001},
                                              {2.9802322e-8F, 0x0}, {6.1035156e-5F, 0x400}, {-0.0F, 0x8000}};
    for (const auto& [value, half] : rounding)
        check("cvt.rn.f16.f32 %h9, %f0;", "h", {{bits(value), 0, 0}}, [half = half](Operands) { return half; });
}
