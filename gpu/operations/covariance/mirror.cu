// A launch behind cuBLAS's, which fills one half of C, rows up to the diagonal: the other half is its mirror image.
extern "C" __global__ void mirror(float* output, int pixels)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // The warp reads across 32 rows, so that what it writes lies side by side.
    if (x < y && y < pixels)
        output[y * pixels + x] = output[x * pixels + y];
}
