//@ block 64x1
//@ grid ceil(width / 64)
//@ threads 64, 1
__global__ void prefix(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 64 + threadIdx.x;
    if (x >= width) return;
    float s = 0;
    for (int y = 0; y < height; ++y) {
        s += in[y * width + x];
        out[y * width + x] = s;
    }
}
