//@ block 32x8
//@ result int height x 1 zero
//@ grid ceil(width / 32), ceil(height / 8)
//@ threads 32, 8
__global__ void rows(const unsigned char* in, int* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x < width && y < height) atomicAdd(&out[y], in[y * width + x]);
}
