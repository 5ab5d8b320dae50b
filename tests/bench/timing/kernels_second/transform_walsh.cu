// sizes: 512x512 3072x3072
//@ block 256x1
//@ grid ceil(width * height / 2048)
//@ threads 256, 1
// 256 values of a warp, eight in the registers of each lane: three steps there, five by shuffles.
__global__ void walsh(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, base = (blockIdx.x * 8 + threadIdx.x / 32) * 256 + lane;
    float v[8];
    #pragma unroll
    for (int k = 0; k < 8; ++k) v[k] = base + 32 * k < n ? in[base + 32 * k] : 0;
    #pragma unroll
    for (int step = 1; step < 8; step *= 2)
        #pragma unroll
        for (int k = 0; k < 8; ++k)
            if ((k & step) == 0) {
                float a = v[k], b = v[k + step];
                v[k] = a + b;
                v[k + step] = a - b;
            }
    #pragma unroll
    for (int step = 1; step < 32; step *= 2)
        #pragma unroll
        for (int k = 0; k < 8; ++k) {
            float other = __shfl_xor_sync(~0u, v[k], step);
            v[k] = lane & step ? other - v[k] : v[k] + other;
        }
    #pragma unroll
    for (int k = 0; k < 8; ++k)
        if (base + 32 * k < n) out[base + 32 * k] = v[k];
}
