// sizes: 512x512 2048x2048
//@ block 32x8
__global__ void columns(const float* in, float* out, int width, int height)
{
    __shared__ float t[32][32];
    int x = blockIdx.x * 32 + threadIdx.x, y0 = blockIdx.y * 8;
    int y = y0 + threadIdx.y;
    for (int k = 0; k < 4; ++k) t[threadIdx.y + 8 * k][threadIdx.x] = x < width && y < height ? in[y * width + x] * k : 0;
    __syncthreads();
    float s = 0;
    for (int k = 0; k < 32; ++k) s += t[threadIdx.x][(k + threadIdx.y) % 32];
    if (x < width && y < height) out[y * width + x] = s;
}
