//@ block 32x8
//@ result float height x width
//@ grid ceil(height / block.x), ceil(width / block.y)
__global__ void transpose(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < height && y < width) out[y * height + x] = in[x * width + y];
}
