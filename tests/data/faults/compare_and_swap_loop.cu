// A sum by atomicCAS, which begins with a plain load: the loop repeats it if that was out of date.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ unsigned int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    unsigned int old = sum; // [load]
    unsigned int assumed;
    do {
        assumed = old;
        old = atomicCAS(&sum, assumed, assumed + 2); // [atomic]
    } while (assumed != old);
    __syncthreads();
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}
