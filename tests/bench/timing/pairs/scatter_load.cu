//@ block 32x8
//@ result float width x height
#if LOSS
#define AT(x, y) ((x) * height + (y))
#else
#define AT(x, y) ((y) * width + (x))
#endif
__global__ void load(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = in[AT(x, y)]; // loses 1
}
