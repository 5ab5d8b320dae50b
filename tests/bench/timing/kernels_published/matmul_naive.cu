// An element of the product a thread, from global memory; lanes are columns.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 256^3: 41.98 us; 512^3: 314.4 us; 1024^3: 2417.51 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 256^3: 30.14 us; 512^3: 203.97 us; 1024^3: 1555.73 us
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/mat_mat_mul/BenchResults/BenchResults3060.csv
//   RTX 3060, 512^3 integers: 317.52 us
__global__ void product(const TYPE* __restrict__ left, const TYPE* __restrict__ right, TYPE* __restrict__ out, int size)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= size || column >= size)
        return;
    TYPE sum = 0;
    for (int k = 0; k < size; ++k)
        sum += left[row * size + k] * right[k * size + column];
    out[row * size + column] = sum;
}
