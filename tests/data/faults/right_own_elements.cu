// Each thread uses elements of its own: no barrier is needed.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float own[128 * 3];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    for (int j = 0; j < 3; ++j)
        own[t * 3 + j] = in[i] * j;
    own[t * 3] += own[t * 3 + 1];
    out[i] = own[t * 3] + own[t * 3 + 2];
}
