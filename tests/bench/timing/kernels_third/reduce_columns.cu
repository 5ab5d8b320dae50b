// sizes: 512x512 4096x2048
//@ block 64x1
//@ result float width x 2
//@ grid ceil(width / 64)
//@ threads 64, 1
// The smallest and the largest value of each column, one thread per column.
__global__ void limits(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 64 + threadIdx.x;
    if (x >= width) return;
    float least = in[x], most = in[x];
    for (int y = 1; y < height; ++y) {
        float v = in[y * width + x];
        least = fminf(least, v);
        most = fmaxf(most, v);
    }
    out[x] = least;
    out[width + x] = most;
}
