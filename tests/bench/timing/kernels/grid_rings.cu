// sizes: 512x512 2048x2048
//@ block 16x16
__global__ void rings(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int dx = x - width / 2, dy = y - height / 2, k = max(0, 100 - (dx * dx + dy * dy) * 400 / (width * height));
    float v = in[y * width + x];
    for (; k > 0; --k) v = v * 0.95f + 3;
    out[y * width + x] = v;
}
