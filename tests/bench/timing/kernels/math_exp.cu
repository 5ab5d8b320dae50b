//@ block 128x1
__global__ void soft(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = logf(1 + expf(in[i] * 0.05f - 4)) + tanhf(in[i] * 0.01f);
}
