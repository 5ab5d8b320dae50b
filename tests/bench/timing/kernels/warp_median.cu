// sizes: 512x512 2048x2048
//@ block 128x1
__global__ void median(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x, lane = threadIdx.x % 32;
    float v = i < n ? in[i] : 0;
    for (int k = 2; k <= 32; k *= 2)
        for (int j = k / 2; j > 0; j /= 2) {
            float u = __shfl_xor_sync(~0u, v, j);
            bool low = ((lane & j) == 0) == ((lane & k) == 0);
            v = low ? fminf(u, v) : fmaxf(u, v);
        }
    v = __shfl_sync(~0u, v, 16);
    if (i < n) out[i] = v;
}
