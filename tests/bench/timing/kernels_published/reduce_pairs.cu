// A sum a block: two values a thread, then a tree in shared memory whose active half is at the front.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 5.7 us; 1048576: 15.49 us; 4194304: 58.29 us; 16777216: 225.16 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 9.14 us; 1048576: 13.67 us; 4194304: 48.1 us; 16777216: 190.79 us
__global__ void pairs(const float* __restrict__ in, float* __restrict__ out, int count)
{
    extern __shared__ float part[];
    int lane = threadIdx.x, at = 2 * blockIdx.x * blockDim.x + lane;
    float own = at < count ? in[at] : 0;
    if (at + blockDim.x < count)
        own += in[at + blockDim.x];
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
