// The coordinate of 0 … n - 1 that is read for i. BORDER, defined at compile time, says what lies beyond the image: 0
// the nearest pixel, 1 black (-1: nothing is read), 2 the image mirrored about its outermost pixels.
__device__ int inside(int i, int n)
{
    if (BORDER == 1) return i >= 0 && i < n ? i : -1;
    if (BORDER == 2) {
        int period = max(2 * n - 2, 1); // forwards, then backwards
        i = abs(i) % period;
        return min(i, period - i);
    }
    return max(min(i, n - 1), 0);
}

// Sobel from copied blocks, first launch: adds the border to the image once, in (width + 2) × (height + 2) pixels.
extern "C" __global__ void add_border(const unsigned char* input, unsigned char* padded, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x; // in the padded image
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // The warp copies a row segment; only here are pixels beyond the image handled.
    if (x < width + 2 && y < height + 2) {
        int row = inside(y - 1, height), column = inside(x - 1, width);
        padded[y * (width + 2) + x] = row < 0 || column < 0 ? 0 : input[row * width + column];
    }
}

// Second launch: each block copies its tile, halo included, without border handling.
extern "C" __global__ void sobel(const unsigned char* padded, unsigned char* output, int width, int height)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    extern __shared__ unsigned char tile[]; // (blockDim.x + 2) × (blockDim.y + 2) pixels
    int tileWidth = blockDim.x + 2, tileHeight = blockDim.y + 2;
    int x0 = blockIdx.x * blockDim.x, y0 = blockIdx.y * blockDim.y; // the tile's corner in the padded image
    int x = x0 + threadIdx.x;
    int y = y0 + threadIdx.y;
    int centre = (threadIdx.y + 1) * tileWidth + threadIdx.x + 1; // the thread's own place in the tile

    // The warps copy the tile, row segment by row segment; the last block's tile ends with the padded image.
    int columns = min(tileWidth, width + 2 - x0), rows = min(tileHeight, height + 2 - y0);
    for (int row = threadIdx.y; row < rows; row += blockDim.y)
        for (int column = threadIdx.x; column < columns; column += blockDim.x)
            tile[row * tileWidth + column] = padded[(y0 + row) * (width + 2) + x0 + column];

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each mask element the warp reads one row segment of neighbours from the shared tile.
        int gx = 0, gy = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int pixel = tile[centre + dy * tileWidth + dx];
                gx += maskX[dy + 1][dx + 1] * pixel;
                gy += maskY[dy + 1][dx + 1] * pixel;
            }

        // The warp writes the gradients' magnitudes to consecutive bytes, one per lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
