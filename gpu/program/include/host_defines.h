#pragma once

// The CUDA language's attributes; none of them for a compiler that does not know CUDA. __noinline__ is not one of
// those: the C++ library has it among GCC's attributes.

#ifdef __CUDA__
#define __TILESCOPE_PROGRAM__ // for the prelude of kernels, which is used here too
#include "tilescope/types.h"
#else
#include <cstddef>
#define __global__
#define __device__
#define __host__
#define __shared__
#define __constant__
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__
#define __prelude_both__ static inline __attribute__((unused))
#define __prelude_both_member__
#endif

#define __cluster_dims__(...)
#define __builtin_align__(n) __align__(n)
#define __host_device__ __host__ __device__
#define __device_builtin__
#define __cudart_builtin__
#define CUDARTAPI
#define CUDART_CB
#define CUDA_CB
