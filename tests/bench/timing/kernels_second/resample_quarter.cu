//@ block 32x4
//@ result unsigned char width // 4 x height // 4
//@ grid ceil(width // 4 / 32), ceil(height // 4 / 4)
//@ threads 32, 4
// The mean of 4 × 4 pixels.
__global__ void quarter(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y, w = width / 4;
    if (x >= w || y >= height / 4) return;
    int sum = 8;
    for (int j = 0; j < 4; ++j) {
        const unsigned char* p = in + (4 * y + j) * width + 4 * x;
        sum += p[0] + p[1] + p[2] + p[3];
    }
    out[y * w + x] = sum / 16;
}
