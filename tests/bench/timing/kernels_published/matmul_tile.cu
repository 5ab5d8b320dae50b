// Tiles of SIDE x SIDE of both matrices in shared memory, an element a thread, with bounds.
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_2080ti_final.csv
//   RTX 2080 Ti, 256^3: 25.42 us; 512^3: 181.36 us; 1024^3: 1468.46 us
// https://github.com/Debdeep23/Kernel_Performance_Prediction/blob/f808e854/predict-kernel-perf/data/runs_4070_final.csv
//   RTX 4070, 256^3: 30.24 us; 512^3: 168.61 us; 1024^3: 1265.95 us
// https://github.com/czhao-dev/cuda-matmul-optimizer/blob/9bd07188/benchmarks/results.csv
//   T4, 256^3: 50.1 us; 1024^3: 3142.7 us
__global__ void product(const float* left, const float* right, float* out, int height, int width, int depth)
{
    __shared__ float a[SIDE][SIDE], b[SIDE][SIDE];
    int row = SIDE * blockIdx.y + threadIdx.y, column = SIDE * blockIdx.x + threadIdx.x;
    float sum = 0;
    for (int first = 0; first < depth; first += SIDE) {
        a[threadIdx.y][threadIdx.x] =
            row < height && first + threadIdx.x < depth ? left[row * depth + first + threadIdx.x] : 0;
        b[threadIdx.y][threadIdx.x] =
            first + threadIdx.y < depth && column < width ? right[(first + threadIdx.y) * width + column] : 0;
        __syncthreads();
#pragma unroll
        for (int k = 0; k < SIDE; ++k)
            sum += a[threadIdx.y][k] * b[k][threadIdx.x];
        __syncthreads();
    }
    if (row < height && column < width)
        out[row * width + column] = sum;
}
