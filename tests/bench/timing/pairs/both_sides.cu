//@ block 256x1
//@ result float ceil(width / 8) x height
//@ grid ceil(width * height / 8 / 256)
//@ threads 256, 1
#if LOSS & 1
#define SIDE(t) ((t) & 1)
#else
#define SIDE(t) ((t) / 32 & 1)
#endif
#if LOSS & 2
#define STRIDE 8
#else
#define STRIDE 1
#endif
__global__ void sides(const float* in, float* out, int n)
{
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    if (i >= n / 8) return;
    float v = in[i * STRIDE] * 0.001f; // loses 2
    float a = 0;
    if (SIDE(t)) { // loses 1
        for (int k = 0; k < 48; ++k) a = a * v + k;
    } else {
        for (int k = 0; k < 48; ++k) a = a * a - v;
    }
    out[i] = a;
}
