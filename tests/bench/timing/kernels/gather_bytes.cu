//@ block 256x1
__global__ void gather(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = (i ^ 0x55555u) * 2246822519u;
    out[i] = in[(h ^ (h >> 11)) % n];
}
