//@ block 128x1
__global__ void rounds(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = in[i], h = v + 1;
    for (unsigned k = 0; k < v / 4; ++k) h = h * 33 ^ (h >> 7);
    out[i] = h;
}
