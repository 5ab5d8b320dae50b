// A tile of 32x32 values in shared memory, one value a thread; its columns are read with conflicts unless PAD is 1.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 512x512: 4.7 us; 1024x1024: 19.92 us; 2048x2048: 72.07 us; 4096x4096: 288.01 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 512x512: 8.9 us; 1024x1024: 13.19 us; 2048x2048: 47.13 us; 4096x4096: 418.86 us
// https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 4096x4096 PAD=0: 880 us; 4096x4096 PAD=1: 675 us
__global__ void turn(const float* in, float* out, int height, int width)
{
    __shared__ float tile[32][32 + PAD];
    int x = 32 * blockIdx.x + threadIdx.x, y = 32 * blockIdx.y + threadIdx.y;
    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = 32 * blockIdx.y + threadIdx.x;
    y = 32 * blockIdx.x + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}
