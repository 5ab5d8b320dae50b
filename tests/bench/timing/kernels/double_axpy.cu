//@ block 256x1
//@ result double width x height
__global__ void axpy(const double* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 1.5 * in[i] + 2;
}
