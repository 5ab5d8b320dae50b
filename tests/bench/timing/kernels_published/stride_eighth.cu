// Every eighth float is copied to where it was: one of the eight words of each sector is used.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 3.3 us; 1048576: 21.44 us; 4194304: 102.22 us; 16777216: 408.49 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 8.67 us; 1048576: 9.34 us; 4194304: 28.87 us; 16777216: 322.75 us
__global__ void eighth(const float* __restrict__ in, float* __restrict__ out, int count)
{
    int at = 8 * (blockIdx.x * blockDim.x + threadIdx.x);
    if (at < count)
        out[at] = in[at];
}
