//@ block 128x1
#if LOSS
#define AT(i, k) ((i) * 8 + (k))
#else
#define AT(i, k) ((k) * 128 + (i))
#endif
__global__ void mix(const float* in, float* out, int n)
{
    __shared__ float s[128 * 8];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    float v = i < n ? in[i] : 0;
    for (int k = 0; k < 8; ++k) s[k * 128 + t] = v * k;
    __syncthreads();
    float a = 0;
    for (int r = 0; r < 8; ++r)
        for (int k = 0; k < 8; ++k)
            a += s[AT((t + r) % 128, k)]; // loses 1
    if (i < n) out[i] = a;
}
