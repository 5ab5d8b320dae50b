//@ block 256x1
__global__ void scatter(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x, to = blockIdx.x * 256 + (threadIdx.x * 37 + 11) % 256;
    if (i < n && to < n) out[to] = in[i];
}
