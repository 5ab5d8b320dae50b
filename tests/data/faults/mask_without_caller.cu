// Sixteen threads shuffle with a mask of eight.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    if (lane < 16)
        v = __shfl_sync(0xffu, v, lane ^ 1); // [shuffle]
    out[i] = v;
}
