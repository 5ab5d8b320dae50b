//@ title Stencil
//@ summary The mean of the pixels around each pixel, read from global memory.
//@ parameter radius = 2 in 1..10 unit px Pixels on each side of the middle
//@ reference expected

// A thread computes one pixel. For each place of the window a warp reads 32 neighbouring pixels of a row.
__global__ void mean(const unsigned char* input, unsigned char* output, int width, int height, int radius)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int sum = 0;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx) {
            int column = min(max(x + dx, 0), width - 1); // beyond the image its nearest pixel counts
            int row = min(max(y + dy, 0), height - 1);
            sum += input[row * width + column];
        }
    int side = 2 * radius + 1;
    output[y * width + x] = sum / (side * side);
}

// The reference: columns first, then rows.
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
