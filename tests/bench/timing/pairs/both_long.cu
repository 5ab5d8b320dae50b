//@ block 256x1
//@ result float ceil(width / 8) x height
//@ grid ceil(width * height / 8 / 256)
//@ threads 256, 1
#if LOSS & 1
#define LONG(i) ((i) % 8 == 5)
#else
#define LONG(i) ((i) / 32 % 8 == 5)
#endif
#if LOSS & 2
#define STRIDE 8
#else
#define STRIDE 1
#endif
__global__ void rare(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n / 8) return;
    float a = in[i * STRIDE] * 0.001f; // loses 2
    if (LONG(i)) // loses 1
        for (int k = 0; k < 300; ++k) a = a * a - 0.3f;
    out[i] = a;
}
