//@ block 128x1
//@ result int width x 1
//@ grid ceil(width / 128)
//@ threads 128, 1
__global__ void highest(const unsigned char* in, int* out, int width, int height)
{
    int x = blockIdx.x * 128 + threadIdx.x;
    if (x >= width) return;
    int best = -1, where = 0;
    for (int y = 0; y < height; ++y) {
        int v = in[y * width + x];
        if (v > best) { best = v; where = y; }
    }
    out[x] = where;
}
