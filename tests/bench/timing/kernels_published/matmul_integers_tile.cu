// Integers: tiles as wide as the block in dynamic shared memory, an element a thread; the width is not known to the
// compiler.
// https://github.com/R100001/Programming-Massively-Parallel-Processors/blob/a972fb50/Performance-Tests-NvBench/mat_mat_mul/BenchResults/BenchResults3060.csv
//   RTX 3060, 512^3 integers: 368.21 us
__global__ void product(const unsigned* left, const unsigned* right, unsigned* out, int size)
{
    extern __shared__ unsigned tiles[];
    int side = blockDim.x;
    unsigned *a = tiles, *b = tiles + side * side;
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * side + y, column = blockIdx.x * side + x;
    unsigned sum = 0;
    for (int step = 0; step < (size + side - 1) / side; ++step) {
        a[y * side + x] = row < size && step * side + x < size ? left[row * size + step * side + x] : 0;
        b[y * side + x] = step * side + y < size && column < size ? right[(step * side + y) * size + column] : 0;
        __syncthreads();
        for (int k = 0; k < side; ++k)
            sum += a[y * side + k] * b[k * side + x];
        __syncthreads();
    }
    if (row < size && column < size)
        out[row * size + column] = sum;
}
