// sizes: 512x512 2048x2048
//@ block 32x1
//@ result int 256 x 1
//@ grid 8
//@ threads 32, 1
__global__ void chase(const int* in, int* out, int n)
{
    unsigned at = (blockIdx.x * 32 + threadIdx.x) * 977u % n;
    for (int k = 0; k < 512; ++k) at = (at * 5u + in[at] + 1) % n;
    out[blockIdx.x * 32 + threadIdx.x] = at;
}
