// A filter of `taps` values along a line, weights in global memory; the result is limited to 0 to 1 in double
// precision.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/convolution/BenchResults/BenchResults3060.csv
//   RTX 3060, 2097152: 89.29 us; 16777216: 699.19 us
__global__ void line(float* in, float* weights, float* out, int taps, int size)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= size)
        return;
    float sum = 0;
    int first = at - taps / 2;
    for (int k = 0; k < taps; ++k)
        if (first + k >= 0 && first + k < size)
            sum += in[first + k] * weights[k];
    out[at] = min(max(sum, 0.0), 1.0);
}
