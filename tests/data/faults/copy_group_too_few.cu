// One group may stay under way: with two tiles that is the one that is read next.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[2][128];
    int t = threadIdx.x;
    float sum = 0;
    for (int turn = 0; turn < n / 128; ++turn) {
        __pipeline_memcpy_async(&tile[turn & 1][t], &in[turn * 128 + t], sizeof(float)); // [copy]
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += tile[turn & 1][127 - t]; // [load]
        __syncthreads();
    }
    out[blockIdx.x * 128 + t] = sum;
}
