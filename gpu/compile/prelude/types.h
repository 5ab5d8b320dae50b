// The CUDA language's attributes for clang, which knows CUDA but not NVIDIA's headers. Facts from the CUDA C++
// Programming Guide, "C++ Language Extensions". Functions are marked nodebug so that the line information of a kernel
// names its own lines and never one of these.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))
#ifndef __TILESCOPE_PROGRAM__
#define __noinline__ __attribute__((noinline))
#elif __clang_major__ < 15 // later ones know the word; here the C++ library has it among attributes
#define __noinline__
#endif
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__

/// Every function of the prelude is one of these.
#define __prelude_inline__ __inline__ __attribute__((device, always_inline, nodebug, unused))
#define __prelude__ static __prelude_inline__
#define __prelude_member__ __attribute__((device, always_inline, nodebug))
/// Functions that the host may call too.
#define __prelude_both__ static __inline__ __attribute__((host, device, always_inline, nodebug, unused))
#define __prelude_both_member__ __attribute__((host, device, always_inline, nodebug))

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#ifndef __TILESCOPE_PROGRAM__ // the C library of a whole program has most of these
#ifndef uchar // a text that uses it may come with a macro of that name
typedef unsigned char uchar;
#endif
#ifndef ushort
typedef unsigned short ushort;
#endif
#ifndef uint
typedef unsigned int uint;
#endif
typedef unsigned long ulong;
#endif
typedef unsigned long long cudaTextureObject_t;
