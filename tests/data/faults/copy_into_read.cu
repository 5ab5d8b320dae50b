// The next tile comes into the place of this one, which others still read.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    int t = threadIdx.x;
    float sum = 0;
    for (int turn = 0; turn < n / 128; ++turn) {
        __pipeline_memcpy_async(&tile[t], &in[turn * 128 + t], sizeof(float)); // [copy]
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        sum += tile[(t + 32) % 128]; // [load]
    }
    out[blockIdx.x * 128 + t] = sum;
}
