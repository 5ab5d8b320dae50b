// The bounds test contains the barrier: the last warp never comes to it.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x < 96 && i < n) { // [branch]
        tile[threadIdx.x] = in[i];
        __syncthreads(); // [barrier]
        out[i] = tile[95 - threadIdx.x];
    }
}
