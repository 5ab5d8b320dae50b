// sizes: 512x512 2048x2048
//@ block 128x1
__global__ void sums(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = in[i] * 0.01f, a[16];
    #pragma unroll
    for (int j = 0; j < 16; ++j) a[j] = v + j;
    for (int k = 0; k < 16; ++k)
        #pragma unroll
        for (int j = 0; j < 16; ++j) a[j] = a[j] * v + a[(j + 5) % 16];
    float s = 0;
    #pragma unroll
    for (int j = 0; j < 16; ++j) s += a[j];
    out[i] = s;
}
