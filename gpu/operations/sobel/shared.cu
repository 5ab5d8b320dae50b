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

// Sobel from a shared tile: the block fetches its pixels once; threads at the block's edge fetch the halo as well.
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    extern __shared__ unsigned char tile[]; // (blockDim.x + 2) × (blockDim.y + 2) pixels
    int tileWidth = blockDim.x + 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int centre = (threadIdx.y + 1) * tileWidth + threadIdx.x + 1; // the thread's own place in the tile

    if (x < width && y < height) {
        // The warp loads its own pixels side by side.
        tile[centre] = input[y * width + x];

        // Warps at the block's rim diverge here: lanes at an edge load its halo, at the image's border a substitute.
        int left = inside(x - 1, width), right = inside(x + 1, width);
        int above = inside(y - 1, height), below = inside(y + 1, height);
        bool atLeft = threadIdx.x == 0, atRight = threadIdx.x == blockDim.x - 1 || x == width - 1;
        bool atTop = threadIdx.y == 0, atBottom = threadIdx.y == blockDim.y - 1 || y == height - 1;
        if (atLeft) tile[centre - 1] = left < 0 ? 0 : input[y * width + left];
        if (atRight) tile[centre + 1] = right < 0 ? 0 : input[y * width + right];
        if (atTop) tile[centre - tileWidth] = above < 0 ? 0 : input[above * width + x];
        if (atBottom) tile[centre + tileWidth] = below < 0 ? 0 : input[below * width + x];
        if (atTop && atLeft) tile[centre - tileWidth - 1] = above < 0 || left < 0 ? 0 : input[above * width + left];
        if (atTop && atRight) tile[centre - tileWidth + 1] = above < 0 || right < 0 ? 0 : input[above * width + right];
        if (atBottom && atLeft) tile[centre + tileWidth - 1] = below < 0 || left < 0 ? 0 : input[below * width + left];
        if (atBottom && atRight)
            tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + right];
    }

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
