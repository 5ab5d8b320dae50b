//@ block 256x1
//@ result float 1 x 1 zero
//@ grid 1056
//@ threads 256, 1
__global__ void total(const float* in, float* out, int n)
{
    float s = 0;
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) s += in[i];
    for (int k = 16; k > 0; k /= 2) s += __shfl_down_sync(~0u, s, k);
    if (threadIdx.x % 32 == 0) atomicAdd(out, s * 1e-6f);
}
