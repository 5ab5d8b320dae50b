// sizes: 512x512 2048x2048
//@ block 32x8
// The lanes of a warp read along a diagonal.
__global__ void skew(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[y * width + x] = in[(x + y) % height * width + x];
}
