//@ block 32x1
__global__ void small(const float* in, float* out, int n)
{
    int i = blockIdx.x * 32 + threadIdx.x;
    if (i < n) out[i] = in[i] + 1;
}
