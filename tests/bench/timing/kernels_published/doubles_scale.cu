// A double a thread, times a constant.
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/a100_40.txt
//   A100, 134217730: 1555.02 us
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/v100.txt
//   V100, 134217730: 2677.66 us
__global__ void scale(double* out, const double* __restrict__ in, size_t count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = in[at] * 1.2;
}
