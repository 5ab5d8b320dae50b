// CUDA's vector types, for the device and the host. Facts from the CUDA C++ Programming Guide, "Built-in Vector Types".

// Vector types have the alignment of the widest load that fits them; those of three elements that of one element.
#define __prelude_vector__(name, T, align2, align4)                                                                    \
    struct name##1 {                                                                                                   \
        T x;                                                                                                           \
    };                                                                                                                 \
    struct __align__(align2) name##2 {                                                                                 \
        T x, y;                                                                                                        \
    };                                                                                                                 \
    struct name##3 {                                                                                                   \
        T x, y, z;                                                                                                     \
    };                                                                                                                 \
    struct __align__(align4) name##4 {                                                                                 \
        T x, y, z, w;                                                                                                  \
    };                                                                                                                 \
    __prelude_both__ name##1 make_##name##1(T x) { return {x}; }                                                            \
    __prelude_both__ name##2 make_##name##2(T x, T y) { return {x, y}; }                                                    \
    __prelude_both__ name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                                            \
    __prelude_both__ name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

__prelude_vector__(char, signed char, 2, 4)
__prelude_vector__(uchar, unsigned char, 2, 4)
__prelude_vector__(short, short, 4, 8)
__prelude_vector__(ushort, unsigned short, 4, 8)
__prelude_vector__(int, int, 8, 16)
__prelude_vector__(uint, unsigned int, 8, 16)
__prelude_vector__(long, long, 16, 16)
__prelude_vector__(ulong, unsigned long, 16, 16)
__prelude_vector__(longlong, long long, 16, 16)
__prelude_vector__(ulonglong, unsigned long long, 16, 16)
__prelude_vector__(float, float, 8, 16)
__prelude_vector__(double, double, 16, 16)

struct dim3 {
    unsigned int x, y, z;
    __prelude_both_member__ constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
        : x(vx), y(vy), z(vz)
    {
    }
    __prelude_both_member__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __prelude_both_member__ constexpr operator uint3() const { return {x, y, z}; }
};
