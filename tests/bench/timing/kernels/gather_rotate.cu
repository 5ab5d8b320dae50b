//@ block 16x16
__global__ void rotate(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float u = (x - width / 2) * 0.8f - (y - height / 2) * 0.6f + width / 2;
    float v = (x - width / 2) * 0.6f + (y - height / 2) * 0.8f + height / 2;
    int a = (int)floorf(u), b = (int)floorf(v);
    if (a < 0 || b < 0 || a + 1 >= width || b + 1 >= height) { out[y * width + x] = 0; return; }
    float fu = u - a, fv = v - b;
    const float* p = in + b * width + a;
    out[y * width + x] = (1 - fv) * ((1 - fu) * p[0] + fu * p[1]) + fv * ((1 - fu) * p[width] + fu * p[width + 1]);
}
