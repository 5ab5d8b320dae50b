// sizes: 512x512 2048x2048
//@ block 128x1
//@ grid ceil(width * height / 1024)
//@ threads 128, 1
// Sums of all before within 1,024 values: eight per thread, then lanes, then warps.
__global__ void prefix(const int* in, int* out, int n)
{
    __shared__ int sums[4];
    int t = threadIdx.x, base = blockIdx.x * 1024 + t * 8, v[8], sum = 0;
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
        v[k] = sum;
        sum += base + k < n ? in[base + k] : 0;
    }
    int before = sum;
    for (int k = 1; k < 32; k *= 2) {
        int other = __shfl_up_sync(~0u, before, k);
        if (t % 32 >= k) before += other;
    }
    if (t % 32 == 31) sums[t / 32] = before;
    __syncthreads();
    before -= sum;
    for (int w = 0; w < t / 32; ++w) before += sums[w];
    #pragma unroll
    for (int k = 0; k < 8; ++k)
        if (base + k < n) out[base + k] = before + v[k];
}
