// A lock that atomicCAS takes, and that is read plainly besides: nothing checks what that load gives.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ int lock;
    if (threadIdx.x == 0)
        lock = 0;
    __syncthreads();
    if (threadIdx.x == 96)
        atomicCAS(&lock, 0, 1); // [atomic]
    out[blockIdx.x * 128 + threadIdx.x] = threadIdx.x == 32 ? lock : 0; // [load]
}
