//@ block 128x1
#if LOSS & 1
#define PITCH 16
#else
#define PITCH 17
#endif
#if LOSS & 2
#define SIDE(t) ((t) & 1)
#else
#define SIDE(t) ((t) / 32 & 1)
#endif
__global__ void rows(const float* in, float* out, int n)
{
    __shared__ float s[128 * PITCH];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    for (int k = 0; k < 16; ++k) s[k * 128 + t] = i < n ? in[i] + k : 0;
    __syncthreads();
    float a = 0;
    for (int k = 0; k < 16; ++k)
        a += s[t * PITCH + k]; // loses 1
    if (SIDE(t)) { // loses 2
        for (int k = 0; k < 24; ++k) a = a * 0.5f + k;
    } else {
        for (int k = 0; k < 24; ++k) a = a * a - k;
    }
    if (i < n) out[i] = a;
}
