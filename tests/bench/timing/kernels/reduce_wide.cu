//@ block 512x1
//@ result float 264 x 1
//@ grid 264
//@ threads 512, 1
__global__ void sums(const float* in, float* out, int n)
{
    __shared__ float s[16];
    float a = 0;
    for (int i = blockIdx.x * 512 + threadIdx.x; i < n / 4; i += gridDim.x * 512) {
        float4 v = ((const float4*)in)[i];
        a += v.x + v.y + v.z + v.w;
    }
    for (int k = 16; k > 0; k /= 2) a += __shfl_down_sync(~0u, a, k);
    if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = a;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int k = 1; k < 16; ++k) a += s[k];
        out[blockIdx.x] = a;
    }
}
