// 256 bins in shared memory, added to global memory by each block; one value a thread. All values are 0 in the
// published run.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 262144: 18.63 us; 1048576: 68.43 us; 4194304: 262.95 us; 16777216: 1045.53 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 262144: 14.32 us; 1048576: 51.43 us; 4194304: 199.95 us; 16777216: 794.26 us
__global__ void bytes(const unsigned* __restrict__ values, int count, unsigned* __restrict__ bins)
{
    extern __shared__ unsigned own[];
    for (int bin = threadIdx.x; bin < 256; bin += blockDim.x)
        own[bin] = 0;
    __syncthreads();
    for (int at = blockIdx.x * blockDim.x + threadIdx.x; at < count; at += blockDim.x * gridDim.x)
        atomicAdd(&own[values[at] & 255u], 1u);
    __syncthreads();
    for (int bin = threadIdx.x; bin < 256; bin += blockDim.x)
        atomicAdd(&bins[bin], own[bin]);
}
