// The block exchanges its elements through global memory, with no barrier between the store and the load.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    out[i] = in[i]; // [store]
    float other = out[i ^ 64]; // [load]
    __syncthreads();
    out[i] = other + 1;
}
