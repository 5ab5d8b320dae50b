// A value by an index from memory; the published run leaves all indices 0.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 4.03 us; 1048576: 18.25 us; 4194304: 66.01 us; 16777216: 256.73 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 8.67 us; 1048576: 8.9 us; 4194304: 26.52 us; 16777216: 302.2 us
__global__ void gather(const float* __restrict__ values, const int* __restrict__ index, float* __restrict__ out,
                       int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = values[index[at]];
}
