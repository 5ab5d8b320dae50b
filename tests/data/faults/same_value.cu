// Every thread that sees a bright element raises the same flag.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ int flag;
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    if (in[i] > 3)
        flag = 1; // [store]
    __syncthreads();
    out[i] = flag;
}
