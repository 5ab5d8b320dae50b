// The coordinate of 0 … n - 1 that is fetched for i. BORDER, defined at compile time, says what lies beyond the image.
// The texture itself does 0, the nearest pixel, and 1, black. This function does 2, the image mirrored about its
// outermost pixels, because textures mirror only coordinates of 0 … 1.
__device__ int mirrored(int i, int n)
{
    if (BORDER != 2) return i;
    int period = max(2 * n - 2, 1); // forwards, then backwards
    i = abs(i) % period;
    return min(i, period - i);
}

// Adaptive threshold from a texture: every thread fetches its whole window through the texture cache.
extern "C" __global__ void adaptive_threshold(cudaTextureObject_t picture, unsigned char* output, int width,
                                              int height, int window, int offsetSum, int invert)
{
    int radius = window / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each element of the window the warp fetches one row segment from the texture.
        int sum = 0, source = tex2D<unsigned char>(picture, x, y);
        for (int row = 0; row < window; ++row)
            for (int column = 0; column < window; ++column)
                sum += tex2D<unsigned char>(picture, mirrored(x + column - radius, width),
                                            mirrored(y + row - radius, height));

        // The warp writes white or black, one byte per lane, coalesced: mean - offset < source, times window², so that
        // nothing is divided. offsetSum is offset · window², rounded up because sums are whole numbers.
        bool white = sum < source * window * window + offsetSum;
        output[y * width + x] = white != invert ? 255 : 0;
    }
}

// Second launch, if projections are wanted: counts the white pixels of each column and each row.
extern "C" __global__ void projections(const unsigned char* binary, unsigned int* columns, unsigned int* rows,
                                       int width, int height)
{
    extern __shared__ unsigned int counts[]; // of the block's blockDim.x columns, then of its blockDim.y rows
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int first = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    int counters = blockDim.x + blockDim.y;

    // The warps clear the block's counters, then wait for one another.
    for (int i = first; i < counters; i += threads)
        counts[i] = 0;
    __syncthreads();

    // Each lane with a white pixel counts it twice; the lanes of a row share a counter, so their atomics serialize.
    if (x < width && y < height && binary[y * width + x] == 255) {
        atomicAdd(&counts[threadIdx.x], 1u);
        atomicAdd(&counts[blockDim.x + threadIdx.y], 1u);
    }
    __syncthreads();

    // The warps add the block's counts to the image's: one global atomic per column and row instead of one per pixel.
    for (int i = first; i < counters; i += threads) {
        int column = blockIdx.x * blockDim.x + i, row = blockIdx.y * blockDim.y + i - blockDim.x;
        if (i < blockDim.x && column < width) atomicAdd(&columns[column], counts[i]);
        if (i >= blockDim.x && row < height) atomicAdd(&rows[row], counts[i]);
    }
}
