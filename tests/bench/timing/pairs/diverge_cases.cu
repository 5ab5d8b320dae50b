//@ block 256x1
#if LOSS
#define CASE(t) ((t) % 4)
#else
#define CASE(t) ((t) / 32 % 4)
#endif
__global__ void cases(const float* in, float* out, int n)
{
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    if (i >= n) return;
    float v = in[i] + 1, a = 0;
    int side = CASE(t);
    for (int k = 0; k < 16; ++k) {
        if (side == 0) a += sqrtf(v + k); // loses 1
        else if (side == 1) a += __sinf(v * k);
        else if (side == 2) a += v / (k + 1);
        else a += __expf(-v * k);
    }
    out[i] = a;
}
