// alpha * A * B + beta * C, an element a thread from global memory. Lanes are columns, or with ROWS rows, so that loads
// of A are scattered. https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 1024^3: 4740 us
// https://github.com/annanyapr/Fast-CUDA-Kernels/blob/60912a03/README.md
//   RTX 4090, 4096^3 ROWS=1: 216326 us; 4096^3 ROWS=2: 28121 us
__global__ void product(int height, int width, int depth, float alpha, const float* a, const float* b, float beta,
                        float* c)
{
#if ROWS == 1
    int row = blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y * blockDim.y + threadIdx.y;
#elif ROWS == 2 // lanes are columns, the grid is turned
    int row = blockIdx.x * blockDim.x + threadIdx.y, column = blockIdx.y * blockDim.y + threadIdx.x;
#else
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
#endif
    if (row >= height || column >= width)
        return;
    float sum = 0;
    for (int k = 0; k < depth; ++k)
        sum += a[row * depth + k] * b[k * width + column];
    c[row * width + column] = alpha * sum + beta * c[row * width + column];
}
