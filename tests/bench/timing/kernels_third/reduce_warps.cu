// sizes: 512x512 2048x2048
//@ block 128x1
//@ result unsigned int 1 x 1 zero
//@ grid ceil(width * height / 128)
//@ threads 128, 1
// Each warp adds its sum to the total.
__global__ void total(const unsigned char* in, unsigned int* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    unsigned sum = i < n ? in[i] : 0;
    for (int k = 16; k > 0; k /= 2) sum += __shfl_down_sync(~0u, sum, k);
    if (threadIdx.x % 32 == 0) atomicAdd(out, sum);
}
