// sizes: 256x256 1024x1024
//@ block 256x1
// More sums than 40 registers hold.
__global__ void __launch_bounds__(256, 6) spill(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i + 48 > n) return;
    float v[48], total = 0;
    #pragma unroll
    for (int k = 0; k < 48; ++k) v[k] = in[i + k];
    #pragma unroll 1
    for (int round = 0; round < 4; ++round) {
        #pragma unroll
        for (int k = 0; k < 48; ++k) v[k] = fmaf(v[(k + 17) % 48], 0.5f, v[k] * 0.25f);
    }
    #pragma unroll
    for (int k = 0; k < 48; ++k) total += v[k];
    out[i] = total;
}
