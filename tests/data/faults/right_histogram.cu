// Counts in shared memory by atomics, then adds them to the common ones by atomics.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ unsigned bins[64];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    if (t < 64)
        bins[t] = 0;
    __syncthreads();
    atomicAdd(&bins[(int)in[i] & 63], 1u);
    __syncthreads();
    if (t < 64)
        atomicAdd(&out[t], (float)bins[t]);
}
