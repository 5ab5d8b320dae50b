// Half precision under the names of cuda_fp16.h, for both compilers: NVRTC has that header only where a CUDA Toolkit is
// installed, clang never. Facts from the CUDA Math API, "Half Precision Intrinsics", and the PTX ISA. The functions that
// end in _rn are never fused; of the others the driver may make one fma from a product and a sum, as with NVIDIA's own.
// Minimum and maximum are one instruction from compute capability 8.0 on; before it they go through float.
#ifndef __TILESCOPE_TOOLKIT_HALF__
#define __CUDA_FP16_H__ // an include of the toolkit's own header has no effect
#define __CUDA_FP16_HPP__

struct __half;
#ifdef __CUDA_ARCH__
__prelude_both__ unsigned short __prelude_half__(float value)
{
    unsigned short result;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(result) : "f"(value));
    return result;
}
__prelude_both__ float __prelude_float__(unsigned short bits)
{
    float result;
    asm("cvt.f32.f16 %0, %1;" : "=f"(result) : "h"(bits));
    return result;
}
#else // the host's part of a program
#include "half_bits.h"
#endif

// Both types may alias another type, such as an unsigned: *reinterpret_cast<__half2*>(&word).
struct __attribute__((may_alias)) __align__(2) __half {
    unsigned short __x;
    __half() = default;
    __prelude_both_member__ __half(float value) : __x(__prelude_half__(value)) {}
    __prelude_both_member__ operator float() const { return __prelude_float__(__x); }
};
typedef unsigned __attribute__((may_alias)) __prelude_word__;
struct __attribute__((may_alias)) __align__(4) __half2 {
    __half x, y; // x in the lower bits

    /// Both as one number. Every copy goes through it, so that the compilers move a pair as one register. It is no
    /// member of a union with x and y, because NVRTC before 12.8 takes no structure in an anonymous union.
    __prelude_both_member__ __prelude_word__& __bits() { return reinterpret_cast<__prelude_word__&>(*this); }
    __prelude_both_member__ const __prelude_word__& __bits() const
    {
        return reinterpret_cast<const __prelude_word__&>(*this);
    }
    __half2() = default;
    __prelude_both_member__ __half2(const __half& low, const __half& high)
    {
        __bits() = low.__x | (unsigned)high.__x << 16;
    }
    __prelude_both_member__ __half2(const __half2& other) { __bits() = other.__bits(); }
    __prelude_both_member__ __half2& operator=(const __half2& other)
    {
        __bits() = other.__bits();
        return *this;
    }
};
#ifndef __TILESCOPE_OWN_HALF__ // the text gives the name to something of its own, as it may without cuda_fp16.h
typedef __half half;
#endif
typedef __half2 half2;

__prelude_both__ __half __ushort_as_half(unsigned short bits)
{
    __half result;
    result.__x = bits;
    return result;
}
__prelude_both__ __half __short_as_half(short bits) { return __ushort_as_half((unsigned short)bits); }
__prelude_both__ unsigned short __half_as_ushort(__half value) { return value.__x; }
__prelude_both__ short __half_as_short(__half value) { return (short)value.__x; }
__prelude_both__ __half2 __prelude_pair__(unsigned bits)
{
    __half2 result;
    result.__bits() = bits;
    return result;
}

// --- conversions ---
#ifdef __CUDA_ARCH__
#define __prelude_half_convert__(name, To, toCode, out, From, fromCode, in, instruction)                               \
    __prelude_both__ To name(From value)                                                                                    \
    {                                                                                                                  \
        To result;                                                                                                     \
        asm("cvt." instruction " %0, %1;" : "=" toCode(out) : fromCode(in));                                           \
        return result;                                                                                                 \
    }
#define __prelude_to_half__(name, From, code, instruction)                                                             \
    __prelude_half_convert__(name, __half, "h", result.__x, From, code, value, instruction)
#define __prelude_from_half__(name, To, code, instruction)                                                             \
    __prelude_half_convert__(name, To, code, result, __half, "h", value.__x, instruction)
