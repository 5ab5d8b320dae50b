// CUDA's mathematical functions for clang that are one or two instructions of the hardware.

// --- the same bits as another type ---
__prelude__ int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
__prelude__ long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }
__prelude__ double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
__prelude__ int __double2hiint(double x) { return (int)(__double_as_longlong(x) >> 32); }
__prelude__ int __double2loint(double x) { return (int)__double_as_longlong(x); }
__prelude__ double __hiloint2double(int high, int low)
{
    return __longlong_as_double((long long)((unsigned long long)(unsigned)high << 32 | (unsigned)low));
}
__prelude__ unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
__prelude__ float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
__prelude__ float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }

// --- minimum, maximum, absolute value ---
#define __prelude_minmax__(A, B, R)                                                                                    \
    __prelude_both__ R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; }                                                  \
    __prelude_both__ R max(A a, B b) { return (R)a < (R)b ? (R)b : (R)a; }
__prelude_minmax__(int, int, int)
__prelude_minmax__(unsigned, unsigned, unsigned)
__prelude_minmax__(int, unsigned, unsigned)
__prelude_minmax__(unsigned, int, unsigned)
__prelude_minmax__(long, long, long)
__prelude_minmax__(unsigned long, unsigned long, unsigned long)
__prelude_minmax__(long, unsigned long, unsigned long)
__prelude_minmax__(unsigned long, long, unsigned long)
__prelude_minmax__(long long, long long, long long)
__prelude_minmax__(unsigned long long, unsigned long long, unsigned long long)
__prelude_minmax__(long long, unsigned long long, unsigned long long)
__prelude_minmax__(unsigned long long, long long, unsigned long long)
__prelude_both__ float min(float a, float b) { return __builtin_fminf(a, b); }
__prelude_both__ float max(float a, float b) { return __builtin_fmaxf(a, b); }
__prelude_both__ double min(double a, double b) { return __builtin_fmin(a, b); }
__prelude_both__ double max(double a, double b) { return __builtin_fmax(a, b); }
__prelude_both__ double min(float a, double b) { return __builtin_fmin(a, b); }
__prelude_both__ double max(float a, double b) { return __builtin_fmax(a, b); }
__prelude_both__ double min(double a, float b) { return __builtin_fmin(a, b); }
__prelude_both__ double max(double a, float b) { return __builtin_fmax(a, b); }
__prelude__ int abs(int x) { return x < 0 ? -x : x; }
__prelude__ long abs(long x) { return x < 0 ? -x : x; }
__prelude__ long long abs(long long x) { return x < 0 ? -x : x; }
__prelude__ long labs(long x) { return abs(x); }
__prelude__ long long llabs(long long x) { return abs(x); }

