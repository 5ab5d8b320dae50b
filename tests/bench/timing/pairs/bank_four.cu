//@ block 256x1
#if LOSS
#define STRIDE 4
#else
#define STRIDE 5
#endif
__global__ void strided(const float* in, float* out, int n)
{
    __shared__ float s[2048];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    for (int k = 0; k < 8; ++k) s[k * 256 + t] = i < n ? in[i] + k : 0;
    __syncthreads();
    float a = 0;
    for (int k = 0; k < 16; ++k)
        a += s[(t * STRIDE + k) % 2048]; // loses 1
    if (i < n) out[i] = a;
}