__prelude_to_half__(__float2half, float, "f", "rn.f16.f32")
__prelude_to_half__(__float2half_rn, float, "f", "rn.f16.f32")
__prelude_to_half__(__float2half_rz, float, "f", "rz.f16.f32")
__prelude_to_half__(__float2half_rd, float, "f", "rm.f16.f32")
__prelude_to_half__(__float2half_ru, float, "f", "rp.f16.f32")
__prelude_to_half__(__double2half, double, "d", "rn.f16.f64")
__prelude_to_half__(__int2half_rn, int, "r", "rn.f16.s32")
__prelude_to_half__(__uint2half_rn, unsigned, "r", "rn.f16.u32")
__prelude_to_half__(__short2half_rn, short, "h", "rn.f16.s16")
__prelude_to_half__(__ushort2half_rn, unsigned short, "h", "rn.f16.u16")
__prelude_from_half__(__half2float, float, "f", "f32.f16")
__prelude_from_half__(__half2int_rn, int, "r", "rni.s32.f16")
__prelude_from_half__(__half2int_rz, int, "r", "rzi.s32.f16")
__prelude_from_half__(__half2uint_rn, unsigned, "r", "rni.u32.f16")
__prelude_from_half__(__half2uint_rz, unsigned, "r", "rzi.u32.f16")
__prelude_from_half__(__half2short_rn, short, "h", "rni.s16.f16")
__prelude_from_half__(__half2short_rz, short, "h", "rzi.s16.f16")
__prelude_from_half__(__half2ushort_rn, unsigned short, "h", "rni.u16.f16")
__prelude_from_half__(__half2ushort_rz, unsigned short, "h", "rzi.u16.f16")
#else
#include "half_host.h"
#endif

// --- pairs and their halves ---
__prelude_both__ __half2 __halves2half2(__half low, __half high) { return __half2(low, high); }
__prelude_both__ __half2 make_half2(__half low, __half high) { return __half2(low, high); }
__prelude_both__ __half2 __half2half2(__half value) { return __half2(value, value); }
__prelude_both__ __half __low2half(__half2 pair) { return pair.x; }
__prelude_both__ __half __high2half(__half2 pair) { return pair.y; }
__prelude_both__ __half2 __low2half2(__half2 pair) { return __half2(pair.x, pair.x); }
__prelude_both__ __half2 __high2half2(__half2 pair) { return __half2(pair.y, pair.y); }
__prelude_both__ __half2 __lowhigh2highlow(__half2 pair) { return __half2(pair.y, pair.x); }
__prelude_both__ __half2 __lows2half2(__half2 a, __half2 b) { return __half2(a.x, b.x); }
__prelude_both__ __half2 __highs2half2(__half2 a, __half2 b) { return __half2(a.y, b.y); }
__prelude_both__ float __low2float(__half2 pair) { return __half2float(pair.x); }
__prelude_both__ float __high2float(__half2 pair) { return __half2float(pair.y); }
__prelude_both__ float2 __half22float2(__half2 pair) { return make_float2(__low2float(pair), __high2float(pair)); }
__prelude_both__ __half2 __floats2half2_rn(float low, float high)
{
    __half2 result;
#if __CUDA_ARCH__ >= 800
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(result.__bits()) : "f"(high), "f"(low));
#else
    result = __half2(__float2half_rn(low), __float2half_rn(high));
#endif
    return result;
}
__prelude_both__ __half2 __float22half2_rn(float2 pair) { return __floats2half2_rn(pair.x, pair.y); }
__prelude_both__ __half2 __float2half2_rn(float value) { return __half2half2(__float2half_rn(value)); }

// --- arithmetic: name for one number, name2 for both of a pair at once ---
#ifdef __CUDA_ARCH__
#define __prelude_half1__(name, type, code, bits, instruction)                                                         \
    __prelude_both__ type name(type a)                                                                                      \
    {                                                                                                                  \
        type result;                                                                                                   \
        asm(instruction " %0, %1;" : "=" code(result.bits) : code(a.bits));                                            \
        return result;                                                                                                 \
    }
#define __prelude_half2__(name, type, code, bits, instruction)                                                         \
    __prelude_both__ type name(type a, type b)                                                                              \
    {                                                                                                                  \
        type result;                                                                                                   \
        asm(instruction " %0, %1, %2;" : "=" code(result.bits) : code(a.bits), code(b.bits));                          \
        return result;                                                                                                 \
    }
#define __prelude_half3__(name, type, code, bits, instruction)                                                         \
    __prelude_both__ type name(type a, type b, type c)                                                                      \
    {                                                                                                                  \
        type result;                                                                                                   \
        asm(instruction " %0, %1, %2, %3;" : "=" code(result.bits) : code(a.bits), code(b.bits), code(c.bits));        \
        return result;                                                                                                 \
    }
#define __prelude_halves__(operands, name, instruction)                                                                \
    __prelude_half##operands##__(name, __half, "h", __x, instruction ".f16")                                           \
    __prelude_half##operands##__(name##2, __half2, "r", __bits(), instruction ".f16x2")
#define __prelude_halves_after__(operands, name, suffix, instruction)                                                  \
    __prelude_half##operands##__(name##suffix, __half, "h", __x, instruction ".f16")                                   \
    __prelude_half##operands##__(name##2##suffix, __half2, "r", __bits(), instruction ".f16x2")
