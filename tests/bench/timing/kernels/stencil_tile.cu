//@ block 16x16
__global__ void laplace(const float* in, float* out, int width, int height)
{
    __shared__ float t[18][18];
    int x0 = blockIdx.x * 16, y0 = blockIdx.y * 16;
    for (int k = threadIdx.y * 16 + threadIdx.x; k < 18 * 18; k += 256) {
        int x = min(max(x0 + k % 18 - 1, 0), width - 1), y = min(max(y0 + k / 18 - 1, 0), height - 1);
        t[k / 18][k % 18] = in[y * width + x];
    }
    __syncthreads();
    int x = x0 + threadIdx.x, y = y0 + threadIdx.y, tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    if (x < width && y < height)
        out[y * width + x] = 4 * t[ty][tx] - t[ty - 1][tx] - t[ty + 1][tx] - t[ty][tx - 1] - t[ty][tx + 1];
}
