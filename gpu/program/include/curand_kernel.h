// Random numbers in kernels, our own: the generators XORWOW (curandState) and Philox with cuRAND's sequences.
#pragma once

#include "cuda_runtime.h"

#include "tilescope/curand_jumps.h"

struct curandStateXORWOW {
    unsigned d, v[5];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef curandStateXORWOW curandStateXORWOW_t, curandState_t, curandState;

struct curandStatePhilox4_32_10 {
    uint4 ctr, output;
    uint2 key;
    unsigned STATE;
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;

#define __curand__ __attribute__((device)) static inline

// --- XORWOW ---
__curand__ unsigned __curand_step(unsigned* v)
{
    const unsigned t = v[0] ^ (v[0] >> 2);
    v[0] = v[1];
    v[1] = v[2];
    v[2] = v[3];
    v[3] = v[4];
    v[4] = (v[4] ^ (v[4] << 4)) ^ (t ^ (t << 1));
    return v[4];
}

/// Skips 2^power * count numbers of the xorshift part.
__curand__ void __curand_jump(unsigned* v, unsigned long long count, int power)
{
    for (; count != 0; count >>= 1, ++power) {
        if (!(count & 1))
            continue;
        unsigned sum[5] = {0, 0, 0, 0, 0};
        for (int bit = 0; bit < 160; ++bit) {
            const unsigned mask = 0U - ((__curand_jumps[power][bit / 32] >> (bit % 32)) & 1U);
            for (int i = 0; i < 5; ++i)
                sum[i] ^= v[i] & mask;
            __curand_step(v);
        }
        for (int i = 0; i < 5; ++i)
            v[i] = sum[i];
    }
}

__curand__ void skipahead(unsigned long long n, curandStateXORWOW* state)
{
    __curand_jump(state->v, n, 0);
    state->d += 362437U * (unsigned)n;
}

__curand__ void skipahead_sequence(unsigned long long n, curandStateXORWOW* state) { __curand_jump(state->v, n, 67); }

__curand__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                            curandStateXORWOW* state)
{
    const unsigned t0 = 1099087573U * ((unsigned)seed ^ 0xaad26b49U);
    const unsigned t1 = 2591861531U * ((unsigned)(seed >> 32) ^ 0xf7dcefddU);
    state->d = 6615241U + t1 + t0;
    state->v[0] = 123456789U + t0;
    state->v[1] = 362436069U ^ t0;
    state->v[2] = 521288629U + t1;
    state->v[3] = 88675123U ^ t1;
    state->v[4] = 5783321U + t0;
    skipahead_sequence(subsequence, state);
    skipahead(offset, state);
    state->boxmuller_flag = state->boxmuller_flag_double = 0;
    state->boxmuller_extra = 0;
    state->boxmuller_extra_double = 0;
}

__curand__ unsigned curand(curandStateXORWOW* state)
{
    const unsigned shifted = __curand_step(state->v);
    state->d += 362437U;
    return shifted + state->d;
}

// --- Philox ---
__curand__ uint4 __curand_philox(uint4 c, uint2 key)
{
    for (int round = 0; round < 10; ++round) {
        const unsigned hi0 = __umulhi(0xD2511F53U, c.x), lo0 = 0xD2511F53U * c.x;
        const unsigned hi1 = __umulhi(0xCD9E8D57U, c.z), lo1 = 0xCD9E8D57U * c.z;
        c = make_uint4(hi1 ^ c.y ^ key.x, lo1, hi0 ^ c.w ^ key.y, lo0);
        key.x += 0x9E3779B9U;
        key.y += 0xBB67AE85U;
    }
    return c;
}

__curand__ void __curand_advance(uint4* c, unsigned long long n)
{
    const unsigned long long low = (unsigned long long)c->x | ((unsigned long long)c->y << 32), sum = low + n;
    c->x = (unsigned)sum;
    c->y = (unsigned)(sum >> 32);
    if (sum < low && ++c->z == 0)
        ++c->w;
}

__curand__ void skipahead(unsigned long long n, curandStatePhilox4_32_10* state)
{
    state->STATE += (unsigned)(n & 3);
    unsigned long long blocks = n / 4;
    if (state->STATE > 3) {
        ++blocks;
        state->STATE -= 4;
    }
    __curand_advance(&state->ctr, blocks);
    state->output = __curand_philox(state->ctr, state->key);
}

__curand__ void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10* state)
{
    const unsigned long long sum = ((unsigned long long)state->ctr.z | ((unsigned long long)state->ctr.w << 32)) + n;
    state->ctr.z = (unsigned)sum;
    state->ctr.w = (unsigned)(sum >> 32);
    state->output = __curand_philox(state->ctr, state->key);
}

