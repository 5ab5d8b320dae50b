// Warps sum by shuffles; shared memory carries one value a warp.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float sums[4];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    float v = in[i];
    for (int step = 16; step > 0; step /= 2)
        v += __shfl_down_sync(0xffffffffu, v, step);
    if (t % 32 == 0)
        sums[t / 32] = v;
    __syncthreads();
    out[i] = sums[0] + sums[1] + sums[2] + sums[3];
}
