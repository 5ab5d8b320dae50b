//@ block 32x8
#if LOSS
#define PITCH 32
#else
#define PITCH 33
#endif
__global__ void sums(const float* in, float* out, int width, int height)
{
    __shared__ float t[32][PITCH];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    for (int k = 0; k < 4; ++k)
        t[threadIdx.y + 8 * k][threadIdx.x] = x < width && y < height ? in[y * width + x] * k : 0;
    __syncthreads();
    float s = 0;
    for (int k = 0; k < 32; ++k)
        s += t[threadIdx.x][(k + threadIdx.y) % 32]; // loses 1
    if (x < width && y < height) out[y * width + x] = s;
}
