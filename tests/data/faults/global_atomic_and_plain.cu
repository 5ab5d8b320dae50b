// The block's counter is set to zero while other warps already count.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    if (threadIdx.x == 64)
        out[blockIdx.x] = 0; // [store]
    atomicAdd(&out[blockIdx.x], 1.0f); // [atomic]
}
