//@ block 256x1
__global__ void columns(const float* in, float* out, int width, int height)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= width * height) return;
    int x = i / height, y = i % height;
    out[y * width + x] = in[y * width + x] + 1;
}
