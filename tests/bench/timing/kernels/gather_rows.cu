//@ block 128x1
//@ grid ceil(width / 128), height
//@ threads 128, 1
__global__ void shuffled(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * 128 + threadIdx.x, y = blockIdx.y;
    if (x < width) out[y * width + x] = in[(y * 7919 % height) * width + x];
}
