// The last warp has nothing to do and leaves before the others meet.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x >= 100) // [return]
        return;
    tile[threadIdx.x] = in[i];
    __syncthreads(); // [barrier]
    out[i] = tile[99 - threadIdx.x];
}
