//@ block 256x1
#if LOSS
#define LONG(i) ((i) % 16 == 5)
#else
#define LONG(i) ((i) / 32 % 16 == 5)
#endif
__global__ void rare(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n) return;
    float a = in[i] * 0.001f;
    if (LONG(i)) // loses 1
        for (int k = 0; k < 200; ++k) a = a * a - 0.3f;
    out[i] = a;
}
