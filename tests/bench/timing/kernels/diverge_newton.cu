//@ block 16x16
__global__ void newton(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float a = in[y * width + x] + 1, r = a;
    while (fabsf(r * r - a) > 1e-3f * a) r = 0.5f * (r + a / r);
    out[y * width + x] = r;
}
