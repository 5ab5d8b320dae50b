//@ block 256x1
__global__ void scatter(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x, m = n / 64;
    if (i < m * 64) out[i % m * 64 + i / m] = in[i];
}
