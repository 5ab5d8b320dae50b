// Last launch, if projections are wanted: counts the white pixels of each column and each row. Rows of the image
// begin `pitch` bytes apart.
extern "C" __global__ void projections(const unsigned char* binary, unsigned int* columns, unsigned int* rows,
                                       int width, int height, int pitch)
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
    if (x < width && y < height && binary[y * pitch + x] == 255) {
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
