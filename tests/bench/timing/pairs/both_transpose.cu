//@ block 32x8
//@ result float width x height
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 32, 8
#if LOSS & 1
#define PITCH 32
#else
#define PITCH 33
#endif
#if LOSS & 2
#define AT(x, y) ((x) * height + (y))
#else
#define AT(x, y) ((y) * width + (x))
#endif
__global__ void tile(const float* in, float* out, int width, int height)
{
    __shared__ float t[32][PITCH];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        if (x < width && y + k < height) t[threadIdx.y + k][threadIdx.x] = in[(y + k) * width + x];
    __syncthreads();
    for (int k = 0; k < 32; k += 8) {
        float v = t[threadIdx.x][threadIdx.y + k]; // loses 1
        if (x < width && y + k < height)
            out[AT(x, y + k)] = v; // loses 2
    }
}
