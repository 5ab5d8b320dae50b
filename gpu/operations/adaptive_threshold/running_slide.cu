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

// Adaptive threshold by running sums that slide along the row: threads exchange column sums of 16 bits instead of
// prefix sums of 32. A thread keeps 16 columns and writes the 16 pixels `margin` columns to their left, so that its
// windows cover only its own columns and columns to their left; columns left of the block count as zero.
extern "C" __global__ void __launch_bounds__(256)
    adaptive_threshold(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int window,
                       int offsetSum, int invert, int rows, int margin)
{
    extern __shared__ unsigned int handed[]; // eight lines of column sums, then a sum for each warp
    int radius = window / 2, guard = 2 * margin / 16 + 1;
    int threads = blockDim.x * blockDim.y, thread = threadIdx.y * blockDim.x + threadIdx.x;
    int lane = thread % 32, warp = thread / 32, line = guard + threads + 1;
    int* warpSums = (int*)(handed + 8 * line);
    int x = blockIdx.x * (16 * threads - 2 * margin) - margin + 16 * thread; // the first of the thread's columns
    int first = blockIdx.y * rows, last = min(first + rows, height);

    // The guard columns on the left stay zero. The warp reads the window of the row above the strip.
    for (int i = thread; i < 8 * line; i += threads)
        handed[i] = 0;
    unsigned int sums[8] = {};
    for (int row = first - radius - 1; row < first + radius; ++row)
        addPairs(sums, bordered(load16(input, x, row, width, height, pitch), input, x, row, width, height, pitch), 1);
    __syncthreads();

    // The words (two columns each) at which the columns that enter and leave a first window begin, and the shifts.
    int enterBack = margin - radius, leaveBack = margin + radius + 1;
    int enterWord = 8 * guard - (enterBack + 1) / 2, leaveWord = 8 * guard - (leaveBack + 1) / 2;
    int enterShift = enterBack % 2 * 16, leaveShift = leaveBack % 2 * 16;
    bool writes = 16 * thread >= 2 * margin && x - margin < width;

    for (int y = first; y < last; ++y) {
        // One row enters the window, one leaves, and the one in the middle is compared.
        uint4 enters = load16(input, x, y + radius, width, height, pitch);
        uint4 leaves = load16(input, x, y - radius - 1, width, height, pitch);
        uint4 middle = load16(input, x - margin, y, width, height, pitch);
        addPairs(sums, bordered(enters, input, x, y + radius, width, height, pitch), 1);
        addPairs(sums, bordered(leaves, input, x, y - radius - 1, width, height, pitch), -1);

        // Word i of every thread is in line i, so that the lanes of a warp write to 32 different banks.
        for (int i = 0; i < 8; ++i)
            handed[i * line + guard + thread] = sums[i];
        __syncthreads();

        // By how much each of the 16 windows is less than the one to its left: columns that leave minus columns that
        // enter. Adding 0x8000 to both halves of a word, and removing it by XOR, prevents a borrow between them.
        int less[8], own = 0;
        for (int i = 0; i < 8; ++i) {
            int e = enterWord + i, l = leaveWord + i;
            unsigned int enter = __funnelshift_r(handed[e % 8 * line + e / 8 + thread],
                                                 handed[(e + 1) % 8 * line + (e + 1) / 8 + thread], enterShift);
            unsigned int leave = __funnelshift_r(handed[l % 8 * line + l / 8 + thread],
                                                 handed[(l + 1) % 8 * line + (l + 1) / 8 + thread], leaveShift);
            less[i] = (leave - enter + 0x80008000) ^ 0x80008000;
            own = __dp2a_lo(less[i], 0x0101, own); // adds both halves
        }

        // Inclusive scan: each lane adds the sum of the lane 1, 2, 4, 8, 16 to its left; the last stores its warp's.
        int along = own;
        for (int distance = 1; distance < 32; distance *= 2) {
            int left = __shfl_up_sync(0xffffffff, along, distance);
            if (lane >= distance) along += left;
        }
        if (lane == 31) warpSums[warp] = along;
        __syncthreads();

        // The sum slides from window to window. A pixel is white if pixel · window² + offsetSum - 1 - sum is not
        // negative; offsetSum is offset · window², rounded up. A dot product extracts the pixel from its word and
        // multiplies it.
        unsigned int rest = offsetSum - 1 + along - own;
        for (int left = 0; left < warp; ++left)
            rest += warpSums[left];
        unsigned int area = window * window, words[4] = {middle.x, middle.y, middle.z, middle.w}, result[4];
        for (int i = 0; i < 4; ++i) {
            unsigned int a = __dp2a_lo(less[2 * i], 0x0001, (int)rest), b = __dp2a_lo(less[2 * i], 0x0101, (int)rest);
            unsigned int c = __dp2a_lo(less[2 * i + 1], 0x0001, (int)b), d = __dp2a_lo(less[2 * i + 1], 0x0101, (int)b);
            rest = d;
            a = __dp2a_lo(area, words[i], a), b = __dp2a_lo(area << 16, words[i], b);
            c = __dp2a_hi(area, words[i], c), d = __dp2a_hi(area << 16, words[i], d);
            // The highest byte of each is 255 if it is negative, else 0.
            unsigned int black = __byte_perm(__byte_perm(a, b, 0x0073), __byte_perm(c, d, 0x0073), 0x5410);
            result[i] = invert ? black : ~black;
        }
        if (writes) *(uint4*)(output + y * pitch + x - margin) = make_uint4(result[0], result[1], result[2], result[3]);
    }
}
