// An addition, to which even lanes add a series of 128 terms, 16 of them unrolled.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 26.31 us; 1048576: 95.44 us; 4194304: 377.56 us; 16777216: 1480.61 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 15.42 us; 1048576: 54.72 us; 4194304: 212.61 us; 16777216: 840.23 us
__global__ void even(const float* __restrict__ left, const float* __restrict__ right, float* __restrict__ out,
                     int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count)
        return;
    if (at % 2 != 0) {
        out[at] = left[at] + right[at];
        return;
    }
    float series = 0;
#pragma unroll 16
    for (int term = 0; term < 128; ++term)
        series += 0.0001f * term;
    out[at] = left[at] + right[at] + series;
}
