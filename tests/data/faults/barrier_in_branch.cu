// Half of each warp waits for the other half, which never comes.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    tile[threadIdx.x] = in[i];
    if (threadIdx.x % 32 < 16) {
        tile[threadIdx.x] *= 2;
        __syncthreads(); // [barrier]
        out[i] = tile[threadIdx.x ^ 1];
    }
    out[i] += tile[threadIdx.x];
}
