// Every name that the prelude gives clang, used as CUDA defines it: both compilers must take this text.
#include <cuda_runtime.h>
#include <stdint.h>
#include <cmath>

__constant__ float weights[16];
__device__ int counter;

struct Pair {
    float first;
    int second;
};

__device__ __forceinline__ float square(float x) { return x * x; }
__device__ __noinline__ float cube(float x) { return x * x * x; }
__host__ __device__ inline int doubled(int x) { return 2 * x; }
template <class T>
__device__ T sum3(T a, T b, T c)
{
    return a + b + c;
}

extern "C" __global__ void __launch_bounds__(256, 2) indices(uint32_t* __restrict__ out, int64_t offset, Pair pair)
{
    uint3 t = threadIdx, b = blockIdx;
    dim3 d = blockDim, g = gridDim;
    dim3 one, three(1, 2, 3);
    size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = t.x + t.y + t.z + b.x + b.y + b.z + d.x + d.y + d.z + g.x + g.y + g.z + one.x + three.z + threadIdx.y +
             threadIdx.z + blockIdx.y + blockIdx.z + blockDim.y + blockDim.z + gridDim.x + gridDim.y + gridDim.z;
    out[i + offset] = warpSize + doubled(pair.second) + (uint32_t)square(pair.first) + sum3(1, 2, 3);
    uint8_t u8 = UINT8_MAX;
    int8_t i8 = INT8_MIN;
    uint16_t u16 = UINT16_MAX;
    int16_t i16 = INT16_MIN;
    uint64_t u64 = u8 + i8 + u16 + i16 + INT_MAX + UINT_MAX;
    out[i + 1] = (uint32_t)u64 + (uint32_t)(uintptr_t)out;
}

extern "C" __global__ void vectors(uchar4* bytes, float4* floats, int2* ints, double2* doubles, short3* shorts)
{
    static_assert(sizeof(uchar3) == 3 && alignof(uchar3) == 1 && alignof(uchar4) == 4 && alignof(uchar2) == 2, "bytes");
    static_assert(sizeof(float3) == 12 && alignof(float3) == 4 && alignof(float4) == 16 && alignof(float2) == 8, "floats");
    static_assert(alignof(short4) == 8 && alignof(int4) == 16 && alignof(double2) == 16 && alignof(longlong2) == 16, "");
    uchar1 a = make_uchar1(1);
    uchar2 b = make_uchar2(1, 2);
    uchar3 c = make_uchar3(1, 2, 3);
    char4 d = make_char4(1, 2, 3, 4);
    ushort4 e = make_ushort4(1, 2, 3, 4);
    uint3 f = make_uint3(1, 2, 3);
    longlong2 g = make_longlong2(1, 2);
    ulonglong2 h = make_ulonglong2(1, 2);
    long2 k = make_long2(1, 2);
    bytes[0] = make_uchar4(a.x, b.y, c.z, d.w);
    floats[0] = make_float4(make_float1(1).x, make_float2(1, 2).y, make_float3(1, 2, 3).z, e.w + f.z);
    ints[0] = make_int2((int)g.x + (int)h.y + (int)k.x, make_int4(1, 2, 3, 4).w);
    doubles[0] = make_double2(1, 2);
    shorts[0] = make_short3(1, 2, 3);
}

extern "C" __global__ void warps(int* out, unsigned* bits, float* floats, double* doubles, long long* longs)
{
    __shared__ int shared[32];
    int lane = threadIdx.x % warpSize;
    shared[lane] = lane;
    __syncwarp();
    __syncthreads();
    out[0] = __syncthreads_count(lane < 5) + __syncthreads_and(lane < 6) + __syncthreads_or(lane < 7);
    bits[0] = __ballot_sync(0xffffffffu, lane < 8) + __activemask();
    out[1] = __all_sync(0xffffffffu, lane < 9) + __any_sync(0xffffffffu, lane < 10);
    out[2] = __shfl_sync(0xffffffffu, out[lane], 3) + __shfl_up_sync(0xffffffffu, out[lane], 1);
    bits[1] = __shfl_down_sync(0xffffffffu, bits[lane], 2) + __shfl_xor_sync(0xffffffffu, bits[lane], 4, 8);
    floats[0] = __shfl_down_sync(0xffffffffu, floats[lane], 16) + __shfl_sync(0xffffffffu, floats[lane], 0);
    doubles[0] = __shfl_xor_sync(0xffffffffu, doubles[lane], 16);
    longs[0] = __shfl_up_sync(0xffffffffu, longs[lane], 1);
    __threadfence_block();
    __threadfence();
    __threadfence_system();
    out[3] = shared[31 - lane] + (int)clock() + (int)clock64();
}

