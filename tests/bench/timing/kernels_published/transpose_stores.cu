// Reads along rows, writes down columns, one value a thread.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 512x512: 6.36 us; 1024x1024: 23.21 us; 2048x2048: 85.35 us; 4096x4096: 335.47 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 512x512: 9.42 us; 1024x1024: 32.06 us; 2048x2048: 126.1 us; 4096x4096: 554.28 us
__global__ void turn(const float* __restrict__ in, float* __restrict__ out, int height, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (y < height && x < width)
        out[x * height + y] = in[y * width + x];
}
