//@ block 256x1
//@ result double width x height
__global__ void series(const float* in, double* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = in[i] * 0.01, s = 1, t = 1;
    for (int k = 1; k < 24; ++k) {
        t *= x * (1.0 / 3);
        s += t;
    }
    out[i] = s;
}
