//@ block 128x1
//@ result double width x height
__global__ void divide(const float* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = (in[i] + 1.0) / (i + 3.0) + sqrt(in[i] + 0.5);
}
