//@ block 256x1
__global__ void split(const int* in, int* out, int n)
{
    __shared__ int counts[8], values[256];
    int t = threadIdx.x, base = blockIdx.x * 256, lane = t % 32, warp = t / 32;
    int v = base + t < n ? in[base + t] : 0x7FFFFFFF;
    for (int bit = 0; bit < 8; ++bit) {
        unsigned ones = __ballot_sync(~0u, (v >> bit) & 1);
        if (lane == 0) counts[warp] = 32 - __popc(ones);
        __syncthreads();
        int zeros = 0, before = 0;
        for (int k = 0; k < 8; ++k) {
            zeros += counts[k];
            if (k < warp) before += counts[k];
        }
        int onesBefore = __popc(ones & ((1u << lane) - 1)), zerosBefore = before + lane - onesBefore;
        int to = (v >> bit) & 1 ? zeros + (32 * warp - before) + onesBefore : zerosBefore;
        values[to] = v;
        __syncthreads();
        v = values[t];
    }
    if (base + t < n) out[base + t] = v;
}
