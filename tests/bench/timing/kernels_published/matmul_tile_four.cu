// Four elements a thread, two by two neighbours, from tiles of 32x16 and 16x32, with bounds.
// https://github.com/czhao-dev/cuda-matmul-optimizer/blob/9bd07188/benchmarks/results.csv
//   T4, 256^3: 41.1 us; 1024^3: 2109.51 us
__global__ void product(const float* left, const float* right, float* out, int height, int width, int depth)
{
    __shared__ float a[32][16], b[16][32];
    int row = 32 * blockIdx.y + 2 * threadIdx.y, column = 32 * blockIdx.x + 2 * threadIdx.x;
    float sum[2][2] = {};
    for (int first = 0; first < depth; first += 16) {
        int across = first + threadIdx.x, down = first + threadIdx.y;
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            a[2 * threadIdx.y + i][threadIdx.x] =
                row + i < height && across < depth ? left[(row + i) * depth + across] : 0;
            b[threadIdx.y][2 * threadIdx.x + i] =
                down < depth && column + i < width ? right[down * width + column + i] : 0;
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 16; ++k)
#pragma unroll
            for (int i = 0; i < 2; ++i)
#pragma unroll
                for (int j = 0; j < 2; ++j)
                    sum[i][j] += a[2 * threadIdx.y + i][k] * b[k][2 * threadIdx.x + j];
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 2; ++j)
            if (row + i < height && column + j < width)
                out[(row + i) * width + column + j] = sum[i][j];
}
