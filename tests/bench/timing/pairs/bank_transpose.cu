//@ block 32x8
//@ result float height x width
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 32, 8
#if LOSS
#define PITCH 32
#else
#define PITCH 33
#endif
__global__ void transpose(const float* in, float* out, int width, int height)
{
    __shared__ float t[32][PITCH];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        if (x < width && y + k < height) t[threadIdx.y + k][threadIdx.x] = in[(y + k) * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        if (x < height && y + k < width)
            out[(y + k) * height + x] = t[threadIdx.x][threadIdx.y + k]; // loses 1
}
