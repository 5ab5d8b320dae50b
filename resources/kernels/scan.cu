//@ title Scan
//@ summary Running sums along the rows, within each block of threads.
//@ block 128x1
//@ result int width x height
//@ launch scan
//@ grid ceil(width / threads), height
//@ threads threads
//@ shared threads * 4
//@ launch expected
//@ grid ceil(width / threads), height
//@ threads threads
//@ reference expected

__global__ void scan(const unsigned char* input, int* output, int width, int height)
{
    extern __shared__ int sums[]; // one for each thread
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    sums[threadIdx.x] = x < width ? input[y * width + x] : 0;
    __syncthreads();

    // In each step a thread adds what stands `distance` before it; the distance doubles (Hillis and Steele).
    for (int distance = 1; distance < blockDim.x; distance *= 2) {
        int before = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
        __syncthreads(); // everyone has read
        sums[threadIdx.x] += before;
        __syncthreads(); // everyone has written
    }
    if (x < width)
        output[y * width + x] = sums[threadIdx.x];
}

// The reference: each thread adds everything before it in its block.
__global__ void expected(const unsigned char* input, int* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x >= width)
        return;
    int sum = 0;
    for (int i = blockIdx.x * blockDim.x; i <= x; ++i)
        sum += input[y * width + i];
    output[y * width + x] = sum;
}
