//@ block 256x1
__global__ void hash(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = in[i] ^ i;
    #pragma unroll
    for (int k = 0; k < 12; ++k) {
        h ^= h >> 16;
        h *= 0x85ebca6bu;
        h ^= h >> 13;
        h *= 0xc2b2ae35u;
    }
    out[i] = h >> 1;
}
