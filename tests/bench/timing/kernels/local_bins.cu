// sizes: 512x512 2048x2048
//@ block 128x1
//@ grid ceil(width * height / 32 / 128)
//@ threads 128, 1
//@ result int ceil(width * height / 32) x 1
__global__ void mode(const unsigned char* in, int* out, int n)
{
    int g = blockIdx.x * 128 + threadIdx.x;
    if ((g + 1) * 32 > n) return;
    int c[16] = {};
    for (int k = 0; k < 32; ++k) ++c[in[g * 32 + k] / 16];
    int best = 0;
    for (int b = 1; b < 16; ++b)
        if (c[b] > c[best]) best = b;
    out[g] = best;
}
