//@ title Shared tile
//@ summary The mean of the pixels around each pixel, from a tile that the block loads into shared memory once.
//@ parameter radius = 2 in 1..10 unit px Pixels on each side of the middle
//@ launch mean
//@ shared (block.x + 2 * radius) * (block.y + 2 * radius)
//@ reference expected

__global__ void mean(const unsigned char* input, unsigned char* output, int width, int height, int radius)
{
    extern __shared__ unsigned char tile[]; // (blockDim.x + 2 * radius) × (blockDim.y + 2 * radius) pixels
    int tileWidth = blockDim.x + 2 * radius, tileHeight = blockDim.y + 2 * radius;
    int left = blockIdx.x * blockDim.x - radius, top = blockIdx.y * blockDim.y - radius;

    // The threads share out the tile: a warp loads 32 pixels that follow each other.
    for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < tileWidth * tileHeight; i += blockDim.x * blockDim.y) {
        int column = min(max(left + i % tileWidth, 0), width - 1);
        int row = min(max(top + i / tileWidth, 0), height - 1);
        tile[i] = input[row * width + column];
    }
    // Every thread waits until the tile is whole.
    __syncthreads();

    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    // A warp reads its windows from shared memory.
    int sum = 0, side = 2 * radius + 1;
    for (int dy = 0; dy < side; ++dy)
        for (int dx = 0; dx < side; ++dx)
            sum += tile[(threadIdx.y + dy) * tileWidth + threadIdx.x + dx];
    output[y * width + x] = sum / (side * side);
}

// What is right, without a tile.
__global__ void expected(const unsigned char* input, unsigned char* output, int width, int height, int radius)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int sum = 0;
    for (int column = x - radius; column <= x + radius; ++column)
        for (int row = y - radius; row <= y + radius; ++row)
            sum += input[(row < 0 ? 0 : row < height ? row : height - 1) * width +
                         (column < 0 ? 0 : column < width ? column : width - 1)];
    output[y * width + x] = sum / ((2 * radius + 1) * (2 * radius + 1));
}
