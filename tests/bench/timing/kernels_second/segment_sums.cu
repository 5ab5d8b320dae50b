// sizes: 512x512 2048x2048
//@ block 256x1
// Sums that begin again where the level changes: Hillis and Steele's scan of pairs within a warp and over warps.
__global__ void segments(const unsigned char* in, float* out, int n)
{
    __shared__ int lastSum[8], lastStart[8];
    int t = threadIdx.x, i = blockIdx.x * 256 + t, lane = t % 32, warp = t / 32;
    int v = i < n ? in[i] : 0, before = i > 0 && i <= n ? in[i - 1] : 0;
    int start = t == 0 || v / 64 != before / 64 ? t : -1, sum = v;
    for (int k = 1; k < 32; k *= 2) {
        int s = __shfl_up_sync(~0u, sum, k), b = __shfl_up_sync(~0u, start, k);
        if (lane >= k) {
            if (start < 0) sum += s;
            start = max(start, b);
        }
    }
    if (lane == 31) lastSum[warp] = sum, lastStart[warp] = start;
    __syncthreads();
    if (start < 0)
        for (int w = warp - 1; w >= 0; --w) {
            sum += lastSum[w];
            if (lastStart[w] >= 0) break;
        }
    if (i < n) out[i] = sum;
}
