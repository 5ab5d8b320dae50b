//@ block 256x1
__global__ void fast(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = in[i] * 0.01f;
    #pragma unroll
    for (int k = 0; k < 8; ++k) v = __expf(-v) + __cosf(v + k);
    out[i] = v;
}
