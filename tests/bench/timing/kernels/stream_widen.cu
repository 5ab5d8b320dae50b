//@ block 192x1
//@ result double width x height
__global__ void widen(const unsigned char* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i] * 0.125;
}
