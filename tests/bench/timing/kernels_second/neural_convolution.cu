// sizes: 256x256 1024x1024
//@ block 32x4
//@ result float width x height * 8
//@ grid ceil(width / 32), ceil(height / 4)
//@ threads 32, 4
//@ constant filters float = gaussian(4, 2)
// Eight planes by 3 × 3 weights each, and what is negative becomes nought.
__constant__ float filters[81];
__global__ void layer(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
    float v[9];
    #pragma unroll
    for (int k = 0; k < 9; ++k) v[k] = in[(y + k / 3 - 1) * width + x + k % 3 - 1] - 100;
    #pragma unroll
    for (int plane = 0; plane < 8; ++plane) {
        float s = 0.5f;
        #pragma unroll
        for (int k = 0; k < 9; ++k) s = fmaf(filters[plane * 9 + k], v[k], s);
        out[(plane * height + y) * width + x] = fmaxf(s, 0);
    }
}
