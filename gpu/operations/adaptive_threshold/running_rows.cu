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

// Adaptive threshold by running sums, four rows per step: a warp waits for barriers, shuffles and memory once in four
// rows. A thread keeps 16 columns and writes the 16 pixels `margin` columns to their left; columns left of the block
// count as zero. Shared memory keeps each row while it is in the window.
extern "C" __global__ void __launch_bounds__(128)
    adaptive_threshold(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int window,
                       int offsetSum, int invert, int rows, int margin)
{
    const int together = 4;         // rows a step
    extern __shared__ uint4 kept[]; // rows; then eight lines of column sums for each of the four; then the warps' sums
    int radius = window / 2, guard = 2 * margin / 16 + 1, keptRows = max(window, radius + together);
    int threads = blockDim.x * blockDim.y, thread = threadIdx.y * blockDim.x + threadIdx.x;
    int lane = thread % 32, warp = thread / 32, line = guard + threads + 1;
    unsigned int* handed = (unsigned int*)(kept + keptRows * threads);
    int* warpSums = (int*)(handed + together * 8 * line);
    int x = blockIdx.x * (16 * threads - 2 * margin) - margin + 16 * thread; // the first of the thread's columns
    int first = blockIdx.y * rows, last = min(first + rows, height);

    // The guard columns on the left stay zero. The warp reads the window of the row above the strip and keeps its rows.
    for (int i = thread; i < together * 8 * line; i += threads)
        handed[i] = 0;
    unsigned int sums[8] = {};
    for (int i = 0; i < window; ++i) {
        int row = first - radius - 1 + i;
        uint4 pixels = load16(input, x, row, width, height, pitch);
        pixels = bordered(pixels, input, x, row, width, height, pitch);
        addPairs(sums, pixels, 1);
        kept[i * threads + thread] = pixels;
    }
    // The places of the rows y + radius, y - radius - 1 and y. The buffer is circular: the next place is the smaller of
    // two candidates, because an unsigned difference below zero is huge.
    unsigned int places = keptRows * threads, enterAt = window % keptRows * threads + thread, leaveAt = thread;
    unsigned int middleAt = (radius + 1) % keptRows * threads + max(thread - margin / 16, 0);
    uint4 next[together];
#pragma unroll
    for (int n = 0; n < together; ++n)
        next[n] = load16(input, x, first + radius + n, width, height, pitch);
    __syncthreads();

    // The words (two columns each) at which the columns that enter and leave a first window begin, and the shifts.
    int enterBack = margin - radius, leaveBack = margin + radius + 1;
    int enterWord = 8 * guard - (enterBack + 1) / 2, leaveWord = 8 * guard - (leaveBack + 1) / 2;
    int enterShift = enterBack % 2 * 16, leaveShift = leaveBack % 2 * 16;
    bool writes = 16 * thread >= 2 * margin && x - margin < width;

    for (int y = first; y < last; y += together) {
        // Four rows enter the window, one after the other, and four leave. Meanwhile the next four are being loaded.
        // Word i of every thread is in line i, so that the lanes of a warp write to 32 different banks.
        if (BORDER == 1 || x < 0 || x + 16 > width)
#pragma unroll
            for (int n = 0; n < together; ++n)
                next[n] = bordered(next[n], input, x, y + n + radius, width, height, pitch);
#pragma unroll
        for (int n = 0; n < together; ++n) {
            addPairs(sums, kept[leaveAt], -1);
            addPairs(sums, next[n], 1);
            kept[enterAt] = next[n];
            next[n] = load16(input, x, y + together + n + radius, width, height, pitch);
            leaveAt = min(leaveAt + threads, leaveAt + threads - places);
            enterAt = min(enterAt + threads, enterAt + threads - places);
            for (int i = 0; i < 8; ++i)
                handed[(8 * n + i) * line + guard + thread] = sums[i];
        }
        __syncthreads();

        // By how much each of the 16 windows is less than the one to its left: columns that leave minus columns that
        // enter. Adding 0x8000 to both halves of a word, and removing it by XOR, prevents a borrow between them.
        int less[together][8], own[together], along[together];
#pragma unroll
        for (int n = 0; n < together; ++n) {
            own[n] = 0;
            unsigned int* columns = handed + 8 * n * line + thread;
#pragma unroll
            for (int i = 0; i < 8; ++i) {
                int e = enterWord + i, l = leaveWord + i;
                unsigned int enter = __funnelshift_r(columns[e % 8 * line + e / 8],
                                                     columns[(e + 1) % 8 * line + (e + 1) / 8], enterShift);
                unsigned int leave = __funnelshift_r(columns[l % 8 * line + l / 8],
                                                     columns[(l + 1) % 8 * line + (l + 1) / 8], leaveShift);
                less[n][i] = (leave - enter + 0x80008000) ^ 0x80008000;
                own[n] = __dp2a_lo(less[n][i], 0x0101, own[n]); // adds both halves
            }
            along[n] = own[n];
        }

        // Inclusive scan: each lane adds the sum of the lane 1, 2, 4, 8, 16 to its left; the last stores its warp's.
#pragma unroll
        for (int distance = 1; distance < 32; distance *= 2)
#pragma unroll
            for (int n = 0; n < together; ++n) {
                int left = __shfl_up_sync(0xffffffff, along[n], distance);
                if (lane >= distance) along[n] += left;
            }
        uint4 middle[together];
#pragma unroll
        for (int n = 0; n < together; ++n) {
            if (lane == 31) warpSums[4 * n + warp] = along[n];
            middle[n] = kept[middleAt];
            middleAt = min(middleAt + threads, middleAt + threads - places);
        }
        __syncthreads();

        // The sum slides from window to window. A pixel is white if pixel · window² + offsetSum - 1 - sum is not
        // negative; offsetSum is offset · window², rounded up. A dot product extracts the pixel from its word and
        // multiplies it.
        unsigned int area = window * window;
#pragma unroll
        for (int n = 0; n < together; ++n) {
            unsigned int rest = offsetSum - 1 + along[n] - own[n];
#pragma unroll
            for (int left = 0; left < 3; ++left)
                rest += left < warp ? warpSums[4 * n + left] : 0;
            unsigned int words[4] = {middle[n].x, middle[n].y, middle[n].z, middle[n].w}, result[4];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                int pair = less[n][2 * i], pairAfter = less[n][2 * i + 1];
                unsigned int a = __dp2a_lo(pair, 0x0001, (int)rest), b = __dp2a_lo(pair, 0x0101, (int)rest);
                unsigned int c = __dp2a_lo(pairAfter, 0x0001, (int)b), d = __dp2a_lo(pairAfter, 0x0101, (int)b);
                rest = d;
                a = __dp2a_lo(area, words[i], a), b = __dp2a_lo(area << 16, words[i], b);
                c = __dp2a_hi(area, words[i], c), d = __dp2a_hi(area << 16, words[i], d);
                // The highest byte of each is 255 if it is negative, else 0.
                unsigned int black = __byte_perm(__byte_perm(a, b, 0x0073), __byte_perm(c, d, 0x0073), 0x5410);
                result[i] = invert ? black : ~black;
            }
            uint4 pixels = make_uint4(result[0], result[1], result[2], result[3]);
            if (writes && y + n < last) *(uint4*)(output + (y + n) * pitch + x - margin) = pixels;
        }
    }
}
