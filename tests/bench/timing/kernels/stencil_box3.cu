//@ block 32x8
__global__ void box(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float s = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            s += in[min(max(y + dy, 0), height - 1) * width + min(max(x + dx, 0), width - 1)];
    out[y * width + x] = s / 9;
}
