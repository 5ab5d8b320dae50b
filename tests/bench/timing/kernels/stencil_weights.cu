//@ block 16x8
//@ constant weights float = 1,2,3,4,3,2,1, 2,4,6,8,6,4,2, 3,6,9,12,9,6,3, 4,8,12,16,12,8,4, 3,6,9,12,9,6,3, 2,4,6,8,6,4,2, 1,2,3,4,3,2,1
__constant__ float weights[49];
__global__ void smooth(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 3 || y < 3 || x >= width - 3 || y >= height - 3) return;
    float s = 0;
    for (int v = 0; v < 7; ++v)
        for (int u = 0; u < 7; ++u) s += weights[7 * v + u] * in[(y + v - 3) * width + x + u - 3];
    out[y * width + x] = s / 256;
}
