// sizes: 640x480 2560x1440
//@ block 32x8
//@ result uchar3 width x height
__global__ void demosaic(const unsigned char* raw, uchar3* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
    const unsigned char* p = raw + y * width + x;
    int sides = (p[-1] + p[1]) / 2, ends = (p[-width] + p[width]) / 2, cross = (sides + ends) / 2;
    int corners = (p[-width - 1] + p[-width + 1] + p[width - 1] + p[width + 1]) / 4, v = p[0];
    if (y % 2 == 0)
        out[y * width + x] = x % 2 == 0 ? make_uchar3(v, cross, corners) : make_uchar3(sides, v, ends);
    else
        out[y * width + x] = x % 2 == 0 ? make_uchar3(ends, v, sides) : make_uchar3(corners, cross, v);
}
