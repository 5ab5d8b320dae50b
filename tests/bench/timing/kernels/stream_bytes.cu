//@ block 128x1
__global__ void invert(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 255 - in[i];
}
