//@ block 256x1
__global__ void modulo(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = (i * 1103) / (in[i] + 1) + (i * 37) % (in[i] + 5);
}
