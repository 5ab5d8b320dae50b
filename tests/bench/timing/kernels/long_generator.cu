// sizes: 512x512 2048x2048
//@ block 128x1
//@ result float 1024 x 1
//@ grid 8
//@ threads 128, 1
__global__ void pi(const float* in, float* out, int width)
{
    unsigned h = blockIdx.x * 128 + threadIdx.x + (unsigned)in[0];
    int inside = 0;
    for (int k = 0; k < width; ++k) {
        h = h * 1664525u + 1013904223u;
        float x = (h >> 8) * (1.f / (1 << 24));
        h = h * 1664525u + 1013904223u;
        float y = (h >> 8) * (1.f / (1 << 24));
        inside += x * x + y * y < 1;
    }
    out[blockIdx.x * 128 + threadIdx.x] = 4.f * inside / width;
}
