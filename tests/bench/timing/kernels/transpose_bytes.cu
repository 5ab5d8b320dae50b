//@ block 32x8
//@ result unsigned char height x width
//@ grid ceil(width / block.x), ceil(height / block.y)
__global__ void transpose(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[x * height + y] = in[y * width + x];
}
