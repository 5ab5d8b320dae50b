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

// Adaptive threshold in two directions, first launch: every thread adds up its pixel's row of the window.
extern "C" __global__ void row_sums(const unsigned char* input, unsigned short* sums, int width, int height,
                                    int window)
{
    int radius = window / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each column of the window the warp reads one row segment from global memory.
        int sum = 0;
        for (int column = 0; column < window; ++column) {
            int fromX = inside(x + column - radius, width);
            sum += fromX < 0 ? 0 : input[y * width + fromX];
        }

        // The warp writes its sums to consecutive addresses: each is at most 101 · 255 = 25755 and fits 16 bits.
        sums[y * width + x] = sum;
    }
}

// Second launch: every thread adds up the row sums above and below its pixel, a column of the window.
extern "C" __global__ void adaptive_threshold(const unsigned char* input, const unsigned short* sums,
                                              unsigned char* output, int width, int height, int window, int offsetSum,
                                              int invert)
{
    int radius = window / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    if (x < width && y < height) {
        // For each row of the window the warp reads one row segment of the sums.
        int sum = 0, source = input[y * width + x];
        for (int row = 0; row < window; ++row) {
            int fromY = inside(y + row - radius, height);
            sum += fromY < 0 ? 0 : sums[fromY * width + x];
        }

        // The warp writes white or black, one byte per lane, coalesced: mean - offset < source, times window², so that
        // nothing is divided. offsetSum is offset · window², rounded up because sums are whole numbers.
        bool white = sum < source * window * window + offsetSum;
        output[y * width + x] = white != invert ? 255 : 0;
    }
}
