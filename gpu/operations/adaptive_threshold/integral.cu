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

// Adaptive threshold from an integral image, first launch: the prefix sums of every row. The table begins radius + 1
// pixels before the image and ends radius pixels after it, so it is `columns` = width + window wide.
extern "C" __global__ void row_prefixes(const unsigned char* input, unsigned int* table, int width, int height,
                                        int window)
{
    int radius = window / 2, columns = width + window, rows = height + window;
    int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread % 32;
    int row = (blockIdx.x * (blockDim.x * blockDim.y) + thread) / 32; // one warp per row

    if (row < rows) {
        // The warp walks along its row, 32 pixels per step. `before` is the sum of all earlier steps.
        int fromY = inside(row - radius - 1, height);
        unsigned int before = 0;
        for (int start = 0; start < columns; start += 32) {
            int fromX = inside(start + lane - radius - 1, width);
            unsigned int sum = fromX < 0 || fromY < 0 ? 0 : input[fromY * width + fromX];

            // Inclusive scan: each lane adds the sum of the lane 1, 2, 4, 8, 16 to its left and has all up to it.
            for (int distance = 1; distance < 32; distance *= 2) {
                unsigned int left = __shfl_up_sync(0xffffffff, sum, distance);
                if (lane >= distance) sum += left;
            }
            sum += before;
            before = __shfl_sync(0xffffffff, sum, 31);
            if (start + lane < columns) table[row * columns + start + lane] = sum;
        }
    }
}

// Second launch: each thread adds up one column from the top; in each row the warp reads and writes one segment.
extern "C" __global__ void column_prefixes(unsigned int* table, int columns, int rows)
{
    int column = blockIdx.x * (blockDim.x * blockDim.y) + threadIdx.y * blockDim.x + threadIdx.x;
    unsigned int sum = 0;
    for (int row = 0; row < rows && column < columns; ++row)
        table[row * columns + column] = sum += table[row * columns + column];
}

// Third launch: four corners of the table give the sum of a window of any size.
extern "C" __global__ void adaptive_threshold(const unsigned char* input, const unsigned int* table,
                                              unsigned char* output, int width, int height, int window, int offsetSum,
                                              int invert)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int columns = width + window;

    if (x < width && y < height) {
        // The table's sums overflow 32 bits and wrap around. The differences wrap around too, so the window's sum, at
        // most 101² · 255, is correct.
        const unsigned int *above = table + y * columns + x, *below = above + window * columns;
        int sum = below[window] - below[0] - above[window] + above[0], source = input[y * width + x];

        // The warp writes white or black, one byte per lane, coalesced: mean - offset < source, times window², so that
        // nothing is divided. offsetSum is offset · window², rounded up because sums are whole numbers.
        bool white = sum < source * window * window + offsetSum;
        output[y * width + x] = white != invert ? 255 : 0;
    }
}
