#pragma once

// Functions that CUDA's headers give to code of the host too. Included by cuda_runtime.h.

__prelude_both__ unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
__prelude_both__ unsigned umax(unsigned a, unsigned b) { return a < b ? b : a; }
__prelude_both__ long long llmin(long long a, long long b) { return a < b ? a : b; }
__prelude_both__ long long llmax(long long a, long long b) { return a < b ? b : a; }
__prelude_both__ unsigned long long ullmin(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
__prelude_both__ unsigned long long ullmax(unsigned long long a, unsigned long long b) { return a < b ? b : a; }

__host__ inline float rsqrtf(float x) { return 1.0f / std::sqrt(x); }
__host__ inline double rsqrt(double x) { return 1.0 / std::sqrt(x); }
__host__ inline float rsqrt(float x) { return rsqrtf(x); }
__host__ inline float rcbrtf(float x) { return 1.0f / std::cbrt(x); }
__host__ inline double rcbrt(double x) { return 1.0 / std::cbrt(x); }
__host__ inline float sinpif(float x) { return (float)std::sin(3.141592653589793 * std::fmod((double)x, 2.0)); }
__host__ inline double sinpi(double x) { return std::sin(3.141592653589793 * std::fmod(x, 2.0)); }
__host__ inline float cospif(float x) { return (float)std::cos(3.141592653589793 * std::fmod((double)x, 2.0)); }
__host__ inline double cospi(double x) { return std::cos(3.141592653589793 * std::fmod(x, 2.0)); }
__host__ inline float normcdff(float x) { return 0.5f * std::erfc(-0.70710678f * x); }
__host__ inline double normcdf(double x) { return 0.5 * std::erfc(-0.7071067811865476 * x); }
