// How many pixels have each of the 256 grey levels.

extern "C" __global__ void histogram(const unsigned char* input, unsigned int* output, int width, int height, int rows)
{
    extern __shared__ unsigned int counts[]; // 256 for each warp
    int thread = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    int warps = (threads + 31) / 32;
    unsigned int* own = counts + thread / 32 * 256;
    for (int i = thread; i < warps * 256; i += threads)
        counts[i] = 0;
    __syncthreads();

    // A warp reads a row of 32 neighbouring pixels at a time and adds to up to 32 of its own counts.
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < rows; ++i) {
        int y = (blockIdx.y * rows + i) * blockDim.y + threadIdx.y;
        if (x < width && y < height)
            atomicAdd(&own[input[y * width + x]], 1);
    }
    __syncthreads();

    // A warp adds up 32 neighbouring counts of all warps, and adds them to those of the image.
    for (int level = thread; level < 256; level += threads) {
        unsigned int count = 0;
        for (int warp = 0; warp < warps; ++warp)
            count += counts[warp * 256 + level];
        if (count > 0)
            atomicAdd(&output[level], count);
    }
}
