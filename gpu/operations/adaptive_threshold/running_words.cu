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

// Loads 16 pixels of row y at once: from column x, or the nearest 16 of the image.
__device__ uint4 load16(const unsigned char* input, int x, int y, int width, int height, int pitch)
{
    int fromX = max(min(x, (width - 1) / 16 * 16), 0), fromY = max(inside(y, height), 0);
    return *(const uint4*)(input + fromY * pitch + fromX);
}

// The same pixels with the border instead of those beyond the image; x is a multiple of 16.
__device__ uint4 bordered(uint4 loaded, const unsigned char* input, int x, int y, int width, int height, int pitch)
{
    int fromY = inside(y, height);
    if (fromY < 0) return make_uint4(0, 0, 0, 0);
    if (x >= 0 && x + 16 <= width) return loaded;
    unsigned int words[4] = {loaded.x, loaded.y, loaded.z, loaded.w}, edge = 0;
    int kept = x < 0 ? 0 : max(width - x, 0), outermost = x < 0 ? 0 : (width - 1) % 16;
    if (BORDER == 0) {
        unsigned int word = outermost < 8 ? outermost < 4 ? words[0] : words[1] : outermost < 12 ? words[2] : words[3];
        edge = (word >> 8 * (outermost % 4) & 255) * 0x01010101;
    }
    for (int i = 0; i < 4; ++i) {
        unsigned int mask = kept - 4 * i < 4 ? (1u << 8 * max(kept - 4 * i, 0)) - 1 : 0xffffffff;
        words[i] = (words[i] & mask) | (edge & ~mask);
    }
    for (int i = 0; i < 16; ++i) // mirrored pixels may be anywhere in the row
        if (BORDER == 2 && i >= kept)
            words[i / 4] |= input[fromY * pitch + inside(x + i, width)] << 8 * (i % 4);
    return make_uint4(words[0], words[1], words[2], words[3]);
}

// Adds 16 pixels to the sums of 16 columns, or subtracts them: two neighbouring columns per word, 16 bits each.
__device__ void addPairs(unsigned int* sums, uint4 pixels, int sign)
{
    unsigned int words[4] = {pixels.x, pixels.y, pixels.z, pixels.w};
    for (int i = 0; i < 8; ++i)
        sums[i] += sign * __byte_perm(words[i / 2], 0, i % 2 ? 0x4342 : 0x4140);
}

// Adaptive threshold by running sums, 16 columns per thread: loads and stores of 16 bytes. The block's outermost
// `margin` columns on each side, a multiple of 16 and more than the window's radius, are halo.
extern "C" __global__ void __launch_bounds__(256)
    adaptive_threshold(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int window,
                       int offsetSum, int invert, int rows, int margin)
{
    extern __shared__ unsigned int prefix[]; // 16 lines of threads + 1 sums; then a sum for each warp
    int radius = window / 2;
    int threads = blockDim.x * blockDim.y, thread = threadIdx.y * blockDim.x + threadIdx.x;
    int lane = thread % 32, warp = thread / 32, line = threads + 1;
    unsigned int* warpSums = prefix + 16 * line;
    int x = blockIdx.x * (16 * threads - 2 * margin) - margin + 16 * thread; // the first of the thread's columns
    int first = blockIdx.y * rows, last = min(first + rows, height);

    // The warp reads one row segment of 512 bytes after the other: the window of the row above the strip. A column's
    // sum is at most 101 · 255 = 25755, so that two fit into a word and are added at once.
    unsigned int sums[8] = {};
    for (int row = first - radius - 1; row < first + radius; ++row)
        addPairs(sums, bordered(load16(input, x, row, width, height, pitch), input, x, row, width, height, pitch), 1);

    for (int y = first; y < last; ++y) {
        // One row enters the window, one leaves, and the one in the middle is compared.
        uint4 enters = load16(input, x, y + radius, width, height, pitch);
        uint4 leaves = load16(input, x, y - radius - 1, width, height, pitch);
        uint4 middle = load16(input, x, y, width, height, pitch);
        addPairs(sums, bordered(enters, input, x, y + radius, width, height, pitch), 1);
        addPairs(sums, bordered(leaves, input, x, y - radius - 1, width, height, pitch), -1);

        // Each lane adds up its 16 columns, then adds the sum of the lane 1, 2, 4, 8, 16 to its left.
        unsigned int own = 0;
        for (int i = 0; i < 8; ++i)
            own += (sums[i] & 0xffff) + (sums[i] >> 16);
        unsigned int along = own;
        for (int distance = 1; distance < 32; distance *= 2) {
            unsigned int left = __shfl_up_sync(0xffffffff, along, distance);
            if (lane >= distance) along += left;
        }
        if (lane == 31) warpSums[warp] = along;
        __syncthreads();

        // Column i of every thread is in line i, so that the lanes of a warp write to 32 different banks.
        unsigned int sum = along - own;
        for (int left = 0; left < warp; ++left)
            sum += warpSums[left];
        for (int i = 0; i < 16; ++i)
            prefix[i * line + thread] = sum += i % 2 ? sums[i / 2] >> 16 : sums[i / 2] & 0xffff;
        __syncthreads();

        // Lanes that have pixels: each window is the difference of two prefix sums; `margin` is in both indices so that
        // none is negative. White: mean - offset < source, times window²; offsetSum is offset · window², rounded up.
        // The warp writes 512 consecutive bytes.
        if (16 * thread >= margin && 16 * thread < 16 * threads - margin && x < width) {
            unsigned int words[4] = {middle.x, middle.y, middle.z, middle.w}, white[4] = {};
            for (int i = 0; i < 16; ++i) {
                int right = i + radius, left = i - radius - 1 + margin;
                int windowSum = prefix[right % 16 * line + thread + right / 16] -
                                prefix[left % 16 * line + thread + left / 16 - margin / 16];
                int source = words[i / 4] >> 8 * (i % 4) & 255;
                bool isWhite = (windowSum < source * window * window + offsetSum) != invert;
                white[i / 4] |= (isWhite ? 255u : 0u) << 8 * (i % 4);
            }
            *(uint4*)(output + y * pitch + x) = make_uint4(white[0], white[1], white[2], white[3]);
        }
    }
}
