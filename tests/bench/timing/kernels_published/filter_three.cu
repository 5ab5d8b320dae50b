// A 3x3 filter from global memory, its weights too, unrolled; the window begins at the pixel.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 512x512: 8.5 us; 1024x1024: 28.45 us; 2048x2048: 106.21 us; 4096x4096: 418.55 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 512x512: 9.42 us; 1024x1024: 17.92 us; 2048x2048: 65.53 us; 4096x4096: 311.47 us
__global__ void three(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out,
                      int height, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width - 2 || y >= height - 2)
        return;
    float sum = 0;
#pragma unroll
    for (int j = 0; j < 3; ++j)
#pragma unroll
        for (int i = 0; i < 3; ++i)
            sum += in[(y + j) * width + x + i] * weights[3 * j + i];
    out[y * width + x] = sum;
}
