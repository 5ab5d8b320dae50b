// sizes: 512x512 2048x2048
//@ block 32x16
// The step of an LU decomposition that takes row and column 5 from all that is below them.
__global__ void eliminate(const float* in, float* out, int width, int height)
{
    __shared__ float pivots[32], factors[16];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (threadIdx.y == 0) pivots[threadIdx.x] = x < width ? in[5 * width + x] : 0;
    if (threadIdx.y == 1 && threadIdx.x < 16) {
        int row = blockIdx.y * 16 + threadIdx.x;
        factors[threadIdx.x] = row > 5 && row < height ? in[row * width + 5] / (in[5 * width + 5] + 1) : 0;
    }
    __syncthreads();
    if (x < width && y < height) out[y * width + x] = in[y * width + x] - factors[threadIdx.y] * pivots[threadIdx.x];
}
