// b times a constant plus c, a double a thread.
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/a100_40.txt
//   A100, 134217730: 2368.55 us
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/v100.txt
//   V100, 134217730: 3957.28 us
__global__ void triad(double* out, const double* __restrict__ b, const double* __restrict__ c, size_t count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = b[at] * 1.2 + c[at];
}