extern "C" __global__ void atomics(int* i, unsigned* u, unsigned long long* l, float* f, double* d)
{
    __shared__ int si[4];
    __shared__ float sf[4];
    i[0] = atomicAdd(&si[0], 1) + atomicAdd(i, 2) + atomicSub(i, 3) + atomicMin(i, 4) + atomicMax(i, 5) +
           atomicExch(i, 6) + atomicCAS(i, 7, 8) + atomicAnd(i, 9) + atomicOr(i, 10) + atomicXor(i, 11);
    u[0] = atomicAdd(u, 1u) + atomicSub(u, 2u) + atomicMin(u, 3u) + atomicMax(u, 4u) + atomicExch(u, 5u) +
           atomicCAS(u, 6u, 7u) + atomicAnd(u, 8u) + atomicOr(u, 9u) + atomicXor(u, 10u) + atomicInc(u, 11u) +
           atomicDec(u, 12u);
    l[0] = atomicAdd(l, 1ull) + atomicMin(l, 2ull) + atomicMax(l, 3ull) + atomicExch(l, 4ull) +
           atomicCAS(l, 5ull, 6ull) + atomicAnd(l, 7ull) + atomicOr(l, 8ull) + atomicXor(l, 9ull);
    f[0] = atomicAdd(f, 1.0f) + atomicAdd(&sf[0], 1.0f) + atomicExch(f, 2.0f);
    d[0] = atomicAdd(d, 1.0);
    atomicAdd(&counter, 1);
}

extern "C" __global__ void bits(int* i, unsigned* u, long long* l, unsigned long long* ul)
{
    u[0] = __popc(u[1]) + __clz(i[1]) + __ffs(i[2]) + __brev(u[2]) + __byte_perm(u[3], u[4], 0x3210);
    u[5] = __popcll(ul[1]) + __clzll(l[1]) + __ffsll(l[2]) + (unsigned)__brevll(ul[2]);
    i[0] = __mul24(i[1], i[2]) + (int)__umul24(u[1], u[2]) + __mulhi(i[3], i[4]) + (int)__umulhi(u[3], u[4]) +
           (int)__sad(i[5], i[6], u[5]) + (int)__usad(u[5], u[6], u[7]);
    i[6] = __dp2a_lo(i[0], i[1], i[2]) + __dp2a_hi(i[3], i[4], i[5]) + (int)__dp2a_lo(u[0], u[1], u[2]) + (int)__dp2a_hi(u[3], u[4], u[5]);
    i[7] = __dp4a(i[0], i[1], i[2]) + (int)__dp4a(u[0], u[1], u[2]) + __ldg(&i[3]) + (int)__ldg(&u[3]) + __ldcs(&i[9]) + __ldcg(&i[10]) + __ldca(&i[11]) +
           (int)__funnelshift_l(u[0], u[1], 5) + (int)__funnelshift_r(u[0], u[1], 5);
    __stcs(&i[12], i[13]);
    __stcg(&i[14], i[15]);
    i[8] = min(i[0], i[1]) + max(i[2], i[3]) + abs(i[4]);
    u[8] = min(u[0], u[1]) + max(u[2], u[3]) + min(u[4], i[4]) + max(i[5], u[5]);
    l[0] = min(l[1], l[2]) + max(l[3], l[4]) + llabs(l[5]) + __shfl_sync(0xffffffffu, (long)l[8], 1) + labs((long)l[6]) + abs(l[7]);
    ul[0] = min(ul[1], ul[2]) + max(ul[3], ul[4]);
}

