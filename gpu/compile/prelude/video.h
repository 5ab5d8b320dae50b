// CUDA's SIMD intrinsics for clang: two 16-bit or four 8-bit numbers in a word, separately. Facts from the CUDA Math
// API, "SIMD Intrinsics". NVRTC has them built in.
#define __prelude_parts__(name, T, Part, bits, expression)                                                             \
    __prelude__ unsigned name(unsigned first, unsigned second)                                                         \
    {                                                                                                                  \
        unsigned result = 0;                                                                                           \
        for (int shift = 0; shift < 32; shift += bits) {                                                               \
            const T a = (Part)(first >> shift), b = (Part)(second >> shift);                                           \
            result |= ((unsigned)(expression) & (0xffffffffu >> (32 - bits))) << shift;                                \
        }                                                                                                              \
        return result;                                                                                                 \
    }
#define __prelude_unsigned_parts__(name, expression)                                                                   \
    __prelude_parts__(name##2, unsigned, unsigned short, 16, expression)                                               \
    __prelude_parts__(name##4, unsigned, unsigned char, 8, expression)
#define __prelude_signed_parts__(name, expression)                                                                     \
    __prelude_parts__(name##2, int, short, 16, expression) __prelude_parts__(name##4, int, signed char, 8, expression)
__prelude_unsigned_parts__(__vadd, a + b)
__prelude_unsigned_parts__(__vsub, a - b)
__prelude_unsigned_parts__(__vabsdiffu, a > b ? a - b : b - a)
__prelude_unsigned_parts__(__vminu, a < b ? a : b)
__prelude_unsigned_parts__(__vmaxu, a > b ? a : b)
__prelude_unsigned_parts__(__vavgu, (a + b + 1) / 2)
__prelude_unsigned_parts__(__vhaddu, (a + b) / 2)
__prelude_unsigned_parts__(__vcmpeq, a == b ? 0xffffffffu : 0u)
__prelude_unsigned_parts__(__vcmpgtu, a > b ? 0xffffffffu : 0u)
__prelude_unsigned_parts__(__vcmpgeu, a >= b ? 0xffffffffu : 0u)
__prelude_signed_parts__(__vmins, a < b ? a : b)
__prelude_signed_parts__(__vmaxs, a > b ? a : b)
__prelude_signed_parts__(__vabsdiffs, a > b ? a - b : b - a)
__prelude__ unsigned __vsadu4(unsigned a, unsigned b)
{
    const unsigned parts = __vabsdiffu4(a, b);
    return (parts & 255) + (parts >> 8 & 255) + (parts >> 16 & 255) + (parts >> 24);
}
__prelude__ unsigned __vsadu2(unsigned a, unsigned b)
{
    const unsigned parts = __vabsdiffu2(a, b);
    return (parts & 0xffff) + (parts >> 16);
}
