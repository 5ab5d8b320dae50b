// sizes: 512x512 2048x1536
//@ block 16x16
__global__ void polar(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float c, s, radius = 0.5f * height * y / height;
    sincospif(2.0f * x / width, &s, &c);
    float u = fminf(fmaxf(width * 0.5f + radius * c, 0), width - 1.001f);
    float v = fminf(fmaxf(height * 0.5f + radius * s, 0), height - 1.001f);
    int x0 = min((int)u, width - 2), y0 = min((int)v, height - 2);
    float a = u - x0, b = v - y0;
    const unsigned char *upper = in + y0 * width + x0, *lower = upper + width;
    out[y * width + x] = (1 - b) * ((1 - a) * upper[0] + a * upper[1]) + b * ((1 - a) * lower[0] + a * lower[1]);
}
