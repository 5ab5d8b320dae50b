// sizes: 640x480 2560x1440
//@ block 16x16
// Sobel's edges from a tile with a rim of one pixel, and their directions in four classes.
__global__ void edges(const unsigned char* in, unsigned char* out, int width, int height)
{
    __shared__ unsigned char tile[18][18];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
    for (int k = ty * 16 + tx; k < 324; k += 256) {
        int column = min(max((int)blockIdx.x * 16 + k % 18 - 1, 0), width - 1);
        int row = min(max((int)blockIdx.y * 16 + k / 18 - 1, 0), height - 1);
        tile[k / 18][k % 18] = in[row * width + column];
    }
    __syncthreads();
    if (x >= width || y >= height) return;
    int gx = tile[ty][tx + 2] + 2 * tile[ty + 1][tx + 2] + tile[ty + 2][tx + 2] - tile[ty][tx] -
             2 * tile[ty + 1][tx] - tile[ty + 2][tx];
    int gy = tile[ty + 2][tx] + 2 * tile[ty + 2][tx + 1] + tile[ty + 2][tx + 2] - tile[ty][tx] -
             2 * tile[ty][tx + 1] - tile[ty][tx + 2];
    int direction = (int)rintf(atan2f(gy, gx) * 1.2732395f) & 3;
    out[y * width + x] = (min((int)sqrtf(gx * gx + gy * gy), 255) & ~3) | direction;
}
