// A tile of 32x32 values whose columns are exchanged by row, so that no bank is met twice.
// https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 4096x4096: 675 us
__global__ void turn(const float* in, float* out, int height, int width)
{
    __shared__ float tile[32][32];
    int x = 32 * blockIdx.x + threadIdx.x, y = 32 * blockIdx.y + threadIdx.y;
    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x ^ threadIdx.y] = in[y * width + x];
    __syncthreads();
    x = 32 * blockIdx.y + threadIdx.x;
    y = 32 * blockIdx.x + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = tile[threadIdx.x][threadIdx.x ^ threadIdx.y];
}
