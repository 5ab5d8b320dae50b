//@ block 32x8
__global__ void column(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float s = 0;
    #pragma unroll
    for (int k = -8; k <= 8; ++k) s += in[min(max(y + k, 0), height - 1) * width + x];
    out[y * width + x] = s / 17;
}
