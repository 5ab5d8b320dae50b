// A 7x7 filter from global memory, its weights too; the window begins at the pixel.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 512x512: 30.92 us; 1024x1024: 117.19 us; 2048x2048: 468.99 us; 4096x4096: 1851.38 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 512x512: 21.48 us; 1024x1024: 77.96 us; 2048x2048: 304.56 us; 4096x4096: 1214.73 us
__global__ void seven(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out,
                      int height, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width - 6 || y >= height - 6)
        return;
    float sum = 0;
    for (int j = 0; j < 7; ++j)
        for (int i = 0; i < 7; ++i)
            sum += in[(y + j) * width + x + i] * weights[7 * j + i];
    out[y * width + x] = sum;
}
