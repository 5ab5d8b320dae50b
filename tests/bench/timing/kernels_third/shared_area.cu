// sizes: 512x512 2048x2048
//@ block 64x4
//@ result float width x height
//@ grid ceil(width / 64), ceil(height / 64)
//@ threads 64, 4
// Local means from the summed area of a tile: a thread for each row, then for each column.
__global__ void means(const unsigned char* in, float* out, int width, int height)
{
    __shared__ int sums[65][65];
    int tx = threadIdx.x, ty = threadIdx.y;
    const unsigned char* tile = in + blockIdx.y * 64 * width + blockIdx.x * 64;
    for (int y = ty; y < 64; y += 4) sums[y + 1][tx + 1] = tile[y * width + tx];
    if (ty == 0) sums[0][tx + 1] = sums[tx][0] = 0;
    if (ty == 1 && tx == 0) sums[64][0] = 0;
    __syncthreads();
    if (ty == 0)
        for (int x = 1; x <= 64; ++x) sums[tx + 1][x] += sums[tx + 1][x - 1];
    __syncthreads();
    if (ty == 0)
        for (int y = 1; y <= 64; ++y) sums[y][tx + 1] += sums[y - 1][tx + 1];
    __syncthreads();
    for (int y = ty; y < 64; y += 4) {
        int left = max(tx - 5, 0), right = min(tx + 6, 64), top = max(y - 5, 0), bottom = min(y + 6, 64);
        int sum = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left];
        out[(blockIdx.y * 64 + y) * width + blockIdx.x * 64 + tx] = (float)sum / ((right - left) * (bottom - top));
    }
}
