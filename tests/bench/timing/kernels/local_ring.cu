// sizes: 512x512 2048x2048
//@ block 64x1
//@ grid ceil(width * height / 64 / 64)
//@ threads 64, 1
__global__ void ring(const float* in, float* out, int n)
{
    int g = blockIdx.x * 64 + threadIdx.x, m = n / 64;
    if (g >= m) return;
    float ring[24] = {}, s = 0;
    int at = 0;
    for (int k = 0; k < 64; ++k) {
        float v = in[k * m + g];
        s += v - ring[at];
        ring[at] = v;
        at = at == 23 ? 0 : at + 1;
        out[k * m + g] = s;
    }
}
