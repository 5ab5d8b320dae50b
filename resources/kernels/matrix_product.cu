//@ title Matrix product
//@ summary The picture as a matrix times its transpose: how alike its rows are, by tiles in shared memory.
//@ block 16x16
//@ result int height x height
//@ launch product
//@ grid ceil(height / block.x), ceil(height / block.y)
//@ shared (block.x + block.y) * block.x
//@ reference expected

__global__ void product(const unsigned char* input, int* output, int width, int height)
{
    extern __shared__ unsigned char tiles[];
    int depth = blockDim.x;                          // columns that are multiplied in one step
    unsigned char* left = tiles;                     // blockDim.y rows of them
    unsigned char* right = tiles + blockDim.y * depth; // blockDim.x rows of them
    int thread = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    int sum = 0;
    for (int begin = 0; begin < width; begin += depth) {
        // The threads share out both tiles; beyond the matrix there are zeros.
        for (int i = thread; i < blockDim.y * depth; i += threads) {
            int y = blockIdx.y * blockDim.y + i / depth, x = begin + i % depth;
            left[i] = x < width && y < height ? input[y * width + x] : 0;
        }
        for (int i = thread; i < blockDim.x * depth; i += threads) {
            int y = blockIdx.x * blockDim.x + i / depth, x = begin + i % depth;
            right[i] = x < width && y < height ? input[y * width + x] : 0;
        }
        __syncthreads();
        // A warp reads a value of the left tile together, and one of each of its lanes' rows of the right one.
        for (int i = 0; i < depth; ++i)
            sum += left[threadIdx.y * depth + i] * right[threadIdx.x * depth + i];
        __syncthreads();
    }
    if (column < height && row < height)
        output[row * height + column] = sum;
}

// The reference: a thread multiplies two rows of the image.
__global__ void expected(const unsigned char* input, int* output, int width, int height)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= height || row >= height)
        return;
    int sum = 0;
    for (int i = 0; i < width; ++i)
        sum += input[row * width + i] * input[column * width + i];
    output[row * height + column] = sum;
}