__curand__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                            curandStatePhilox4_32_10* state)
{
    state->ctr = make_uint4(0, 0, 0, 0);
    state->key = make_uint2((unsigned)seed, (unsigned)(seed >> 32));
    state->STATE = 0;
    state->boxmuller_flag = state->boxmuller_flag_double = 0;
    state->boxmuller_extra = 0;
    state->boxmuller_extra_double = 0;
    skipahead_sequence(subsequence, state);
    skipahead(offset, state);
}

__curand__ unsigned curand(curandStatePhilox4_32_10* state)
{
    const uint4 block = state->output;
    const unsigned number = state->STATE == 0   ? block.x
                            : state->STATE == 1 ? block.y
                            : state->STATE == 2 ? block.z
                                                : block.w;
    if (++state->STATE == 4) {
        state->STATE = 0;
        __curand_advance(&state->ctr, 1);
        state->output = __curand_philox(state->ctr, state->key);
    }
    return number;
}

__curand__ uint4 curand4(curandStatePhilox4_32_10* state)
{
    const unsigned x = curand(state), y = curand(state), z = curand(state), w = curand(state);
    return make_uint4(x, y, z, w);
}

// --- distributions, for both generators ---
__curand__ float __curand_float(unsigned x) { return x * 2.3283064e-10F + (2.3283064e-10F / 2.0F); }

__curand__ double __curand_double(unsigned x, unsigned y)
{
    const double step = 1.1102230246251565e-16;
    return (double)(x ^ ((unsigned long long)y << 21)) * step + step / 2.0;
}

__curand__ float2 __curand_normals(unsigned x, unsigned y)
{
    const float step = 2.3283064e-10F * 6.2831855F;
    const float length = sqrtf(-2.0F * logf(__curand_float(x)));
    float2 pair;
    __sincosf(y * step + step / 2, &pair.x, &pair.y);
    return make_float2(pair.x * length, pair.y * length);
}

template <class State>
__curand__ float curand_uniform(State* state)
{
    return __curand_float(curand(state));
}

template <class State>
__curand__ double curand_uniform_double(State* state)
{
    const unsigned x = curand(state), y = curand(state);
    return __curand_double(x, y);
}

template <class State>
__curand__ float2 curand_normal2(State* state)
{
    const unsigned x = curand(state), y = curand(state);
    return __curand_normals(x, y);
}

/// Numbers come in pairs; the second waits in the state.
template <class State>
__curand__ float curand_normal(State* state)
{
    if (state->boxmuller_flag != 0) {
        state->boxmuller_flag = 0;
        return state->boxmuller_extra;
    }
    const float2 pair = curand_normal2(state);
    state->boxmuller_flag = 1;
    state->boxmuller_extra = pair.y;
    return pair.x;
}

template <class State>
__curand__ double2 curand_normal2_double(State* state)
{
    const unsigned x0 = curand(state), x1 = curand(state), y0 = curand(state), y1 = curand(state);
    const double length = sqrt(-2.0 * log(__curand_double(x0, x1)));
    double2 pair;
    sincos(6.283185307179586 * __curand_double(y0, y1), &pair.x, &pair.y);
    return make_double2(pair.x * length, pair.y * length);
}

template <class State>
__curand__ double curand_normal_double(State* state)
{
    if (state->boxmuller_flag_double != 0) {
        state->boxmuller_flag_double = 0;
        return state->boxmuller_extra_double;
    }
    const double2 pair = curand_normal2_double(state);
    state->boxmuller_flag_double = 1;
    state->boxmuller_extra_double = pair.y;
    return pair.x;
}

template <class State>
__curand__ float curand_log_normal(State* state, float mean, float deviation)
{
    return expf(mean + deviation * curand_normal(state));
}

template <class State>
__curand__ double curand_log_normal_double(State* state, double mean, double deviation)
{
    return exp(mean + deviation * curand_normal_double(state));
}

/// Of one number, unlike XORWOW's.
__curand__ double curand_uniform_double(curandStatePhilox4_32_10* state)
{
    return curand(state) * 2.3283064365386963e-10 + 2.3283064365386963e-10;
}

__curand__ float4 curand_uniform4(curandStatePhilox4_32_10* state)
{
    const uint4 x = curand4(state);
    return make_float4(__curand_float(x.x), __curand_float(x.y), __curand_float(x.z), __curand_float(x.w));
}

__curand__ float4 curand_normal4(curandStatePhilox4_32_10* state)
{
    const uint4 x = curand4(state);
    const float2 a = __curand_normals(x.x, x.y), b = __curand_normals(x.z, x.w);
    return make_float4(a.x, a.y, b.x, b.y);
}