extern "C" __global__ void exact(float* f, double* d, int* i, unsigned* u)
{
    f[0] = fabsf(f[1]) + sqrtf(f[2]) + floorf(f[3]) + ceilf(f[4]) + truncf(f[5]) + rintf(f[6]) + roundf(f[7]) +
           nearbyintf(f[8]) + fminf(f[9], f[10]) + fmaxf(f[11], f[12]) + fmaf(f[13], f[14], f[15]) +
           copysignf(f[16], f[17]) + fdimf(f[18], f[19]) + lroundf(f[20]) + lrintf(f[21]);
    f[1] = fabs(f[1]) + sqrt(f[2]) + floor(f[3]) + ceil(f[4]) + trunc(f[5]) + rint(f[6]) + round(f[7]) + abs(f[8]) +
           min(f[9], f[10]) + max(f[11], f[12]) + fma(f[13], f[14], f[15]) + fmin(f[1], f[2]) + fmax(f[1], f[2]);
    d[0] = fabs(d[1]) + sqrt(d[2]) + floor(d[3]) + ceil(d[4]) + trunc(d[5]) + rint(d[6]) + round(d[7]) + abs(d[8]) +
           min(d[9], d[10]) + max(d[11], d[12]) + fma(d[13], d[14], d[15]) + sqrt(2.0f) + fmin(d[1], d[2]);
    i[0] = isnan(f[0]) + isinf(f[1]) + isfinite(f[2]) + isnan(d[0]) + isinf(d[1]) + isfinite(d[2]) + (signbit(f[3]) != 0);
    i[1] = __float2int_rn(f[0]) + __float2int_rz(f[1]) + __float2int_rd(f[2]) + __float2int_ru(f[3]) +
           __float_as_int(f[4]);
    u[1] = __float2uint_rn(f[0]) + __float2uint_rz(f[1]) + __float2uint_rd(f[2]) + __float2uint_ru(f[3]) +
           __float_as_uint(f[4]);
    f[2] = __int2float_rn(i[0]) + __uint2float_rn(u[0]) + __int2float_rz(i[1]) + __int_as_float(i[2]) +
           __uint_as_float(u[3]);
    f[3] = __fadd_rn(f[0], f[1]) + __fsub_rn(f[2], f[3]) + __fmul_rn(f[4], f[5]) + __fdiv_rn(f[6], f[7]) +
           __fmaf_rn(f[8], f[9], f[10]) + __fsqrt_rn(f[11]) + __frcp_rn(f[12]) + __saturatef(f[13]);
    f[4] = INFINITY + FLT_MAX + FLT_MIN + FLT_EPSILON + (float)M_PI + NAN;
}

extern "C" __global__ void approximate(float* f, double* d)
{
    f[0] = rsqrtf(f[1]) + __fdividef(f[2], f[3]) + __sinf(f[4]) + __cosf(f[5]) + __tanf(f[6]) + __expf(f[7]) +
           __exp10f(f[8]) + __logf(f[9]) + __log2f(f[10]) + __log10f(f[11]) + __powf(f[12], f[13]) + __frsqrt_rn(f[14]);
    f[1] = expf(f[0]) + exp2f(f[1]) + expm1f(f[2]) + logf(f[3]) + log2f(f[4]) + log10f(f[5]) + log1pf(f[6]) +
           powf(f[7], f[8]) + sinf(f[9]) + cosf(f[10]) + tanf(f[11]) + asinf(f[12]) + acosf(f[13]) + atanf(f[14]) +
           atan2f(f[15], f[16]) + sinhf(f[17]) + coshf(f[18]) + tanhf(f[19]) + hypotf(f[20], f[21]) + cbrtf(f[22]) +
           fmodf(f[23], f[24]) + exp10f(f[25]) + ldexpf(f[26], 3);
    f[2] = exp(f[0]) + exp2(f[1]) + expm1(f[2]) + log(f[3]) + log2(f[4]) + log10(f[5]) + log1p(f[6]) + sin(f[9]) +
           cos(f[10]) + tan(f[11]) + asin(f[12]) + acos(f[13]) + atan(f[14]) + atan2(f[15], f[16]) + sinh(f[17]) +
           cosh(f[18]) + tanh(f[19]) + hypot(f[20], f[21]) + cbrt(f[22]) + fmod(f[23], f[24]) + pow(f[25], f[26]) +
           pow(f[27], 2) + cube(f[28]) + weights[3] + rsqrt(f[30]);
    d[0] = exp(d[1]) + log(d[2]) + pow(d[3], d[4]) + sin(d[5]) + exp(1.0);
    sincosf(f[0], &f[3], &f[4]);
    __sincosf(f[1], &f[5], &f[6]);
}

