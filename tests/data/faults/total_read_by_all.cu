// One thread sums, all read the sum: no loop. Compilers copy the load into both sides of the branch.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    __shared__ float sums[32];
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x < 32)
        sums[threadIdx.x] = in[i];
    __syncthreads();
    if (threadIdx.x == 0) {
        float sum = 100;
        for (int j = 0; j < 4; ++j)
            sum += sums[j];
        sums[31] = sum; // [store]
    }
    float all = sums[31]; // [load]
    __syncthreads();
    out[i] = all;
}
