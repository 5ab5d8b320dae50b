//@ block 8x32
#if LOSS
#define X blockIdx.x * 8 + threadIdx.y % 8
#define Y blockIdx.y * 32 + threadIdx.x + 8 * (threadIdx.y / 8)
#else
#define X blockIdx.x * 8 + threadIdx.x
#define Y blockIdx.y * 32 + threadIdx.y
#endif
__global__ void box(const float* in, float* out, int width, int height)
{
    int x = X, y = Y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
    float s = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            s += in[(y + dy) * width + x + dx]; // loses 1
    out[y * width + x] = s / 9;
}
