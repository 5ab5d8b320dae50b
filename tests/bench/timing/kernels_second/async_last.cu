//@ block 256x1
//@ result float 1 x 1
//@ grid 256
//@ threads 256, 1
//@ buffer parts float 256
//@ bind parts = parts
//@ buffer counter unsigned int 1 zero
//@ bind done = counter
// Sums of blocks, which the block that ends last adds up.
__global__ void total(const float* in, volatile float* parts, unsigned int* done, float* out, int n)
{
    __shared__ float s[8];
    __shared__ bool isLast;
    int t = threadIdx.x;
    float sum = 0;
    for (int i = blockIdx.x * 256 + t; i < n; i += gridDim.x * 256) sum += in[i];
    for (int k = 16; k > 0; k /= 2) sum += __shfl_down_sync(~0u, sum, k);
    if (t % 32 == 0) s[t / 32] = sum;
    __syncthreads();
    if (t == 0) {
        for (int k = 1; k < 8; ++k) sum += s[k];
        parts[blockIdx.x] = sum;
        __threadfence();
        isLast = atomicInc(done, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (!isLast) return;
    sum = parts[t];
    for (int k = 16; k > 0; k /= 2) sum += __shfl_down_sync(~0u, sum, k);
    if (t % 32 == 0) s[t / 32] = sum;
    __syncthreads();
    if (t == 0) {
        for (int k = 1; k < 8; ++k) sum += s[k];
        out[0] = sum;
    }
}
