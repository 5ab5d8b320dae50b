//@ block 256x1
__global__ void choose(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned char table[32];
    for (int k = 0; k < 32; ++k) table[k] = k * k + i;
    int v = in[i];
    for (int k = 0; k < 8; ++k) v = table[v % 32];
    out[i] = v;
}
