// A launch after cuBLAS's, which fills one half of C, rows up to the diagonal: mirrors it to the other half.
extern "C" __global__ void mirror(float* output, int pixels)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // The warp reads down a column of 32 rows, so that its stores are coalesced.
    if (x < y && y < pixels)
        output[y * pixels + x] = output[x * pixels + y];
}
