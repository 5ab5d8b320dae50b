//@ block 1024x1
__global__ void large(const float* in, float* out, int n)
{
    int i = blockIdx.x * 1024 + threadIdx.x;
    if (i < n) out[i] = fabsf(in[i] - 128);
}
