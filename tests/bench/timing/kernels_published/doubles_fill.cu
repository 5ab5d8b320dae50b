// A constant in every double.
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/a100_40.txt
//   A100, 134217730: 714.4 us
// https://github.com/te42kyfo/gpu-benches/blob/master/gpu-stream/v100.txt
//   V100, 134217730: 1199.71 us
__global__ void fill(double* out, size_t count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = 0.23;
}
