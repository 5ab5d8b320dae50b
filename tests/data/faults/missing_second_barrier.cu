// The tile of the next turn is loaded while others still read this turn's.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float tile[128];
    float sum = 0;
    for (int t = 0; t < n / 128; ++t) {
        tile[threadIdx.x] = in[t * 128 + threadIdx.x]; // [store]
        __syncthreads();
        for (int j = 0; j < 128; ++j)
            sum += tile[j]; // [load]
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}
