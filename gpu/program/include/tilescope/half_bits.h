// Half precision by its bits, for the host. Included by half.h.

__prelude_both__ unsigned short __prelude_half__(float value)
{
    const unsigned bits = __builtin_bit_cast(unsigned, value), sign = bits >> 16 & 0x8000u;
    const float magnitude = __builtin_fabsf(value);
    if (value != value)
        return 0x7fff;
    if (magnitude >= 65520.0f)
        return (unsigned short)(sign | 0x7c00u);
    if (magnitude < 6.103515625e-5f) // subnormal: multiples of 2^-24
        return (unsigned short)(sign | (unsigned)__builtin_rintf(magnitude * 16777216.0f));
    const unsigned even = (bits & 0x7fffffffu) + 0xfffu + (bits >> 13 & 1u);
    return (unsigned short)(sign | (even - (112u << 23)) >> 13);
}
__prelude_both__ float __prelude_float__(unsigned short bits)
{
    const unsigned exponent = bits >> 10 & 31u, mantissa = bits & 0x3ffu, sign = (unsigned)(bits & 0x8000u) << 16;
    const float subnormal = (float)mantissa * 5.9604644775390625e-8f;
    const unsigned magnitude = exponent == 0    ? __builtin_bit_cast(unsigned, subnormal)
                               : exponent == 31 ? 0x7f800000u | mantissa << 13
                                                : (exponent + 112u) << 23 | mantissa << 13;
    return __builtin_bit_cast(float, sign | magnitude);
}
