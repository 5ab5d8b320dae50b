// The barrier does not wait for copies: only the threads that began them can.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&tile[t], &in[blockIdx.x * 128 + t], sizeof(float)); // [copy]
    __pipeline_commit();
    __syncthreads();
    out[blockIdx.x * 128 + t] = tile[127 - t]; // [load]
}
