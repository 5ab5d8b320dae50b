// sizes: 512x384 1600x1200
//@ block 16x16
__device__ float cubic(float t)
{
    t = fabsf(t);
    return t < 1 ? (1.5f * t - 2.5f) * t * t + 1 : t < 2 ? ((-0.5f * t + 2.5f) * t - 4) * t + 2 : 0;
}
__global__ void enlarge(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float u = x * 0.37f + 5.2f, v = y * 0.37f + 3.1f, sum = 0;
    int x0 = floorf(u), y0 = floorf(v);
    for (int j = -1; j <= 2; ++j) {
        float row = 0;
        int yy = min(max(y0 + j, 0), height - 1);
        for (int i = -1; i <= 2; ++i) row += cubic(u - (x0 + i)) * in[yy * width + min(max(x0 + i, 0), width - 1)];
        sum += cubic(v - (y0 + j)) * row;
    }
    out[y * width + x] = sum;
}
