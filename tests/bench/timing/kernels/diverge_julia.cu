// sizes: 512x512 1536x1536
//@ block 32x8
__global__ void julia(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float u = 3.2f * x / width - 1.6f, v = 2.4f * y / height - 1.2f;
    int k = 0;
    for (; k < 120 && u * u + v * v < 4; ++k) {
        float t = u * u - v * v - 0.8f;
        v = 2 * u * v + 0.156f;
        u = t;
    }
    out[y * width + x] = 2 * k + in[0] % 2;
}
