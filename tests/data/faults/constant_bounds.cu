// More weights are read than there are.
__constant__ float weights[64] = {1};

extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    out[i] = in[i] * weights[threadIdx.x]; // [load]
}
