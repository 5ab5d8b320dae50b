// How many pixels have each of the 256 grey levels.

extern "C" __global__ void histogram(const unsigned char* input, unsigned int* output, int width, int height, int rows)
{
    __shared__ unsigned int own[256]; // the block's counts
    int thread = threadIdx.y * blockDim.x + threadIdx.x;
    for (int level = thread; level < 256; level += blockDim.x * blockDim.y)
        own[level] = 0;
    __syncthreads();

    // A warp reads a row of 32 neighbouring pixels at a time and adds to up to 32 counts of the block.
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < rows; ++i) {
        int y = (blockIdx.y * rows + i) * blockDim.y + threadIdx.y;
        if (x < width && y < height)
            atomicAdd(&own[input[y * width + x]], 1);
    }
    // All pixels of the block are counted.
    __syncthreads();

    // A warp adds 32 neighbouring counts to those of the image.
    for (int level = thread; level < 256; level += blockDim.x * blockDim.y)
        if (own[level] > 0)
            atomicAdd(&output[level], own[level]);
}
