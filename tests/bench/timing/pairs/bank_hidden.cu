//@ block 256x1
#if LOSS
#define STRIDE 2
#else
#define STRIDE 1
#endif
__global__ void polynomial(const float* in, float* out, int n)
{
    __shared__ float s[512];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = s[t + 256] = i < n ? in[i] * 0.001f : 0;
    __syncthreads();
    float v = s[t * STRIDE % 512]; // loses 1
    float a = 0;
    #pragma unroll 8
    for (int k = 0; k < 256; ++k) a = a * v + k;
    if (i < n) out[i] = a;
}
