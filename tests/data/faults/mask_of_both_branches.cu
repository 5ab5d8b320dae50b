// Even and odd threads exchange their values, but by two instructions.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int lane = threadIdx.x % 32, i = blockIdx.x * 128 + threadIdx.x;
    float v = in[i];
    if (lane & 1)
        v = __shfl_sync(0xffffffffu, v * 3, lane ^ 1); // [odd]
    else
        v = __shfl_sync(0xffffffffu, v * 5, lane ^ 1); // [even]
    out[i] = v;
}
