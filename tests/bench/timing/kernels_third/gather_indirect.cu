// sizes: 256x256 2048x2048
//@ block 256x1
//@ bind index = input
//@ bind in = input
// Values from places that another array gives.
__global__ void gather(const int* index, const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[(unsigned)(index[i] * 40503 + i * 7919) % n];
}
