#include "gpu/emulator/execute/handlers/called_operands.h"
#include "gpu/emulator/execute/handlers/eight_lanes.h"

// Single precision, rounded to nearest even. The compiler must not contract (-ffp-contract=off): fma is used only where
// the kernel uses fma.

// The approximate functions of the special function unit. The hardware's tables are not published, so these use the
// host's libm in the precision given below: within the error that PTX states for the hardware, but rarely
// bit-identical.

namespace tilescope::emulator::TILESCOPE_CODE
{

namespace
{

constexpr u32 sign = 0x8000'0000;
constexpr u32 canonicalNan = 0x7FFF'FFFF; // what NVIDIA's GPUs return

TILESCOPE_INLINE bool isNan(float a) { return a != a; }

/// min and max return the number if one operand is NaN, and order -0 below +0.
TILESCOPE_INLINE float smaller(float a, float b)
{
    const float either = bitsAs<float>(bitsAs<u32>(a) | bitsAs<u32>(b)); // of two zeros: -0 if one is
    float result = a < b ? a : b;
    result = a == b ? either : result;
    result = isNan(a) ? b : result;
    result = isNan(b) ? a : result;
    return isNan(a) && isNan(b) ? bitsAs<float>(canonicalNan) : result;
}
TILESCOPE_INLINE float larger(float a, float b)
{
    const float both = bitsAs<float>(bitsAs<u32>(a) & bitsAs<u32>(b)); // of two zeros: +0 if one is
    float result = a > b ? a : b;
    result = a == b ? both : result;
    result = isNan(a) ? b : result;
    result = isNan(b) ? a : result;
    return isNan(a) && isNan(b) ? bitsAs<float>(canonicalNan) : result;
}
TILESCOPE_INLINE float nanOr(float a, float b, float result)
{
    return isNan(a) || isNan(b) ? bitsAs<float>(canonicalNan) : result;
}

#ifdef __AVX2__
/// The rule of smaller() and larger() after x86's, of both orders: where one operand is NaN the other, or a NaN.
TILESCOPE_INLINE U8 numberOf(__m256 a, __m256 b, __m256 result)
{
    result = _mm256_blendv_ps(result, b, _mm256_cmp_ps(a, a, _CMP_UNORD_Q));
    result = _mm256_blendv_ps(result, a, _mm256_cmp_ps(b, b, _CMP_UNORD_Q));
    const __m256 nan = reinterpret_cast<__m256>(splat(canonicalNan));
    return reinterpret_cast<U8>(_mm256_blendv_ps(result, nan, _mm256_cmp_ps(result, result, _CMP_UNORD_Q)));
}
#endif

struct Smaller {
    u32 operator()(u32 a, u32 b) const { return bitsAs<u32>(smaller(bitsAs<float>(a), bitsAs<float>(b))); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 first, U8 second)
    {
        const __m256 a = reinterpret_cast<__m256>(first), b = reinterpret_cast<__m256>(second);
        return numberOf(a, b, _mm256_or_ps(_mm256_min_ps(a, b), _mm256_min_ps(b, a)));
    }
#endif
};

struct Larger {
    u32 operator()(u32 a, u32 b) const { return bitsAs<u32>(larger(bitsAs<float>(a), bitsAs<float>(b))); }
#ifdef __AVX2__
    static TILESCOPE_INLINE U8 of(U8 first, U8 second)
    {
        const __m256 a = reinterpret_cast<__m256>(first), b = reinterpret_cast<__m256>(second);
        return numberOf(a, b, _mm256_and_ps(_mm256_max_ps(a, b), _mm256_max_ps(b, a)));
    }
#endif
};

struct Quotient {
    float operator()(float a, float b) const { return a / b; }
};

/// Not by tanhf, whose last bits differ between processors. Near 0 the quotient would lose digits, and the sign of -0.
TILESCOPE_INLINE float hyperbolicTangent(double a)
{
    const bool small = a > -0x1p-10 && a < 0x1p-10;
    return static_cast<float>(small ? a * (1 - a * a / 3) : 1 - 2 / (1 + __builtin_exp(2 * a)));
}

} // namespace

void fillFloat32(const Registry& r, bool observed)
{
    r.hotBinary(OpKind::AddF32, [](float a, float b) { return a + b; });
    r.hotBinary(OpKind::SubF32, [](float a, float b) { return a - b; });
    r.hotBinary(OpKind::MulF32, [](float a, float b) { return a * b; });
    r.hotTernary(OpKind::FmaF32, [](float a, float b, float c) { return __builtin_fmaf(a, b, c); });
    r.hotBinary(OpKind::DivF32, Quotient{});
    if (observed) {
        r.table.set(OpKind::DivF32, 1, calledBinary<Quotient, CallsDivF32, 1>);
        r.table.set(OpKind::DivF32, 2, calledBinary<Quotient, CallsDivF32, 2>);
    }
    enterCalledBinary<CallsDivF32>(r, observed, OpKind::DivF32, Quotient{});
    enterCalledUnary<CallsRcpF32>(r, observed, OpKind::RcpF32, [](float a) { return 1.0F / a; });
    enterCalledUnary<CallsSqrtF32>(r, observed, OpKind::SqrtF32, [](float a) { return __builtin_sqrtf(a); });
    enterBinary(r, OpKind::MinF32, Smaller{});
    enterBinary(r, OpKind::MaxF32, Larger{});
    r.binary(OpKind::MinNanF32, [](float a, float b) { return nanOr(a, b, smaller(a, b)); });
    r.binary(OpKind::MaxNanF32, [](float a, float b) { return nanOr(a, b, larger(a, b)); });
    r.unary(OpKind::AbsF32, [](u32 a) { return a & ~sign; });
    r.unary(OpKind::NegF32, [](u32 a) { return a ^ sign; });
    // copysign d, a, b: the sign of a, the magnitude of b
    r.binary(OpKind::CopysignF32, [](u32 a, u32 b) { return (a & sign) | (b & ~sign); });
    r.unary(OpKind::SaturateF32, [](float a) {
        const float low = a > 0.0F ? a : 0.0F; // NaN and -0 become +0
        return low < 1.0F ? low : 1.0F;
    });
    r.unary(OpKind::FlushF32, [](u32 a) { return (a & 0x7F80'0000) == 0 ? a & sign : a; });
    r.unary(OpKind::RintF32, [](float a) { return __builtin_rintf(a); });
    r.unary(OpKind::TruncF32, [](float a) { return __builtin_truncf(a); });
    r.unary(OpKind::FloorF32, [](float a) { return __builtin_floorf(a); });
    r.unary(OpKind::CeilF32, [](float a) { return __builtin_ceilf(a); });
}

void fillTranscendental(const Registry& r)
{
    // In double, then rounded once: within half an ulp of the true value except for double rounding.
    r.unary(OpKind::RsqrtF32, [](float a) { return static_cast<float>(1.0 / __builtin_sqrt(static_cast<double>(a))); });
    r.unary(OpKind::RsqrtF64, [](double a) { return 1.0 / __builtin_sqrt(a); });
    r.unary(OpKind::TanhF32, [](float a) { return hyperbolicTangent(static_cast<double>(a)); });
    // In single precision.
    r.unary(OpKind::SinF32, [](float a) { return __builtin_sinf(a); });
    r.unary(OpKind::CosF32, [](float a) { return __builtin_cosf(a); });
    r.unary(OpKind::Lg2F32, [](float a) { return __builtin_log2f(a); });
    r.unary(OpKind::Ex2F32, [](float a) { return __builtin_exp2f(a); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
