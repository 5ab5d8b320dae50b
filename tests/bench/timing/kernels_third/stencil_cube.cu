// sizes: 256x512 1024x2048
//@ block 32x4
//@ grid ceil(width / 32), ceil(height // 32 / 4), 16
//@ threads 32, 4, 2
// The picture as 32 planes, a block in three dimensions, 27 cells for each.
__global__ void smooth(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y, z = blockIdx.z * 2 + threadIdx.z;
    int rows = height / 32, plane = rows * width;
    if (x < 1 || y < 1 || z < 1 || x >= width - 1 || y >= rows - 1 || z >= 31) return;
    float sum = 0;
    for (int k = -1; k <= 1; ++k)
        for (int j = -1; j <= 1; ++j)
            for (int i = -1; i <= 1; ++i)
                sum += in[(z + k) * plane + (y + j) * width + x + i] / (1 << (i * i + j * j + k * k));
    out[z * plane + y * width + x] = sum * 0.125f;
}
