// a times x plus y, one value a thread, into a third array.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 4.11 us; 1048576: 26.26 us; 4194304: 95.84 us; 16777216: 374.4 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 9.31 us; 1048576: 9.3 us; 4194304: 106.72 us; 16777216: 450.02 us
__global__ void saxpy(float a, const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ out,
                      int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        out[at] = a * x[at] + y[at];
}
