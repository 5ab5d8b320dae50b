//@ block 256x1
__global__ void chain(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = in[i];
    for (int k = 0; k < 64; ++k) v = v * 0.97f + 0.5f;
    out[i] = v;
}
