// A scalar product a block: two products a thread, then the same tree as reduce_pairs.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 6.08 us; 1048576: 19.22 us; 4194304: 64.73 us; 16777216: 253.01 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 9.61 us; 1048576: 14.52 us; 4194304: 51.27 us; 16777216: 294 us
__global__ void dot(const float* __restrict__ left, const float* __restrict__ right, float* __restrict__ out, int count)
{
    extern __shared__ float part[];
    int lane = threadIdx.x, at = 2 * blockIdx.x * blockDim.x + lane;
    float own = at < count ? left[at] * right[at] : 0;
    if (at + blockDim.x < count)
        own += left[at + blockDim.x] * right[at + blockDim.x];
    part[lane] = own;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (lane < half)
            part[lane] += part[lane + half];
        __syncthreads();
    }
    if (lane == 0)
        out[blockIdx.x] = part[0];
}
