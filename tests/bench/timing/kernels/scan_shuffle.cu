//@ block 512x1
__global__ void scan(const int* in, int* out, int n)
{
    __shared__ int sums[16];
    int i = blockIdx.x * 512 + threadIdx.x, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    int v = i < n ? in[i] : 0;
    for (int k = 1; k < 32; k *= 2) {
        int u = __shfl_up_sync(~0u, v, k);
        if (lane >= k) v += u;
    }
    if (lane == 31) sums[warp] = v;
    __syncthreads();
    for (int k = 0; k < warp; ++k) v += sums[k];
    if (i < n) out[i] = v;
}
