// sizes: 512x512 3072x2048
//@ block 512x1
//@ result unsigned long long 1 x 1 zero
//@ grid 132
//@ threads 512, 1
// Where the largest value is: value and place in one word of 64 bits.
__global__ void largest(const int* in, unsigned long long* out, int n)
{
    __shared__ unsigned long long best[512];
    int t = threadIdx.x;
    unsigned long long own = 0;
    for (int i = blockIdx.x * 512 + t; i < n; i += gridDim.x * 512)
        own = max(own, (unsigned long long)in[i] << 32 | (unsigned)(n - i));
    best[t] = own;
    for (int k = 256; k > 0; k /= 2) {
        __syncthreads();
        if (t < k) best[t] = max(best[t], best[t + k]);
    }
    if (t == 0) atomicMax(out, best[0]);
}
