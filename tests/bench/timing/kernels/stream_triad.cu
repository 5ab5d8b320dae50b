//@ block 256x1
//@ buffer second float width * height zero
//@ bind b = second
__global__ void triad(const float* in, const float* b, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i] + 0.5f * b[i];
}
