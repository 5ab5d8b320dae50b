//@ title Reduction
//@ summary The sum of the pixels of each block, by a tree of additions in shared memory.
//@ block 16x16
//@ result unsigned int ceil(width / block.x) x ceil(height / block.y)
//@ launch sumOfBlock
//@ grid result.width, result.height
//@ shared threads * 4
//@ launch expected
//@ grid result.width, result.height
//@ threads 1
//@ bind blockWidth = block.x
//@ bind blockHeight = block.y
//@ reference expected

__global__ void sumOfBlock(const unsigned char* input, unsigned int* output, int width, int height)
{
    extern __shared__ unsigned int sums[]; // one for each thread
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int thread = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    // A warp loads 32 pixels; beyond the image there is nothing to add.
    sums[thread] = x < width && y < height ? input[y * width + x] : 0;
    __syncthreads();

    // In each step the first half of the threads that are left adds what the second half has.
    for (int count = threads; count > 1;) {
        int half = (count + 1) / 2;
        if (thread < count / 2)
            sums[thread] += sums[thread + half];
        __syncthreads();
        count = half;
    }
    if (thread == 0)
        output[blockIdx.y * gridDim.x + blockIdx.x] = sums[0];
}

// The reference: one thread adds the pixels of a block.
__global__ void expected(const unsigned char* input, unsigned int* output, int width, int height, int blockWidth,
                         int blockHeight)
{
    unsigned int sum = 0;
    for (int y = blockIdx.y * blockHeight; y < (blockIdx.y + 1) * blockHeight && y < height; ++y)
        for (int x = blockIdx.x * blockWidth; x < (blockIdx.x + 1) * blockWidth && x < width; ++x)
            sum += input[y * width + x];
    output[blockIdx.y * gridDim.x + blockIdx.x] = sum;
}
