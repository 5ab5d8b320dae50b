// The functions of half.h that are instructions of the device, for the host: by way of float. Included by half.h.

__prelude_both__ __half __float2half(float value) { return __half(value); }
__prelude_both__ __half __float2half_rn(float value) { return __half(value); }
__prelude_both__ __half __float2half_rz(float value)
{
    __half result(value);
    if (__builtin_fabsf((float)result) > __builtin_fabsf(value))
        --result.__x; // one step towards zero
    return result;
}
__prelude_both__ __half __float2half_rd(float value)
{
    __half result(value);
    if ((float)result > value)
        result.__x = (unsigned short)(result.__x & 0x8000 ? result.__x + 1 : result.__x == 0 ? 0x8001 : result.__x - 1);
    return result;
}
__prelude_both__ __half __float2half_ru(float value)
{
    __half result = __float2half_rd(-value);
    result.__x ^= 0x8000;
    return result;
}
__prelude_both__ __half __double2half(double value) { return __half((float)value); }
__prelude_both__ __half __int2half_rn(int value) { return __half((float)value); }
__prelude_both__ __half __uint2half_rn(unsigned value) { return __half((float)value); }
__prelude_both__ __half __short2half_rn(short value) { return __half((float)value); }
__prelude_both__ __half __ushort2half_rn(unsigned short value) { return __half((float)value); }
__prelude_both__ float __half2float(__half value) { return (float)value; }
__prelude_both__ int __half2int_rn(__half value) { return (int)__builtin_rintf((float)value); }
__prelude_both__ int __half2int_rz(__half value) { return (int)(float)value; }
__prelude_both__ unsigned __half2uint_rn(__half value) { return (unsigned)__builtin_rintf((float)value); }
__prelude_both__ unsigned __half2uint_rz(__half value) { return (unsigned)(float)value; }
__prelude_both__ short __half2short_rn(__half value) { return (short)__builtin_rintf((float)value); }
__prelude_both__ short __half2short_rz(__half value) { return (short)(float)value; }
__prelude_both__ unsigned short __half2ushort_rn(__half value) { return (unsigned short)__builtin_rintf((float)value); }
__prelude_both__ unsigned short __half2ushort_rz(__half value) { return (unsigned short)(float)value; }

#define __prelude_half_host__(name, parameters, pair, expression, both)                                                \
    __prelude_both__ __half name parameters { return __half(expression); }                                             \
    __prelude_both__ __half2 name##2 pair { return both; }
#define __prelude_half_host2__(name, expression)                                                                       \
    __prelude_half_host__(name, (__half a, __half b), (__half2 a, __half2 b), expression,                              \
                          __half2(name(a.x, b.x), name(a.y, b.y)))
#define __prelude_half_host_after__(name, suffix, expression)                                                          \
    __prelude_both__ __half name##suffix(__half a, __half b) { return __half(expression); }                            \
    __prelude_both__ __half2 name##2##suffix(__half2 a, __half2 b)                                                     \
    {                                                                                                                  \
        return __half2(name##suffix(a.x, b.x), name##suffix(a.y, b.y));                                                \
    }
__prelude_both__ float __prelude_saturated__(float value)
{
    return value > 0.0f ? value < 1.0f ? value : 1.0f : 0.0f; // a NaN gives 0
}
__prelude_half_host2__(__hadd, (float)a + (float)b) __prelude_half_host2__(__hsub, (float)a - (float)b)
    __prelude_half_host2__(__hmul, (float)a*(float)b) __prelude_half_host2__(__hmin,
                                                                             __builtin_fminf((float)a, (float)b))
        __prelude_half_host2__(__hmax, __builtin_fmaxf((float)a, (float)b))
            __prelude_half_host_after__(__hadd, _rn, (float)a + (float)b)
                __prelude_half_host_after__(__hsub, _rn, (float)a - (float)b)
                    __prelude_half_host_after__(__hmul, _rn, (float)a*(float)b)
                        __prelude_half_host_after__(__hadd, _sat, __prelude_saturated__((float)a + (float)b))
                            __prelude_half_host_after__(__hsub, _sat, __prelude_saturated__((float)a - (float)b))
                                __prelude_half_host_after__(__hmul, _sat, __prelude_saturated__((float)a*(float)b))
                                    __prelude_half_host__(__hneg, (__half a), (__half2 a), -(float)a,
                                                          __half2(__hneg(a.x), __hneg(a.y)))
                                        __prelude_half_host__(__habs, (__half a), (__half2 a),
                                                              __builtin_fabsf((float)a),
                                                              __half2(__habs(a.x), __habs(a.y)))
                                            __prelude_half_host__(__hfma, (__half a, __half b, __half c),
                                                                  (__half2 a, __half2 b, __half2 c),
                                                                  (double)a*(float)b + (float)c,
                                                                  __half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)))
