// sizes: 128x128 512x512
//@ block 256x1
//@ result float 1 x 1 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
//@ tolerance 1 the order of sums is free
// Monte Carlo: 32 steps of a price per thread, normal numbers by Box and Muller, the mean of all pay-offs.
__global__ void price(const unsigned char* in, float* out, int n)
{
    __shared__ float warps[8];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    unsigned s = i * 747796405u + 2891336453u;
    float value = i < n ? 100 + 0.01f * in[i] : 0;
    for (int step = 0; step < 32; ++step) {
        s = s * 1664525u + 1013904223u;
        float u = ((s >> 8) + 1) * (1 / 16777217.0f);
        s = s * 1664525u + 1013904223u;
        value *= 1 + 0.02f * sqrtf(-2 * logf(u)) * cospif((s >> 8) * (2 / 16777216.0f));
    }
    float sum = i < n ? fmaxf(value - 100, 0) / n : 0;
    for (int k = 16; k > 0; k /= 2) sum += __shfl_down_sync(~0u, sum, k);
    if (t % 32 == 0) warps[t / 32] = sum;
    __syncthreads();
    if (t > 0) return;
    for (int k = 1; k < 8; ++k) sum += warps[k];
    atomicAdd(out, sum);
}
