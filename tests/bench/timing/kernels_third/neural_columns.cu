// sizes: 256x256 1024x1024
//@ block 256x1
//@ result float width * height x 9
//@ grid ceil(width * height / 256), 9
//@ threads 256, 1
// What a convolution of 3 × 3 needs to become a product of matrices (im2col).
__global__ void columns(const float* in, float* out, int width, int height)
{
    int i = blockIdx.x * 256 + threadIdx.x, tap = blockIdx.y, n = width * height;
    if (i >= n) return;
    int x = i % width + tap % 3 - 1, y = i / width + tap / 3 - 1;
    bool isInside = x >= 0 && y >= 0 && x < width && y < height;
    out[tap * n + i] = isInside ? in[y * width + x] : 0;
}
