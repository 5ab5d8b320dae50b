// Two planes are added; lanes are columns.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/array_add/BenchResults/BenchResults3060.csv
//   RTX 3060, 1024x1024: 40.39 us; 2048x2048: 152.02 us; 4096x4096: 601.44 us
__global__ void sum(float* left, float* right, float* out, int width, int height)
{
    int y = blockIdx.y * blockDim.y + threadIdx.y, x = blockIdx.x * blockDim.x + threadIdx.x;
    if (y < height && x < width)
        out[y * width + x] = left[y * width + x] + right[y * width + x];
}
