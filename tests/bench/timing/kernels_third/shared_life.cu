// sizes: 512x512 2048x1536
//@ block 32x16
//@ result unsigned char width x height
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 32, 16
// Four generations of Conway's game in a tile with a rim of four cells.
__global__ void life(const unsigned char* in, unsigned char* out, int width, int height)
{
    __shared__ unsigned char cells[2][40][40];
    int t = threadIdx.y * 32 + threadIdx.x, x0 = blockIdx.x * 32 - 4, y0 = blockIdx.y * 32 - 4;
    for (int k = t; k < 1600; k += 512) {
        int x = (x0 + k % 40 + width) % width, y = (y0 + k / 40 + height) % height;
        cells[0][k / 40][k % 40] = in[y * width + x] > 127;
    }
    __syncthreads();
    for (int step = 1; step <= 4; ++step) {
        const auto& from = cells[(step - 1) % 2];
        int side = 40 - 2 * step;
        for (int k = t; k < side * side; k += 512) {
            int x = k % side + step, y = k / side + step, count = 0;
            for (int j = -1; j <= 1; ++j) count += from[y + j][x - 1] + from[y + j][x] + from[y + j][x + 1];
            cells[step % 2][y][x] = count == 3 || (count == 4 && from[y][x]);
        }
        __syncthreads();
    }
    int x = blockIdx.x * 32 + threadIdx.x;
    for (int j = threadIdx.y; j < 32; j += 16) {
        int y = blockIdx.y * 32 + j;
        if (x < width && y < height) out[y * width + x] = 255 * cells[0][j + 4][threadIdx.x + 4];
    }
}
