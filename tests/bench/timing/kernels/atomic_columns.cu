//@ block 32x8
//@ result int width x 1 zero
//@ grid ceil(width / 32), ceil(height / 8)
//@ threads 32, 8
__global__ void columns(const unsigned char* in, int* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x < width && y < height) atomicAdd(&out[x], in[y * width + x]);
}
