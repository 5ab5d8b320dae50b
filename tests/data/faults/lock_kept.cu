// A lock that nobody gives back.
__device__ int lock = 0;
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    while (atomicCAS(&lock, 0, 1) != 0) { } // [wait]
    out[i] = in[i];
}
