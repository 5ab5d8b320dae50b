// Each thread waits for its own copy, and reads another's.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&tile[t], &in[blockIdx.x * 128 + t], sizeof(float)); // [copy]
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[blockIdx.x * 128 + t] = tile[(t + 32) % 128]; // [load]
}