// --- one instruction each, exactly rounded: f-name for float, C's name for double and, overloaded, for float ---
#define __prelude_exact1__(name)                                                                                       \
    __prelude__ float name##f(float x) { return __builtin_##name##f(x); }                                              \
    __prelude__ float name(float x) { return __builtin_##name##f(x); }                                                 \
    __prelude__ double name(double x) { return __builtin_##name(x); }
#define __prelude_exact2__(name)                                                                                       \
    __prelude__ float name##f(float x, float y) { return __builtin_##name##f(x, y); }                                  \
    __prelude__ float name(float x, float y) { return __builtin_##name##f(x, y); }                                     \
    __prelude__ double name(double x, double y) { return __builtin_##name(x, y); }
__prelude_exact1__(fabs)
__prelude_exact1__(sqrt)
__prelude_exact1__(floor)
__prelude_exact1__(ceil)
__prelude_exact1__(trunc)
__prelude_exact1__(rint)
__prelude_exact1__(round)
__prelude_exact2__(fmin)
__prelude_exact2__(fmax)
__prelude_exact2__(copysign)
__prelude__ float abs(float x) { return __builtin_fabsf(x); }
__prelude__ double abs(double x) { return __builtin_fabs(x); }
__prelude__ float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__prelude__ float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__prelude__ double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__prelude__ float nearbyintf(float x) { return __builtin_rintf(x); }
__prelude__ long lroundf(float x) { return (long)__builtin_roundf(x); }
__prelude__ long lrintf(float x) { return (long)__builtin_rintf(x); }
__prelude__ float fdimf(float x, float y) { return x > y ? x - y : 0.0f; }

// --- classes of numbers ---
__prelude__ bool isnan(float x) { return x != x; }
__prelude__ bool isnan(double x) { return x != x; }
__prelude__ bool isinf(float x) { return __builtin_fabsf(x) == INFINITY; }
__prelude__ bool isinf(double x) { return __builtin_fabs(x) == (double)INFINITY; }
__prelude__ bool isfinite(float x) { return __builtin_fabsf(x) < INFINITY; }
__prelude__ bool isfinite(double x) { return __builtin_fabs(x) < (double)INFINITY; }
__prelude__ bool signbit(float x) { return __builtin_bit_cast(int, x) < 0; }

// --- the hardware's approximations; errors in the PTX ISA under ex2, lg2, sin, cos, rsqrt, div ---
#define __prelude_approximation__(name, instruction)                                                                   \
    __prelude__ float name(float x)                                                                                    \
    {                                                                                                                  \
        float result;                                                                                                  \
        asm(instruction ".f32 %0, %1;" : "=f"(result) : "f"(x));                                                       \
        return result;                                                                                                 \
    }
__prelude_approximation__(rsqrtf, "rsqrt.approx")
__prelude_approximation__(__frsqrt_rn, "rsqrt.approx")
__prelude_approximation__(__sinf, "sin.approx")
__prelude_approximation__(__cosf, "cos.approx")
__prelude_approximation__(__prelude_ex2__, "ex2.approx")
__prelude_approximation__(__prelude_lg2__, "lg2.approx")
__prelude_approximation__(__saturatef, "cvt.sat.f32")
__prelude__ float rsqrt(float x) { return rsqrtf(x); }
__prelude__ float __fdividef(float x, float y)
{
    float result;
    asm("div.approx.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
    return result;
}
__prelude__ float __expf(float x) { return __prelude_ex2__(x * 1.44269504f); }
__prelude__ float __exp10f(float x) { return __prelude_ex2__(x * 3.32192809f); }
__prelude__ float __logf(float x) { return __prelude_lg2__(x) * 0.693147181f; }
__prelude__ float __log2f(float x) { return __prelude_lg2__(x); }
__prelude__ float __log10f(float x) { return __prelude_lg2__(x) * 0.301029996f; }
__prelude__ float __powf(float x, float y) { return __prelude_ex2__(y * __prelude_lg2__(x)); }
__prelude__ float __tanf(float x) { return __fdividef(__sinf(x), __cosf(x)); }

// --- arithmetic and conversions with the rounding in the name: n nearest, z to zero, d down, u up ---
#define __prelude_arithmetic__(name, instruction, T, code)                                                             \
    __prelude__ T name(T x, T y)                                                                                       \
    {                                                                                                                  \
        T result;                                                                                                      \
        asm(instruction " %0, %1, %2;" : "=" code(result) : code(x), code(y));                                         \
        return result;                                                                                                 \
    }
#define __prelude_of_one__(name, instruction, T, code)                                                                 \
    __prelude__ T name(T x)                                                                                            \
    {                                                                                                                  \
        T result;                                                                                                      \
        asm(instruction " %0, %1;" : "=" code(result) : code(x));                                                      \
        return result;                                                                                                 \
    }
#define __prelude_of_three__(name, instruction, T, code)                                                               \
    __prelude__ T name(T x, T y, T z)                                                                                  \
    {                                                                                                                  \
        T result;                                                                                                      \
        asm(instruction " %0, %1, %2, %3;" : "=" code(result) : code(x), code(y), code(z));                            \
        return result;                                                                                                 \
    }
#define __prelude_rounded__(suffix, mode)                                                                              \
    __prelude_arithmetic__(__fadd_##suffix, "add." mode ".f32", float, "f")                                            \
    __prelude_arithmetic__(__fsub_##suffix, "sub." mode ".f32", float, "f")                                            \
    __prelude_arithmetic__(__fmul_##suffix, "mul." mode ".f32", float, "f")                                            \
    __prelude_arithmetic__(__fdiv_##suffix, "div." mode ".f32", float, "f")                                            \
    __prelude_arithmetic__(__dadd_##suffix, "add." mode ".f64", double, "d")                                           \
    __prelude_arithmetic__(__dsub_##suffix, "sub." mode ".f64", double, "d")                                           \
    __prelude_arithmetic__(__dmul_##suffix, "mul." mode ".f64", double, "d")                                           \
    __prelude_arithmetic__(__ddiv_##suffix, "div." mode ".f64", double, "d")                                           \
    __prelude_of_one__(__fsqrt_##suffix, "sqrt." mode ".f32", float, "f")                                              \
    __prelude_of_one__(__frcp_##suffix, "rcp." mode ".f32", float, "f")                                                \
    __prelude_of_one__(__dsqrt_##suffix, "sqrt." mode ".f64", double, "d")                                             \
    __prelude_of_one__(__drcp_##suffix, "rcp." mode ".f64", double, "d")                                               \
    __prelude_of_three__(__fmaf_##suffix, "fma." mode ".f32", float, "f")                                              \
    __prelude_of_three__(__fma_##suffix, "fma." mode ".f64", double, "d")
__prelude_rounded__(rn, "rn")
__prelude_rounded__(rz, "rz")
__prelude_rounded__(rd, "rm")
__prelude_rounded__(ru, "rp")
#define __prelude_convert__(name, To, toCode, From, fromCode, instruction)                                             \
    __prelude__ To name(From x)                                                                                        \
    {                                                                                                                  \
        To result;                                                                                                     \
        asm("cvt." instruction " %0, %1;" : "=" toCode(result) : fromCode(x));                                         \
        return result;                                                                                                 \
    }
#define __prelude_conversions__(suffix, integer)                                                                       \
    __prelude_convert__(__float2int_##suffix, int, "r", float, "f", "r" integer "i.s32.f32")                           \
    __prelude_convert__(__float2uint_##suffix, unsigned, "r", float, "f", "r" integer "i.u32.f32")                     \
    __prelude_convert__(__int2float_##suffix, float, "f", int, "r", "r" integer ".f32.s32")                            \
    __prelude_convert__(__uint2float_##suffix, float, "f", unsigned, "r", "r" integer ".f32.u32")                      \
    __prelude_convert__(__float2ll_##suffix, long long, "l", float, "f", "r" integer "i.s64.f32")                      \
    __prelude_convert__(__float2ull_##suffix, unsigned long long, "l", float, "f", "r" integer "i.u64.f32")            \
    __prelude_convert__(__ll2float_##suffix, float, "f", long long, "l", "r" integer ".f32.s64")                       \
    __prelude_convert__(__ull2float_##suffix, float, "f", unsigned long long, "l", "r" integer ".f32.u64")             \
    __prelude_convert__(__double2int_##suffix, int, "r", double, "d", "r" integer "i.s32.f64")                         \
    __prelude_convert__(__double2uint_##suffix, unsigned, "r", double, "d", "r" integer "i.u32.f64")                   \
    __prelude_convert__(__double2ll_##suffix, long long, "l", double, "d", "r" integer "i.s64.f64")                    \
    __prelude_convert__(__double2ull_##suffix, unsigned long long, "l", double, "d", "r" integer "i.u64.f64")          \
    __prelude_convert__(__ll2double_##suffix, double, "d", long long, "l", "r" integer ".f64.s64")                     \
    __prelude_convert__(__ull2double_##suffix, double, "d", unsigned long long, "l", "r" integer ".f64.u64")           \
    __prelude_convert__(__double2float_##suffix, float, "f", double, "d", "r" integer ".f32.f64")
__prelude_conversions__(rn, "n")
__prelude_conversions__(rz, "z")
__prelude_conversions__(rd, "m")
__prelude_conversions__(ru, "p")
__prelude__ double __int2double_rn(int x) { return x; }
__prelude__ double __uint2double_rn(unsigned x) { return x; }
