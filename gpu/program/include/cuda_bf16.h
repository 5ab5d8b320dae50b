#pragma once

// The number format bfloat16, by way of float. Facts from the CUDA Math API, "Bfloat16 Precision Intrinsics".

#include "cuda_runtime.h"

struct __align__(2) __nv_bfloat16
{
    unsigned short __x;
    __nv_bfloat16() = default;
    __prelude_both_member__ __nv_bfloat16(float value)
    {
        const unsigned bits = __builtin_bit_cast(unsigned, value);
        __x = (unsigned short)(value != value ? 0x7fffu : (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
    }
    __prelude_both_member__ operator float() const { return __builtin_bit_cast(float, (unsigned)__x << 16); }
};
struct __align__(4) __nv_bfloat162 { __nv_bfloat16 x, y; };
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

__prelude_both__ __nv_bfloat16 __float2bfloat16(float value) { return __nv_bfloat16(value); }
__prelude_both__ __nv_bfloat16 __float2bfloat16_rn(float value) { return __nv_bfloat16(value); }
__prelude_both__ __nv_bfloat16 __double2bfloat16(double value) { return __nv_bfloat16((float)value); }
__prelude_both__ __nv_bfloat16 __int2bfloat16_rn(int value) { return __nv_bfloat16((float)value); }
__prelude_both__ float __bfloat162float(__nv_bfloat16 value) { return (float)value; }
__prelude_both__ __nv_bfloat162 __floats2bfloat162_rn(float low, float high)
{
    return {__nv_bfloat16(low), __nv_bfloat16(high)};
}
__prelude_both__ __nv_bfloat162 __float22bfloat162_rn(float2 pair) { return __floats2bfloat162_rn(pair.x, pair.y); }
__prelude_both__ float2 __bfloat1622float2(__nv_bfloat162 pair) { return make_float2((float)pair.x, (float)pair.y); }
__prelude_both__ __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 low, __nv_bfloat16 high) { return {low, high}; }
__prelude_both__ __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 value) { return {value, value}; }
__prelude_both__ __nv_bfloat16 __low2bfloat16(__nv_bfloat162 pair) { return pair.x; }
__prelude_both__ __nv_bfloat16 __high2bfloat16(__nv_bfloat162 pair) { return pair.y; }
__prelude_both__ unsigned short __bfloat16_as_ushort(__nv_bfloat16 value) { return value.__x; }
__prelude_both__ __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits)
{
    __nv_bfloat16 result;
    result.__x = bits;
    return result;
}

#define __prelude_bfloat_operator__(sign, name)                                                                        \
    __prelude_both__ __nv_bfloat16 name(__nv_bfloat16 a, __nv_bfloat16 b)                                              \
    {                                                                                                                  \
        return __nv_bfloat16((float)a sign(float) b);                                                                  \
    }                                                                                                                  \
    __prelude_both__ __nv_bfloat162 name##2(__nv_bfloat162 a, __nv_bfloat162 b)                                        \
    {                                                                                                                  \
        return {name(a.x, b.x), name(a.y, b.y)};                                                                       \
    }                                                                                                                  \
    __prelude_both__ __nv_bfloat16 operator sign(const __nv_bfloat16& a, const __nv_bfloat16& b)                       \
    {                                                                                                                  \
        return name(a, b);                                                                                             \
    }                                                                                                                  \
    __prelude_both__ __nv_bfloat16& operator sign##=(__nv_bfloat16& a, const __nv_bfloat16& b)                         \
    {                                                                                                                  \
        return a = name(a, b);                                                                                         \
    }
__prelude_bfloat_operator__(+, __hadd) __prelude_bfloat_operator__(-, __hsub) __prelude_bfloat_operator__(*, __hmul)
    __prelude_bfloat_operator__(/, __hdiv)
#undef __prelude_bfloat_operator__
#define __prelude_bfloat_compare__(sign)                                                                               \
    __prelude_both__ bool operator sign(const __nv_bfloat16& a, const __nv_bfloat16& b)                                \
    {                                                                                                                  \
        return (float)a sign(float) b;                                                                                 \
    }
        __prelude_bfloat_compare__(==) __prelude_bfloat_compare__(!=) __prelude_bfloat_compare__(<)
            __prelude_bfloat_compare__(<=) __prelude_bfloat_compare__(>) __prelude_bfloat_compare__(>=)
#undef __prelude_bfloat_compare__
                __prelude_both__ __nv_bfloat16 __hfma(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c)
{
    return __nv_bfloat16((float)a * (float)b + (float)c);
}
