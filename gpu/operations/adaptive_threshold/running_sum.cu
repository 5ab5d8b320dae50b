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

// Adaptive threshold by running sums: the block walks down a strip of the image. Each thread keeps the sum of the
// window's rows in one column; the columns at both ends of the block are halo.
extern "C" __global__ void adaptive_threshold(const unsigned char* input, unsigned char* output, int width,
                                              int height, int window, int offsetSum, int invert, int rows)
{
    extern __shared__ unsigned int prefix[]; // of the block's columns, then a sum for each warp
    int radius = window / 2;
    int threads = blockDim.x * blockDim.y, thread = threadIdx.y * blockDim.x + threadIdx.x;
    int lane = thread % 32, warp = thread / 32;
    unsigned int* warpSums = prefix + threads;
    int x = blockIdx.x * (threads - window) + thread - radius - 1, fromX = inside(x, width);
    int first = blockIdx.y * rows, last = min(first + rows, height);

    // The warp reads the window of the row above the strip, one row segment after the other.
    unsigned int sum = 0;
    for (int row = first - radius - 1; row < first + radius; ++row) {
        int fromY = inside(row, height);
        sum += fromX < 0 || fromY < 0 ? 0 : input[fromY * width + fromX];
    }

    for (int y = first; y < last; ++y) {
        // One row enters the window, and the warp reads its segment; one leaves, and the warp reads it again.
        int enters = inside(y + radius, height), leaves = inside(y - radius - 1, height);
        sum += fromX < 0 || enters < 0 ? 0 : input[enters * width + fromX];
        sum -= fromX < 0 || leaves < 0 ? 0 : input[leaves * width + fromX];

        // Inclusive scan: each lane adds the sum of the lane 1, 2, 4, 8, 16 to its left and so sums all lanes up to it.
        unsigned int along = sum;
        for (int distance = 1; distance < 32; distance *= 2) {
            unsigned int left = __shfl_up_sync(0xffffffff, along, distance);
            if (lane >= distance) along += left;
        }
        if (lane == 31) warpSums[warp] = along;
        __syncthreads();

        // The warp adds the sums of all warps to its left and writes its part of the row's prefix sums.
        for (int left = 0; left < warp; ++left)
            along += warpSums[left];
        prefix[thread] = along;
        __syncthreads();

        // Lanes that have a pixel: the window's sum is the difference of two prefix sums, whatever its width.
        if (thread > radius && thread < threads - radius && x < width) {
            // mean - offset < source, times window²; offsetSum is offset · window², rounded up.
            int windowSum = prefix[thread + radius] - prefix[thread - radius - 1], source = input[y * width + x];
            bool white = windowSum < source * window * window + offsetSum;
            output[y * width + x] = white != invert ? 255 : 0;
        }
    }
}
