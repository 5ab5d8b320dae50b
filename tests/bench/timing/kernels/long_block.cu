// sizes: 256x256 1024x1024
//@ block 1024x1
//@ result float 1 x 1
//@ grid 1
//@ threads 1024, 1
__global__ void total(const float* in, float* out, int n)
{
    __shared__ float s[32];
    float a = 0;
    for (int i = threadIdx.x; i < n; i += 1024) a += in[i];
    for (int k = 16; k > 0; k /= 2) a += __shfl_down_sync(~0u, a, k);
    if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = a;
    __syncthreads();
    if (threadIdx.x < 32) {
        a = s[threadIdx.x];
        for (int k = 16; k > 0; k /= 2) a += __shfl_down_sync(~0u, a, k);
        if (threadIdx.x == 0) out[0] = a;
    }
}
