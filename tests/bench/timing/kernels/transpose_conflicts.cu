//@ block 32x32
//@ result float height x width
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 32, 32
__global__ void transpose(const float* in, float* out, int width, int height)
{
    __shared__ float t[32][32];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    if (x < width && y < height) t[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
    if (x < height && y < width) out[y * height + x] = t[threadIdx.x][threadIdx.y];
}
