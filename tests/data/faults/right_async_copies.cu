// Two tiles by turns: while one is read, the other's copy is under way. Beyond the input zeros are copied.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ __align__(16) float tile[2][128];
    int t = threadIdx.x, turns = n / 128;
    float sum = 0;
    if (t < 32)
        __pipeline_memcpy_async(&tile[0][4 * t], &in[4 * t], 16);
    __pipeline_commit();
    for (int turn = 0; turn < turns; ++turn) {
        int next = turn + 1;
        if (t < 32)
            __pipeline_memcpy_async(&tile[next & 1][4 * t], &in[next < turns ? next * 128 + 4 * t : 0], 16, next < turns ? 0 : 16);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += tile[turn & 1][127 - t] + tile[turn & 1][(t + 32) % 128];
        __syncthreads();
    }
    __pipeline_wait_prior(0);
    __syncthreads();
    out[blockIdx.x * 128 + t] = sum + tile[turns & 1][127 - t];
}