__prelude_halves__(2, __hadd, "add")
__prelude_halves__(2, __hsub, "sub")
__prelude_halves__(2, __hmul, "mul")
__prelude_halves__(3, __hfma, "fma.rn")
__prelude_halves__(1, __hneg, "neg")
__prelude_halves__(1, __habs, "abs")
__prelude_halves_after__(2, __hadd, _rn, "add.rn")
__prelude_halves_after__(2, __hsub, _rn, "sub.rn")
__prelude_halves_after__(2, __hmul, _rn, "mul.rn")
__prelude_halves_after__(2, __hadd, _sat, "add.sat")
__prelude_halves_after__(2, __hsub, _sat, "sub.sat")
__prelude_halves_after__(2, __hmul, _sat, "mul.sat")
__prelude_halves_after__(3, __hfma, _sat, "fma.rn.sat")
#if __CUDA_ARCH__ >= 800
__prelude_halves__(2, __hmin, "min")
__prelude_halves__(2, __hmax, "max")
#else
#define __prelude_half_extremum__(name, extremum)                                                                      \
    __prelude_both__ __half name(__half a, __half b)                                                                        \
    {                                                                                                                  \
        return __float2half_rn(extremum(__half2float(a), __half2float(b)));                                            \
    }                                                                                                                  \
    __prelude_both__ __half2 name##2(__half2 a, __half2 b) { return __half2(name(a.x, b.x), name(a.y, b.y)); }
__prelude_half_extremum__(__hmin, fminf)
__prelude_half_extremum__(__hmax, fmaxf)
#endif
#endif
__prelude_both__ __half __hdiv(__half a, __half b) { return __float2half_rn(__half2float(a) / __half2float(b)); }
__prelude_both__ __half2 __h2div(__half2 a, __half2 b) { return __half2(__hdiv(a.x, b.x), __hdiv(a.y, b.y)); }

// Functions of one number, by way of float.
#define __prelude_half_function__(name, function)                                                                      \
    __prelude__ __half h##name(__half a) { return __float2half_rn(function(__half2float(a))); }                        \
    __prelude__ __half2 h2##name(__half2 a) { return __half2(h##name(a.x), h##name(a.y)); }
__prelude_half_function__(sqrt, sqrtf)
__prelude_half_function__(rsqrt, rsqrtf)
__prelude_half_function__(rcp, 1.0f /)
__prelude_half_function__(exp, expf)
__prelude_half_function__(exp2, exp2f)
__prelude_half_function__(exp10, exp10f)
__prelude_half_function__(log, logf)
__prelude_half_function__(log2, log2f)
__prelude_half_function__(log10, log10f)
__prelude_half_function__(sin, sinf)
__prelude_half_function__(cos, cosf)
__prelude_half_function__(floor, floorf)
__prelude_half_function__(ceil, ceilf)
__prelude_half_function__(trunc, truncf)
__prelude_half_function__(rint, rintf)

#define __prelude_half_compare__(name, sign)                                                                           \
    __prelude_both__ bool name(__half a, __half b) { return __half2float(a) sign __half2float(b); }                         \
    __prelude_both__ bool operator sign(const __half& a, const __half& b) { return name(a, b); }
__prelude_half_compare__(__heq, ==)
__prelude_half_compare__(__hne, !=)
__prelude_half_compare__(__hlt, <)
__prelude_half_compare__(__hle, <=)
__prelude_half_compare__(__hgt, >)
__prelude_half_compare__(__hge, >=)
__prelude_both__ bool __hisnan(__half value) { return (value.__x & 0x7fff) > 0x7c00; }

#define __prelude_half_operator__(sign, one, two)                                                                      \
    __prelude_both__ __half operator sign(const __half& a, const __half& b) { return one(a, b); }                           \
    __prelude_both__ __half2 operator sign(const __half2& a, const __half2& b) { return two(a, b); }                        \
    __prelude_both__ __half& operator sign##=(__half& a, const __half& b) { return a = one(a, b); }                         \
    __prelude_both__ __half2& operator sign##=(__half2& a, const __half2& b) { return a = two(a, b); }
__prelude_half_operator__(+, __hadd, __hadd2)
__prelude_half_operator__(-, __hsub, __hsub2)
__prelude_half_operator__(*, __hmul, __hmul2)
__prelude_half_operator__(/, __hdiv, __h2div)
__prelude_both__ __half operator-(const __half& a) { return __hneg(a); }
__prelude_both__ __half2 operator-(const __half2& a) { return __hneg2(a); }

// --- pairs from lane to lane ---
#define __prelude_half_shuffle__(name, Lane)                                                                           \
    __prelude__ __half2 name(unsigned mask, __half2 pair, Lane lane, int width = 32)                                   \
    {                                                                                                                  \
        return __prelude_pair__(name(mask, pair.__bits(), lane, width));                                               \
    }
__prelude_half_shuffle__(__shfl_sync, int)
__prelude_half_shuffle__(__shfl_up_sync, unsigned)
__prelude_half_shuffle__(__shfl_down_sync, unsigned)
__prelude_half_shuffle__(__shfl_xor_sync, int)
#endif
