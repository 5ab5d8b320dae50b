// cp.async in its sizes, with zeros, in groups, by some lanes only.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    __shared__ __align__(16) unsigned tile[6][96];
    unsigned t = threadIdx.x, n = blockDim.x;
    __pipeline_memcpy_async(&tile[0][t], &in[n - 1 - t], 4);
    __pipeline_commit();
    if (t % 2 == 0)
        __pipeline_memcpy_async(&tile[1][t], &in[t], 8);
    __pipeline_commit();
    if (t % 4 == 0)
        __pipeline_memcpy_async(&tile[2][t], &in[n - 4 - t], 16);
    __pipeline_commit();
    __pipeline_wait_prior(2);
    __syncthreads();
    out[0 * n + t] = tile[0][t];
    if (t % 4 == 0)
        __pipeline_memcpy_async(&tile[3][t], &in[t], 16, t % 3 * 4); // the last words are zeros
    if (t % 2 == 0)
        __pipeline_memcpy_async(&tile[4][t], &in[t], 8, t < 32 ? 3 : t < 64 ? 8 : 5);
    __pipeline_memcpy_async(&tile[5][t], &in[t], 4, t % 5);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    for (int i = 1; i < 6; ++i)
        out[i * n + t] = tile[i][t];
}
