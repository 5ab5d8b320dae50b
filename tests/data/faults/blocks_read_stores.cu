// Reads what the block to the right stores in the same launch.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    out[i] = in[i]; // [store]
    __syncthreads();
    if (threadIdx.x == 127 && i + 1 < n)
        out[i] = out[i + 1] * 2; // [load]
}
