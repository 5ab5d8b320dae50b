//@ block 256x1
//@ result float ceil(width / 4) x height
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
#if LOSS
#define STRIDE 4
#else
#define STRIDE 1
#endif
__global__ void every(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n / 4) return;
    float v = in[i * STRIDE] * 0.001f; // loses 1
    float a = 0;
    #pragma unroll 8
    for (int k = 0; k < 512; ++k) a = a * v + k;
    out[i] = a;
}
