// A sum over the block with a barrier after each step.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    extern __shared__ float sums[];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    sums[t] = in[i];
    __syncthreads();
    for (int step = 64; step > 0; step /= 2) {
        if (t < step)
            sums[t] += sums[t + step];
        __syncthreads();
    }
    out[i] = sums[0];
}