extern "C" __global__ void textures(cudaTextureObject_t picture, cudaTextureObject_t line, unsigned char* bytes, float* f,
                                    int* i, unsigned* u)
{
    float x = threadIdx.x + 0.5f, y = threadIdx.y + 0.5f;
    bytes[0] = tex2D<unsigned char>(picture, x, y);
    f[0] = tex2D<float>(picture, x, y) + tex1Dfetch<float>(line, 3);
    i[0] = tex2D<int>(picture, x, y) + tex2D<short>(picture, x, y) + tex1Dfetch<int>(line, 1);
    u[0] = tex2D<unsigned>(picture, x, y) + tex2D<unsigned short>(picture, x, y) + tex1Dfetch<unsigned char>(line, 2);
}

extern "C" __global__ void copies(const unsigned* in, unsigned* out, int n)
{
    __shared__ __align__(16) unsigned tile[3][32];
    __pipeline_memcpy_async(&tile[0][threadIdx.x], in, 4);
    __pipeline_memcpy_async(&tile[1][threadIdx.x], in, 8, n < 5 ? 8 : 0);
    __pipeline_memcpy_async(&tile[2][threadIdx.x], in, 16);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[threadIdx.x] = tile[0][31 - threadIdx.x] + (unsigned)__cvta_generic_to_shared(tile) + (unsigned)__cvta_generic_to_global(out);
}

extern "C" __global__ void parts(unsigned* u, int* i, uint4* v)
{
    u[0] = __vadd2(u[1], u[2]) + __vadd4(u[1], u[2]) + __vsub2(u[1], u[2]) + __vsub4(u[1], u[2]) +
           __vabsdiffu2(u[1], u[2]) + __vabsdiffu4(u[1], u[2]) + __vminu2(u[1], u[2]) + __vminu4(u[1], u[2]) +
           __vmaxu2(u[1], u[2]) + __vmaxu4(u[1], u[2]) + __vavgu2(u[1], u[2]) + __vavgu4(u[1], u[2]) +
           __vhaddu2(u[1], u[2]) + __vhaddu4(u[1], u[2]) + __vcmpeq2(u[1], u[2]) + __vcmpeq4(u[1], u[2]) +
           __vcmpgtu2(u[1], u[2]) + __vcmpgtu4(u[1], u[2]) + __vcmpgeu2(u[1], u[2]) + __vcmpgeu4(u[1], u[2]) +
           __vmins2(u[1], u[2]) + __vmins4(u[1], u[2]) + __vmaxs2(u[1], u[2]) + __vmaxs4(u[1], u[2]) +
           __vabsdiffs2(u[1], u[2]) + __vabsdiffs4(u[1], u[2]) + __vsadu2(u[1], u[2]) + __vsadu4(u[1], u[2]);
    i[0] = __dp2a_lo(i[0], i[1], i[2]) + __dp2a_hi(i[0], i[1], i[2]);
    u[1] = __dp2a_lo(u[0], u[1], u[2]) + __dp2a_hi(u[0], u[1], u[2]) + __funnelshift_lc(u[0], u[1], u[2]) +
           __funnelshift_rc(u[0], u[1], u[2]) + __ldlu(&u[3]) + __ldcv(&u[4]);
    __stwb(&u[5], u[6]);
    __stwt(&u[7], u[8]);
    v[0] = __ldg(&v[1]);
    __builtin_assume(i[3] > 0);
#pragma unroll 4
    for (int j = 0; j < i[3]; ++j)
        i[4] += j;
#if __CUDA_ARCH__ >= 800
    u[9] = __reduce_add_sync(~0u, u[10]) + __reduce_min_sync(~0u, u[11]) + __reduce_max_sync(~0u, u[12]) +
           __reduce_and_sync(~0u, u[13]) + __reduce_or_sync(~0u, u[14]) + __reduce_xor_sync(~0u, u[15]);
    i[5] = __reduce_add_sync(~0u, i[6]) + __reduce_min_sync(~0u, i[7]) + __reduce_max_sync(~0u, i[8]);
#endif
}

