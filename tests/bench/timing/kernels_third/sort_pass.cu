// sizes: 512x512 2048x1024
//@ block 128x1
//@ grid ceil(width * height / 512)
//@ threads 128, 1
// A pass of a radix sort over 512 values: counts of 16 digits per thread, their sums, then to the places.
__global__ void pass(const int* in, int* out, int n)
{
    __shared__ int counts[16 * 128], warps[4];
    int t = threadIdx.x, base = blockIdx.x * 512, end = min(512, n - base), v[4];
    for (int digit = 0; digit < 16; ++digit) counts[digit * 128 + t] = 0;
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = 4 * t + k;
        v[k] = i < end ? in[base + i] : 0;
        if (i < end) ++counts[v[k] % 16 * 128 + t];
    }
    __syncthreads();
    int sum = 0;
    for (int k = 0; k < 16; ++k) {
        int own = counts[16 * t + k];
        counts[16 * t + k] = sum;
        sum += own;
    }
    int before = sum;
    for (int k = 1; k < 32; k *= 2) {
        int other = __shfl_up_sync(~0u, before, k);
        if (t % 32 >= k) before += other;
    }
    if (t % 32 == 31) warps[t / 32] = before;
    __syncthreads();
    before -= sum;
    for (int w = 0; w < t / 32; ++w) before += warps[w];
    for (int k = 0; k < 16; ++k) counts[16 * t + k] += before;
    __syncthreads();
    #pragma unroll
    for (int k = 0; k < 4; ++k)
        if (4 * t + k < end) out[base + counts[v[k] % 16 * 128 + t]++] = v[k];
}
