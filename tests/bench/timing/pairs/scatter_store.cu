//@ block 32x8
//@ result unsigned char width x height
#if LOSS
#define AT(x, y) ((x) * height + (y))
#else
#define AT(x, y) ((y) * width + (x))
#endif
__global__ void store(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[AT(x, y)] = in[y * width + x]; // loses 1
}
