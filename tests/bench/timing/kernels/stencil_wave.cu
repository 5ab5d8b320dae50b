//@ block 64x4
//@ buffer before float width * height zero
//@ bind b = before
__global__ void wave(const float* in, const float* b, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return;
    int i = y * width + x;
    float d = 16 * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width]) -
              (in[i - 2] + in[i + 2] + in[i - 2 * width] + in[i + 2 * width]) - 60 * in[i];
    out[i] = 2 * in[i] - b[i] + 0.01f * d;
}
