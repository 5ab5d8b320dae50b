// sizes: 640x480 1920x1080
//@ block 32x8
__global__ void bilateral(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float middle = in[y * width + x], sum = 0, weights = 0;
    for (int j = -3; j <= 3; ++j)
        for (int i = -3; i <= 3; ++i) {
            int xx = x + i, yy = y + j;
            if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
            float v = in[yy * width + xx], d = v - middle;
            float w = __expf(-(i * i + j * j) / 18.0f - d * d / 800.0f);
            sum += w * v;
            weights += w;
        }
    out[y * width + x] = sum / weights;
}
