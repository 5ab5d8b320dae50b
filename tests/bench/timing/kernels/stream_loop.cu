//@ block 256x1
//@ grid 528
//@ threads 256, 1
__global__ void scale(const float* in, float* out, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = 3 * in[i] - 7;
}
