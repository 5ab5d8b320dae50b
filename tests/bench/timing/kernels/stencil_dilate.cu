//@ block 32x4
__global__ void dilate(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int best = 0;
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            int u = x + dx, v = y + dy;
            if (u >= 0 && v >= 0 && u < width && v < height) best = max(best, in[v * width + u]);
        }
    out[y * width + x] = best;
}
