//@ block 256x1
#if LOSS
#define SIDE(t) ((t) & 1)
#else
#define SIDE(t) ((t) / 32 & 1)
#endif
__global__ void sides(const float* in, float* out, int n)
{
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    if (i >= n) return;
    float v = in[i] * 0.001f, a = 0;
    if (SIDE(t)) { // loses 1
        #pragma unroll 4
        for (int k = 0; k < 64; ++k) a = a * v + k;
    } else {
        #pragma unroll 4
        for (int k = 0; k < 64; ++k) a = a * a - v;
    }
    out[i] = a;
}
