// Two arrays of floats are added, one value a thread.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 4.04 us; 1048576: 25.7 us; 4194304: 94.98 us; 16777216: 374.24 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 8.95 us; 1048576: 9.35 us; 4194304: 106.45 us; 16777216: 449.99 us
__global__ void sum(const float* __restrict__ left, const float* __restrict__ right, float* __restrict__ out, int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = left[at] + right[at];
}
