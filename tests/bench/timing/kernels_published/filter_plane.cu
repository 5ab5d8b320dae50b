// A filter of taps x taps values on a plane, weights in global memory; the result is limited to 0 to 1 in double
// precision.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/convolution/BenchResults/BenchResults3060.csv
//   RTX 3060, 1024x1024: 97.75 us; 2048x2048: 386.9 us; 4096x4096: 1544.55 us
__global__ void plane(float* in, float* weights, float* out, int taps, int height, int width)
{
    int y = blockIdx.y * blockDim.y + threadIdx.y, x = blockIdx.x * blockDim.x + threadIdx.x;
    if (y >= height || x >= width)
        return;
    int top = y - taps / 2, side = x - taps / 2;
    float sum = 0;
    for (int j = 0; j < taps; ++j)
        for (int i = 0; i < taps; ++i)
            if (top + j >= 0 && top + j < height && side + i >= 0 && side + i < width)
                sum += in[(top + j) * width + side + i] * weights[j * taps + i];
    out[y * width + x] = min(max(sum, 0.0), 1.0);
}
