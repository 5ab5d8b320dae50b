// A lock that every lane takes and gives back, as is allowed since Volta.
__device__ int lock = 0;
__device__ volatile float total = 0;
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < 100) {
        while (atomicCAS(&lock, 0, 1) != 0) { }
        total = total + in[i];
        __threadfence();
        atomicExch(&lock, 0);
    }
    out[i] = in[i];
}
