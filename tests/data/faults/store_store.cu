// Two lines store to the same elements, from different threads.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    tile[threadIdx.x] = in[i]; // [first]
    tile[127 - threadIdx.x] = -1.0f - threadIdx.x; // [second]
    __syncthreads();
    out[i] = tile[threadIdx.x];
}
