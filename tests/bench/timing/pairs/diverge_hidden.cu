//@ block 256x1
//@ result float ceil(width / 8) x height
//@ grid ceil(width * height / 8 / 256)
//@ threads 256, 1
#if LOSS
#define SIDE(t) ((t) & 1)
#else
#define SIDE(t) ((t) / 32 & 1)
#endif
__global__ void light(const float* in, float* out, int n)
{
    int t = threadIdx.x, count = n / 8, i = blockIdx.x * 256 + t;
    if (i >= count) return;
    float s = 0;
    for (int k = 0; k < 8; ++k) {
        float v = in[k * count + i];
        if (SIDE(t + k)) // loses 1
            s += v * v + 1 / (v + 2);
        else
            s -= sqrtf(v);
    }
    out[i] = s;
}
