// The CUDA language's attributes, vector types and built-in variables for clang, which knows CUDA but not NVIDIA's
// headers. Facts from the CUDA C++ Programming Guide, "C++ Language Extensions". Functions are marked nodebug so that
// the line information of a kernel names its own lines and never one of these.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__

/// Every function of the prelude is one of these.
#define __prelude_inline__ __inline__ __attribute__((device, always_inline, nodebug, unused))
#define __prelude__ static __prelude_inline__
#define __prelude_member__ __attribute__((device, always_inline, nodebug))

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned long long cudaTextureObject_t;

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
    __prelude__ name##1 make_##name##1(T x) { return {x}; }                                                            \
    __prelude__ name##2 make_##name##2(T x, T y) { return {x, y}; }                                                    \
    __prelude__ name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                                            \
    __prelude__ name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

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
    __attribute__((device, nodebug)) constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
        : x(vx), y(vy), z(vz)
    {
    }
    __attribute__((device, nodebug)) constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __attribute__((device, nodebug)) constexpr operator uint3() const { return {x, y, z}; }
};

// threadIdx and similar variables: reading a member reads the special register.
#define __prelude_index__(name, reg, type)                                                                             \
    struct __prelude_##name##_type {                                                                                   \
        __declspec(property(get = getX)) unsigned int x;                                                               \
        __declspec(property(get = getY)) unsigned int y;                                                               \
        __declspec(property(get = getZ)) unsigned int z;                                                               \
        __prelude__ unsigned int getX() { return __nvvm_read_ptx_sreg_##reg##_x(); }                                   \
        __prelude__ unsigned int getY() { return __nvvm_read_ptx_sreg_##reg##_y(); }                                   \
        __prelude__ unsigned int getZ() { return __nvvm_read_ptx_sreg_##reg##_z(); }                                   \
        __attribute__((device, always_inline, nodebug)) operator type() const { return type{getX(), getY(), getZ()}; } \
    };                                                                                                                 \
    extern const __attribute__((device, weak)) __prelude_##name##_type name;

__prelude_index__(threadIdx, tid, uint3)
__prelude_index__(blockIdx, ctaid, uint3)
__prelude_index__(blockDim, ntid, dim3)
__prelude_index__(gridDim, nctaid, dim3)

constexpr int warpSize = 32;
