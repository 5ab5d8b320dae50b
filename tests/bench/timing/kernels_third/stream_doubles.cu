// sizes: 512x512 2048x2048
//@ block 64x1
//@ grid 1056
//@ threads 64, 1
//@ result double width x height
// A loop over the grid, in double precision.
__global__ void scale(const double* in, double* out, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = 0.75 * in[i] + 3;
}
