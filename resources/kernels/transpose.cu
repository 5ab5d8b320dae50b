//@ title Transpose
//@ summary Rows become columns, through a tile in shared memory whose rows are padded.
//@ block 32x8
//@ result unsigned char height x width
//@ launch transpose
//@ grid ceil(width / block.x), ceil(height / block.y)
//@ shared (block.x + 4) * block.y
//@ launch expected
//@ grid ceil(width / block.x), ceil(height / block.y)
//@ reference expected

__global__ void transpose(const unsigned char* input, unsigned char* output, int width, int height)
{
    extern __shared__ unsigned char tile[]; // blockDim.y rows, 4 bytes apart from one another
    int pitch = blockDim.x + 4;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    // A warp reads a row of the image.
    if (x < width && y < height)
        tile[threadIdx.y * pitch + threadIdx.x] = input[y * width + x];
    __syncthreads();

    // The threads are counted down the tile's columns now: a warp writes rows of the result.
    int thread = threadIdx.y * blockDim.x + threadIdx.x;
    int row = thread % blockDim.y, column = thread / blockDim.y;
    int fromX = blockIdx.x * blockDim.x + column, fromY = blockIdx.y * blockDim.y + row;
    if (fromX < width && fromY < height)
        output[fromX * height + fromY] = tile[row * pitch + column];
}

// What is right, without a tile.
__global__ void expected(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        output[x * height + y] = input[y * width + x];
}
