//@ block 32x8
//@ result float height x 1
//@ grid ceil(height / 8)
//@ threads 32, 8
__global__ void rows(const float* in, float* out, int width, int height)
{
    int y = blockIdx.x * 8 + threadIdx.y;
    if (y >= height) return;
    float s = 0;
    for (int x = threadIdx.x; x < width; x += 32) s += in[y * width + x];
    for (int k = 16; k > 0; k /= 2) s += __shfl_xor_sync(~0u, s, k);
    if (threadIdx.x == 0) out[y] = s;
}
