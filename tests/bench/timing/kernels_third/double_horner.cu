// sizes: 256x256 1536x1536
//@ block 256x1
//@ result double width x height
// The series of the exponential function to the 20th power, in double precision.
__global__ void exponential(const double* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = in[i] * (1.0 / 256), sum = 1;
    #pragma unroll
    for (int k = 20; k > 0; --k) sum = 1 + sum * x * (1.0 / k);
    out[i] = sum;
}
