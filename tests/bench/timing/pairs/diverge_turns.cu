//@ block 256x1
#if LOSS
#define TURNS(i) (((i) * 2654435761u >> 26) + 1)
#else
#define TURNS(i) (((i) / 32 * 2654435761u >> 26) + 1)
#endif
__global__ void turns(const float* in, float* out, int n)
{
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n) return;
    float v = in[i] * 0.001f, a = 0;
    for (unsigned k = 0; k < TURNS(i); ++k) { // loses 1
        a = a * v + k;
        a = a * a - v;
    }
    out[i] = a;
}
