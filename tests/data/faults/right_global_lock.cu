// A thread of each warp adds to a common sum while it holds a lock.
__device__ int lock;

extern "C" __global__ void k(const float* in, float* out, int n)
{
    if (threadIdx.x % 32)
        return;
    bool done = false;
    while (!done)
        if (atomicCAS(&lock, 0, 1) == 0) {
            __threadfence();
            out[0] += in[threadIdx.x];
            __threadfence();
            atomicExch(&lock, 0);
            done = true;
        }
}
