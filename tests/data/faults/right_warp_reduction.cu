// The last steps within one warp, kept in order by __syncwarp().
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float sums[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    sums[t] = in[i];
    __syncthreads();
    if (t < 64)
        sums[t] += sums[t + 64];
    __syncthreads();
    if (t < 32) {
        for (int step = 32; step > 0; step /= 2) {
            float other = sums[t + step];
            __syncwarp();
            sums[t] += other;
            __syncwarp();
        }
    }
    __syncthreads();
    out[i] = sums[0];
}
