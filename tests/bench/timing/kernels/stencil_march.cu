//@ block 128x1
//@ grid ceil(width / 128), ceil(height / 32)
//@ threads 128, 1
__global__ void march(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 128 + threadIdx.x, y0 = blockIdx.y * 32;
    if (x >= width) return;
    float a = in[max(y0 - 1, 0) * width + x], b = in[y0 * width + x];
    for (int y = y0; y < min(y0 + 32, height); ++y) {
        float c = in[min(y + 1, height - 1) * width + x];
        out[y * width + x] = 0.25f * a + 0.5f * b + 0.25f * c;
        a = b;
        b = c;
    }
}
