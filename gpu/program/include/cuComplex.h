#pragma once

// Complex numbers under the names of CUDA's header.

#include "cuda_runtime.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define TILESCOPE_COMPLEX(Complex, Real, make, name, suffix)                                                           \
    __prelude_both__ Complex make(Real x, Real y) { return {x, y}; }                                                   \
    __prelude_both__ Real name##real##suffix(Complex a) { return a.x; }                                                \
    __prelude_both__ Real name##imag##suffix(Complex a) { return a.y; }                                                \
    __prelude_both__ Complex name##conj##suffix(Complex a) { return {a.x, -a.y}; }                                     \
    __prelude_both__ Complex name##add##suffix(Complex a, Complex b) { return {a.x + b.x, a.y + b.y}; }                \
    __prelude_both__ Complex name##sub##suffix(Complex a, Complex b) { return {a.x - b.x, a.y - b.y}; }                \
    __prelude_both__ Complex name##mul##suffix(Complex a, Complex b)                                                   \
    {                                                                                                                  \
        return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};                                                         \
    }                                                                                                                  \
    __prelude_both__ Complex name##fma##suffix(Complex a, Complex b, Complex c)                                        \
    {                                                                                                                  \
        return {a.x * b.x - a.y * b.y + c.x, a.x * b.y + a.y * b.x + c.y};                                             \
    }                                                                                                                  \
    __prelude_both__ Complex name##div##suffix(Complex a, Complex b)                                                   \
    {                                                                                                                  \
        const Real scale = 1 / ((b.x < 0 ? -b.x : b.x) + (b.y < 0 ? -b.y : b.y)); /* against overflow */               \
        const Real ax = a.x * scale, ay = a.y * scale, bx = b.x * scale, by = b.y * scale;                             \
        const Real square = 1 / (bx * bx + by * by);                                                                   \
        return {(ax * bx + ay * by) * square, (ay * bx - ax * by) * square};                                           \
    }
TILESCOPE_COMPLEX(cuFloatComplex, float, make_cuFloatComplex, cuC, f)
TILESCOPE_COMPLEX(cuDoubleComplex, double, make_cuDoubleComplex, cuC, )
#undef TILESCOPE_COMPLEX

__host__ __device__ static inline float cuCabsf(cuFloatComplex a) { return hypotf(a.x, a.y); }
__host__ __device__ static inline double cuCabs(cuDoubleComplex a) { return hypot(a.x, a.y); }
__prelude_both__ cuComplex make_cuComplex(float x, float y) { return {x, y}; }
__prelude_both__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a) { return {a.x, a.y}; }
__prelude_both__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a) { return {(float)a.x, (float)a.y}; }
