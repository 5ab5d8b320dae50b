// sizes: 512x1024 4096x4096
//@ block 32x32
//@ result int height x width
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 32, 32
// A tile without padding, whose columns change places with the row.
__global__ void turn(const int* in, int* out, int width, int height)
{
    __shared__ int tile[32][32];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 32 + tx, y = blockIdx.y * 32 + ty;
    if (x < width && y < height) tile[ty][tx ^ ty] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + tx, y = blockIdx.x * 32 + ty;
    if (x < height && y < width) out[y * height + x] = tile[tx][ty ^ tx];
}
