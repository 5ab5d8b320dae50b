// sizes: 512x512 2048x1024
//@ block 32x1
//@ grid ceil(height / 32)
//@ threads 32, 1
// The error goes on along the row: one thread for each row.
__global__ void dither(const unsigned char* in, unsigned char* out, int width, int height)
{
    int y = blockIdx.x * 32 + threadIdx.x;
    if (y >= height) return;
    int error = 0;
    for (int x = 0; x < width; ++x) {
        int v = in[y * width + x] + error, level = v > 127 ? 255 : 0;
        out[y * width + x] = level;
        error = (v - level) * 7 / 8;
    }
}
