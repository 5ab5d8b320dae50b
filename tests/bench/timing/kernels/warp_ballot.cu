//@ block 256x1
//@ result unsigned int ceil(width * height / 32) x 1
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void pack(const unsigned char* in, unsigned int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    unsigned bits = __ballot_sync(~0u, i < n && in[i] > 127);
    if (threadIdx.x % 32 == 0 && i < n) out[i / 32] = bits;
}