extern "C" __global__ void halves(half* h, half2* pairs, unsigned* words, float* f, int* i)
{
    static_assert(sizeof(__half) == 2 && alignof(__half) == 2 && sizeof(__half2) == 4 && alignof(__half2) == 4, "halves");
    unsigned word = words[0];
    __half2 pair = *reinterpret_cast<__half2*>(&word);
    pair += make_half2(h[0], __ushort_as_half(3)) * __halves2half2(h[1], __short_as_half(4)) - pairs[2] / pairs[3];
    pair = __hfma2(__hadd2(pair, pairs[1]), __hsub2(pair, pairs[2]), __hmul2(pair, pairs[3]));
    pair = __hmin2(__hmax2(pair, __half2half2(h[1])), __habs2(__hneg2(-pair)));
    pair = __hadd2_rn(__hsub2_rn(__hmul2_rn(pair, pair), pair), __float2half2_rn(2.0f));
    pair = __hfma2_sat(__hadd2_sat(pair, pair), __hsub2_sat(pair, pair), __hmul2_sat(pair, pair));
    pairs[0] = __h2div(pair, __floats2half2_rn(f[0], f[1]));
    pairs[1] = __lowhigh2highlow(__lows2half2(__low2half2(pair), __highs2half2(pair, __high2half2(pair))));
    pairs[2] = __shfl_sync(~0u, pair, 1) + __shfl_up_sync(~0u, pair, 1) + __shfl_down_sync(~0u, pair, 1) +
               __shfl_xor_sync(~0u, pair, 1);
    pairs[3] = __float22half2_rn(__half22float2(pair));
    h[0] = __hfma(__hadd(h[0], h[1]), __hsub(h[2], h[3]), __hmul(h[4], h[5])) + __hmin(__hmax(h[6], h[7]), __habs(h[8]));
    h[1] = __hdiv(__hneg(h[1]), -h[2]) * __low2half(pair) - __high2half(pair) / h[3] + pair.x + pair.y;
    h[2] = __hadd_rn(__hsub_rn(h[0], h[1]), __hmul_rn(h[2], h[3]));
    h[3] = __hfma_sat(__hadd_sat(h[0], h[1]), __hsub_sat(h[2], h[3]), __hmul_sat(h[4], h[5]));
    h[4] = __half(1.5f) + __float2half(f[1]) + __float2half_rn(f[2]) + __float2half_rz(f[3]) + __float2half_rd(f[4]) +
           __float2half_ru(f[5]) + __double2half(f[6]) + __int2half_rn(i[0]) + __uint2half_rn(words[1]) +
           __short2half_rn((short)i[1]) + __ushort2half_rn((unsigned short)i[2]);
    f[0] = __half2float(h[0]) + float(h[1]) + __low2float(pair) + __high2float(pair);
    i[0] = __half2int_rn(h[0]) + __half2int_rz(h[1]) + __half2short_rn(h[2]) + __half2short_rz(h[3]) +
           __half_as_short(h[4]) + __hisnan(h[5]) + (h[0] == h[1]) + (h[0] != h[1]) + (h[0] < h[1]) + (h[0] <= h[1]) +
           (h[0] > h[1]) + (h[0] >= h[1]) + __heq(h[2], h[3]) + __hne(h[2], h[3]) + __hlt(h[2], h[3]) +
           __hle(h[2], h[3]) + __hgt(h[2], h[3]) + __hge(h[2], h[3]);
    words[0] = __half2uint_rn(h[0]) + __half2uint_rz(h[1]) + __half2ushort_rn(h[2]) + __half2ushort_rz(h[3]) +
               __half_as_ushort(h[4]) + *reinterpret_cast<unsigned*>(&pair);
}
