// The end of a reduction as it was written before Volta: no __syncwarp() between the steps.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ volatile float sums[128];
    int t = threadIdx.x;
    sums[t] = in[blockIdx.x * 128 + t];
    __syncthreads();
    if (t < 64)
        sums[t] += sums[t + 64];
    __syncthreads();
    if (t < 32) {
        sums[t] += sums[t + 32]; // [first]
        if (t < 16)
            sums[t] += sums[t + 16]; // [second]
    }
    __syncthreads();
    out[blockIdx.x * 128 + t] = sums[0];
}
