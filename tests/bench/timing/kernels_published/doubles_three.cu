// Three neighbours on a line of doubles, weighted.
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/a100_40.txt
//   A100, 134217730: 1569.8 us
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/v100.txt
//   V100, 134217730: 2691.08 us
__global__ void three(double* out, const double* __restrict__ in, size_t count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at == 0 || at >= count - 1)
        return;
    out[at] = 0.5 * in[at - 1] - in[at] + 0.5 * in[at + 1];
}
