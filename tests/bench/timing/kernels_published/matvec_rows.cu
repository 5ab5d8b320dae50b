// Integers: a thread multiplies a row with the vector, so that lanes read addresses a row apart.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/mat_vec_mul/BenchResults/BenchResults3060.csv
//   RTX 3060, 1024x1024, 512 threads: 279.34 us; 4096x4096, 512 threads: 1111.76 us
__global__ void rows(unsigned* out, unsigned* matrix, unsigned* vector, int height, int width)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= height)
        return;
    unsigned sum = 0;
    for (int k = 0; k < width; ++k)
        sum += matrix[row * width + k] * vector[k];
    out[row] = sum;
}
