// As matvec_rows; a block keeps a piece of the vector in shared memory.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/mat_vec_mul/BenchResults/BenchResults3060.csv
//   RTX 3060, 1024x1024, 512 threads: 275.46 us; 4096x4096, 512 threads: 1106.41 us; 4096x4096, 32 threads: 782.57 us;
//   4096x4096, 128 threads: 786.22 us
__global__ void rows(unsigned* out, unsigned* matrix, unsigned* vector, int height, int width)
{
    extern __shared__ unsigned piece[];
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned sum = 0;
    for (int step = 0; step < (int)((width + blockDim.x - 1) / blockDim.x); ++step) {
        int at = step * blockDim.x + threadIdx.x;
        piece[threadIdx.x] = at < width ? vector[at] : 0;
        __syncthreads();
        if (row < height)
            for (int k = 0; k < blockDim.x && step * blockDim.x + k < width; ++k)
                sum += matrix[row * width + step * blockDim.x + k] * piece[k];
        __syncthreads();
    }
    out[row] = sum;
}
