#include "tests/gpu/declared/student_rows.h"

#include <cmath>

namespace tilescope
{

std::vector<StudentRow> numberRows()
{
    constexpr double fast = 1e-4; // of the fast intrinsics' documented error, in the ranges that are used here
    return {
        {"__int128", "",
         "__int128 x = ((__int128)(i - 128) << 70) + 12345678901234567LL * i, y = 3 * i * 1000003LL - 7; unsigned "
         "__int128 u = x, v = ((unsigned __int128)i << 61) + 5; out[i] = (unsigned)((x / y) ^ (x % y) ^ (u / v) ^ (u % "
         "v)) & 0xffffff;",
         [](int i) {
             __extension__ using i128 = __int128;
             __extension__ using u128 = unsigned __int128;
             const i128 x = (i128{i - 128} * (i128{1} << 70)) + 12345678901234567LL * i, y = 3 * i * 1000003LL - 7;
             const u128 u = static_cast<u128>(x), v = (static_cast<u128>(i) << 61) + 5;
             const u128 all = static_cast<u128>(x / y) ^ static_cast<u128>(x % y) ^ (u / v) ^ (u % v);
             return static_cast<double>(static_cast<unsigned>(all) & 0xffffff);
         }},
        {"sinf, cosf, tanf", "", "float x = i * 0.01f; out[i] = sinf(x) + 2 * cosf(x) + 4 * tanf(x * 0.3f);",
         [](int i) { return std::sin(i * 0.01) + 2 * std::cos(i * 0.01) + 4 * std::tan(i * 0.003); }, "", 1e-5},
        {"__sinf, __cosf, __sincosf", "",
         "float x = i * 0.01f, s, c; __sincosf(x, &s, &c); out[i] = __sinf(x) + 2 * __cosf(x) + 4 * s + 8 * c;",
         [](int i) { return 5 * std::sin(i * 0.01) + 10 * std::cos(i * 0.01); }, "", fast},
        {"__expf, __logf, __exp10f", "",
         "float x = 0.5f + i * 0.01f; out[i] = __expf(x) + __logf(x) + __log2f(x) + "
         "__log10f(x) + __exp10f(x - 2);",
         [](int i) {
             const double x = 0.5 + i * 0.01;
             return std::exp(x) + std::log(x) + std::log2(x) + std::log10(x) + std::pow(10, x - 2);
         },
         "", fast * 10},
        {"__fdividef, __frcp_rn, __fsqrt_rn", "",
         "float x = i + 1; out[i] = __fdividef(3, x) + __frcp_rn(x) + __fsqrt_rn(x) + __fdiv_rn(1, x);",
         [](int i) { return 5 / (i + 1.0) + std::sqrt(i + 1.0); }, "", 1e-5},
        {"rsqrtf, sqrtf, cbrtf, hypotf", "",
         "float x = i + 1; out[i] = rsqrtf(x) + sqrtf(x) + cbrtf(x) + hypotf(x, 3);",
         [](int i) {
             return 1 / std::sqrt(i + 1.0) + std::sqrt(i + 1.0) + std::cbrt(i + 1.0) + std::hypot(i + 1.0, 3);
         },
         "", 2e-4},
        {"__powf, powf", "", "float x = 1 + i * 0.01f; out[i] = __powf(x, 2.5f) + powf(x, -1.5f);",
         [](int i) { return std::pow(1 + i * 0.01, 2.5) + std::pow(1 + i * 0.01, -1.5); }, "", 1e-3},
        {"expf, logf, exp2f, log1pf, expm1f", "",
         "float x = i * 0.01f; out[i] = expf(x) + logf(x + 1) + exp2f(x) + log1pf(x) + expm1f(x) + log2f(x + 1) + "
         "log10f(x + 1);",
         [](int i) {
             const double x = i * 0.01;
             return std::exp(x) + std::log1p(x) * 2 + std::exp2(x) + std::expm1(x) + std::log2(x + 1) +
                    std::log10(x + 1);
         },
         "", 1e-4},
        {"asinf, acosf, atanf, atan2f", "",
         "float x = i / 256.0f; out[i] = asinf(x) + acosf(x) + atanf(x * 9) + atan2f(x, -0.5f);",
         [](int i) {
             const double x = i / 256.0;
             return std::asin(x) + std::acos(x) + std::atan(x * 9) + std::atan2(x, -0.5);
         },
         "", 1e-5},
        {"sinhf, coshf, tanhf, erff", "",
         "float x = i * 0.01f; out[i] = sinhf(x) + coshf(x) + tanhf(x) + erff(x) + erfcf(x);",
         [](int i) { return std::sinh(i * 0.01) + std::cosh(i * 0.01) + std::tanh(i * 0.01) + 1; }, "", 1e-4},
        {"floorf, ceilf, roundf, rintf, truncf, fmodf", "",
         "float x = i * 0.25f - 20; out[i] = floorf(x) + 100 * ceilf(x) + 3 * roundf(x) + 5 * rintf(x) + 7 * truncf(x) "
         "+ fmodf(x, 3);",
         [](int i) {
             const double x = i * 0.25 - 20;
             return std::floor(x) + 100 * std::ceil(x) + 3 * std::round(x) + 5 * std::rint(x) + 7 * std::trunc(x) +
                    std::fmod(x, 3);
         }},
        {"fmaf, fminf, fmaxf, fabsf, copysignf", "",
         "float x = i - 100; out[i] = fmaf(x, 2, 1) + fminf(x, 3) + fmaxf(x, 7) + fabsf(x) + copysignf(2, x);",
         [](int i) {
             const double x = i - 100;
             return 2 * x + 1 + std::fmin(x, 3) + std::fmax(x, 7) + std::abs(x) + std::copysign(2, x);
         }},
        {"__saturatef, __fmaf_rn, __fadd_rz", "",
         "float x = i * 0.01f; out[i] = __saturatef(x) + __fmaf_rn(x, 2, 1) + __fadd_rz(x, 1) + __fmul_ru(x, 0.5f);",
         [](int i) { return std::fmin(i * 0.01, 1) + i * 0.02 + 1 + i * 0.01 + 1 + i * 0.005; }, "", 1e-5},
        {"isnan, isinf, isfinite", "#include <cmath>\n",
         "float zero = in[0]; float x = i % 3 == 0 ? 1 / zero : i % 3 == 1 ? zero / zero : i; out[i] = isnan(x) + 2 * "
         "isinf(x) + 4 * (isfinite(x) != 0) + 8 * (x == INFINITY);",
         [](int i) { return i % 3 == 0   ? 10.0
                            : i % 3 == 1 ? 1
                                         : 4; }},
        {"double sin, cos, exp, pow", "",
         "double x = 0.5 + i * 0.01; out[i] = sin(x) + 2 * cos(x) + exp(x) + pow(x, 3.5) + tan(x / 4);",
         [](int i) {
             const double x = 0.5 + i * 0.01;
             return std::sin(x) + 2 * std::cos(x) + std::exp(x) + std::pow(x, 3.5) + std::tan(x / 4);
         },
         "", 1e-4, "double"},
        {"double fma, sqrt, log, atan2", "",
         "double x = 0.5 + i * 0.01; out[i] = fma(x, x, 1.0) + sqrt(x) + log(x) + atan2(x, 2.0) + floor(x * 3) + "
         "fabs(-x) + fmin(x, 1.0) + cbrt(x) + rsqrt(x);",
         [](int i) {
             const double x = 0.5 + i * 0.01;
             return std::fma(x, x, 1) + std::sqrt(x) + std::log(x) + std::atan2(x, 2) + std::floor(x * 3) + x +
                    std::fmin(x, 1) + std::cbrt(x) + 1 / std::sqrt(x);
         },
         "", 1e-5, "double"},
        {"double asin, sinh, erf, fmod", "",
         "double x = i / 300.0; out[i] = asin(x) + acos(x) + atan(x) + sinh(x) + cosh(x) + tanh(x) + erf(x) + fmod(i * "
         "1.0, 7.0) + log2(x + 1) + log10(x + 1) + exp2(x) + hypot(x, 1.0);",
         [](int i) {
             const double x = i / 300.0;
             return std::asin(x) + std::acos(x) + std::atan(x) + std::sinh(x) + std::cosh(x) + std::tanh(x) +
                    std::erf(x) + std::fmod(i, 7) + std::log2(x + 1) + std::log10(x + 1) + std::exp2(x) +
                    std::hypot(x, 1);
         },
         "", 1e-5, "double"},
        {"__dadd_rn, __fma_rn, __dsqrt_rn", "",
         "double x = i + 0.5; out[i] = __dadd_rn(x, 1) + __fma_rn(x, 2, 1) + __dmul_rn(x, 0.5) + __dsqrt_rn(x) + "
         "__ddiv_rn(x, 4);",
         [](int i) {
             const double x = i + 0.5;
             return x + 1 + 2 * x + 1 + x / 2 + std::sqrt(x) + x / 4;
         },
         "", 1e-4, "double"},
        {"conversions", "",
         "float x = i * 0.75f; out[i] = __float2int_rn(x) + 10 * __float2int_rd(x) + 100 * __float2int_ru(x) + 1000 * "
         "__float2int_rz(x) + __int2float_rn(i) + (float)__float2uint_rn(x) + (float)__double2int_rn(i * 0.5);",
         [](int i) {
             const double x = i * 0.75;
             return 2 * std::rint(x) + 10 * std::floor(x) + 100 * std::ceil(x) + 1000 * std::floor(x) + i +
                    std::rint(i * 0.5);
         }},
        {"bits of floats and doubles", "",
         "out[i] = (__float_as_int(1.0f + i) >> 20) + __int_as_float(0x3f800000) + __uint_as_float(0x40000000u) + "
         "(__double_as_longlong(i + 1.0) >> 52) + (float)__longlong_as_double(0x3ff0000000000000ll) + "
         "__double2hiint(1.0) % 7 + __hiloint2double(0x40000000, 0);",
         [](int i) {
             const int exponent = std::ilogb(1.0 + i);
             const auto value = static_cast<float>(1 + i);
             int bits = 0;
             __builtin_memcpy(&bits, &value, 4);
             return (bits >> 20) + 1 + 2 + (1023 + exponent) + 1 + 0x3ff00000 % 7 + 2.0;
         }},
        {"integer division and shifts", "",
         "out[i] = (i - 128) / 7 + 10 * ((i - 128) % 7) + 100 * ((i - 128) >> 2) + (long long)i * i / 3;",
         [](int i) { return double((i - 128) / 7 + 10 * ((i - 128) % 7) + 100 * ((i - 128) >> 2) + i * i / 3); }},
        {"__half", "#include <cuda_fp16.h>\n",
         "__half h = __float2half(i * 0.5f); half g = __hadd(h, __float2half(1.0f)); out[i] = __half2float(__hmul(g, "
         "__float2half(2.0f))) + __half2float(h);",
         [](int i) { return i * 1.5 + 2; }},
        {"__half by its operators", "#include <cuda_fp16.h>\n",
         "__half h = i * 0.5f; h = h * __half(2.0f) - __half(1); h += __half(3.0f); out[i] = float(h) + (h > "
         "__half(10.0f) ? 1000 : 0) + __half2int_rn(h);",
         [](int i) { return i + 2.0 + (i + 2 > 10 ? 1000 : 0) + i + 2; }},
        {"functions of __half", "#include <cuda_fp16.h>\n",
         "__half h = __float2half(1.0f + i % 16); out[i] = __half2float(__hfma(h, h, h)) + __half2float(hsqrt(h)) + "
         "__hgt(h, __float2half(4.0f)) + __half2float(__hmax(h, __float2half(9.0f))) + "
         "__half2float(hexp(__float2half(0.0f))) + __half2float(__habs(__hneg(h)));",
         [](int i) {
             const double h = 1 + i % 16;
             return h * h + h + std::sqrt(h) + (h > 4 ? 1 : 0) + std::fmax(h, 9) + 1 + h;
         },
         "", 5e-3},
        {"__half2", "#include <cuda_fp16.h>\n",
         "__half2 h = __floats2half2_rn(i, 1.5f); h = __hadd2(h, __half2half2(__float2half(1.0f))); h = __hfma2(h, h, "
         "h); "
         "float2 f = __half22float2(__h2div(h, __float2half2_rn(2.0f))); out[i] = i % 30 == i ? f.x + 1000 * f.y : "
         "__low2float(__halves2half2(__high2half(h), __low2half(h)));",
         [](int i) { return i < 30 ? ((i + 1.0) * (i + 1) + i + 1) / 2 + 1000 * 4.375 : 8.75; }},
        {"__half2 by its operators", "#include <cuda_fp16.h>\n",
         "__half2 h = make_half2(__half(1.0f * (i % 32)), __half(2.0f)); h = h * h + h; out[i] = float(h.x) + 2000 * "
         "float(h.y);",
         [](int i) { return i % 32 * (i % 32 + 1.0) + 12000; }},
        {"__nv_bfloat16", "#include <cuda_bf16.h>\n",
         "__nv_bfloat16 b = __float2bfloat16(i * 1.0f); b = __hadd(b, __float2bfloat16(0.0f)); out[i] = "
         "__bfloat162float(b * __nv_bfloat16(2.0f));",
         [](int i) { return 2.0 * i; }, "cuda_bf16.h"},
        {"__nv_bfloat162", "#include <cuda_bf16.h>\n",
         "__nv_bfloat162 b = __floats2bfloat162_rn(i, 3.0f); b = __hmul2(b, __float2bfloat162_rn(0.5f)); out[i] = "
         "__low2float(b) + __high2float(b);",
         [](int i) { return i * 0.5 + 1.5; }, "cuda_bf16.h"},
    };
}

} // namespace tilescope
