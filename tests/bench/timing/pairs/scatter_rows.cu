//@ block 128x1
//@ result float height x 1
//@ grid ceil(height / 128)
//@ threads 128, 1
#if LOSS
#define AT(x, y) ((y) * width + (x))
#else
#define AT(x, y) ((x) * height + (y))
#endif
__global__ void rows(const float* in, float* out, int width, int height)
{
    int y = blockIdx.x * 128 + threadIdx.x;
    if (y >= height) return;
    float s = 0;
    for (int x = 0; x < width; ++x)
        s += in[AT(x, y)]; // loses 1
    out[y] = s;
}
