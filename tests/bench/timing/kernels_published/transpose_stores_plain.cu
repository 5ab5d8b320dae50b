// As transpose_stores; the pointers may alias, so that loads do not go through the read-only path.
// https://github.com/sylvia-ymlin/CUDA-Kernel-Optimization/blob/b115f741/kernels/README.md
//   T4, 4096x4096: 1810 us
__global__ void turn(const float* in, float* out, int height, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (y < height && x < width)
        out[x * height + y] = in[y * width + x];
}
