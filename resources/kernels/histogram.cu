//@ title Histogram
//@ summary How many pixels have each grey level: a row of 256 counts.
//@ block 32x8
//@ result unsigned int 256 x 1 zero
//@ launch histogram
//@ grid ceil(width / block.x), ceil(height / block.y)
//@ launch expected
//@ grid 1
//@ threads 256
//@ reference expected

__global__ void histogram(const unsigned char* input, unsigned int* output, int width, int height)
{
    __shared__ unsigned int own[256]; // the block's counts
    int thread = threadIdx.y * blockDim.x + threadIdx.x;
    for (int level = thread; level < 256; level += blockDim.x * blockDim.y)
        own[level] = 0;
    __syncthreads();

    // A warp adds to the counts of its 32 pixels; lanes with the same level do so one after the other.
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        atomicAdd(&own[input[y * width + x]], 1);
    __syncthreads();

    // A warp adds 32 counts of the block to those of the image.
    for (int level = thread; level < 256; level += blockDim.x * blockDim.y)
        if (own[level] > 0)
            atomicAdd(&output[level], own[level]);
}

// The reference: a thread goes through all pixels and counts those of its own level.
__global__ void expected(const unsigned char* input, unsigned int* output, int width, int height)
{
    unsigned int count = 0;
    for (int i = 0; i < width * height; ++i)
        count += input[i] == threadIdx.x;
    output[threadIdx.x] = count;
}
