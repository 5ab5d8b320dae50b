//@ block 256x1
__global__ void cases(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = in[i];
    switch (i % 8) {
    case 0: v = sqrtf(v + 1); break;
    case 1: v = v * v + 3; break;
    case 2: v = 1 / (v + 2); break;
    case 3: for (int k = 0; k < 8; ++k) v = v * 0.9f + 1; break;
    case 4: v = __sinf(v); break;
    case 5: v = fmaxf(v - 100, 0); break;
    case 6: for (int k = 0; k < 16; ++k) v = v * 0.8f + 2; break;
    default: v = -v;
    }
    out[i] = v;
}
