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

// Starts an asynchronous copy of 16 pixels of row y, from column x, to shared memory. Beyond the image it copies the
// nearest 16 pixels of the image, or zeros. x is a multiple of 16.
__device__ void send16(uint4* to, const unsigned char* input, int x, int y, int width, int height, int pitch)
{
    int fromX = max(min(x, (width - 1) / 16 * 16), 0), fromY = max(inside(y, height), 0);
    int zeros = BORDER != 1 ? 0 : x < 0 || y < 0 || y >= height ? 16 : min(max(x + 16 - width, 0), 16);
    __pipeline_memcpy_async(to, input + fromY * pitch + fromX, 16, zeros);
}

// Starts the copies of four rows from row y. Each lane copies 16 pixels of two rows; the lanes of the first warp also
// copy the 128 columns on the right.
__device__ __forceinline__ void sendRows(uint4* to, const unsigned char* input, int left, int y, int width, int height,
                                         int pitch, int warps, int warp, int lane)
{
    int chunks = 16 * warps + 8, chunk = 16 * warp + lane % 16, right = 16 * warps + lane % 8;
#pragma unroll
    for (int pair = 0; pair < 4; pair += 2) {
        int row = pair + lane / 16;
        send16(to + row * chunks + chunk, input, left + 16 * chunk, y + row, width, height, pitch);
    }
    if (warp == 0)
        send16(to + lane / 8 * chunks + right, input, left + 16 * right, y + lane / 8, width, height, pitch);
    __pipeline_commit();
}

// At the image's left or right edge: fills the columns of a kept row that lie beyond the edge and inside a window
// with pixels of the image, four per lane. x = 0 is at `pixels`.
__device__ void putBorder(unsigned char* pixels, int lane, int radius, int left, int right, int width)
{
    int x = lane < 16 ? -4 - 4 * lane : width / 4 * 4 + 4 * (lane - 16);
    if (x < max(left, -radius - 3) || x >= min(right, width + radius)) return;
    unsigned char copied[4];
    for (int i = 0; i < 4; ++i)
        copied[i] = pixels[inside(x + i, width)];
    for (int i = 0; i < 4; ++i)
        if (x + i < 0 || x + i >= width) pixels[x + i] = copied[i];
}

// One warp-wide instruction: 16 rows of a, 32 numbers each, times 8 columns of b, added to 16 × 8 sums.
__device__ __forceinline__ void multiplyAdd(int (&sums)[4], const unsigned int (&a)[4], uint2 b)
{
    asm("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+r"(sums[0]), "+r"(sums[1]), "+r"(sums[2]), "+r"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b.x), "r"(b.y));
}

// Adds up the windows of a warp's 256 pixels in one kept row: in each product a lane multiplies 8 of its pixels.
__device__ __forceinline__ void windowsOf(int (&sums)[2][4], const unsigned int (&band)[STEPS][2][4], const uint2* row)
{
#pragma unroll
    for (int k = 0; k < STEPS; ++k) {
        uint2 pixels = row[4 * k];
        multiplyAdd(sums[0], band[k][0], pixels);
        multiplyAdd(sums[1], band[k][1], pixels);
    }
}

// Adaptive threshold by a band matrix: in each row, Tensor Cores compute the sums of 256 windows as the product of a
// band of ones and the row's pixels, so lanes exchange nothing. Only these sums run down the columns: a row of them is
// added, and one is subtracted. STEPS, defined at compile time, is the number of products of 32 pixels per window.
extern "C" __global__ void __launch_bounds__(256)
    adaptive_threshold(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int window,
                       int offsetSum, int invert, int rows, int margin)
{
    const int together = 4, ahead = 8; // rows per step; rows being copied ahead of them
    extern __shared__ uint4 kept[];    // rows from when they enter the window until they leave it
    int thread = threadIdx.y * blockDim.x + threadIdx.x, warps = blockDim.x * blockDim.y / 32;
    int lane = thread % 32, warp = thread / 32, group = lane / 4, member = lane % 4;
    int radius = window / 2, chunks = 16 * warps + 8; // a kept row: 16 pixels each
    int places = (window + together + ahead + 3) / 4 * 4 * chunks, step = together * chunks;
    int left = blockIdx.x * 256 * warps - margin, right = left + 16 * chunks; // the columns kept
    bool atEdge = BORDER != 1 && (left < 0 || right > width);
    int first = blockIdx.y * rows, last = min(first + rows, height);
    int top = first - (window + 3) / 4 * 4; // the first window is filled in whole steps

    // The band matrix: output i of 32 has ones in the columns of its window. A lane holds four words of each 16 × 32
    // part; its outputs are 4 · group … + 3 of both products, and its columns 8 · member … + 7.
    unsigned int band[STEPS][2][4];
#pragma unroll
    for (int i = 0; i < STEPS * 8; ++i) {
        int output = 4 * group + i / 4 % 2 * 2 + i % 2;
        int column = 32 * (i / 8) + 8 * member + i % 4 / 2 * 4;
        int begin = output + margin - radius - column, end = min(begin + window, 4); // which bytes lie in its window
        begin = max(begin, 0);
        unsigned int word = 0;
        if (begin < end) word = 0x01010101u << 8 * begin & 0x01010101u >> 8 * (4 - end);
        band[i / 8][i / 4 % 2][i % 4] = word;
    }

    // The copies of the first eight rows start.
    sendRows(kept, input, left, top + radius, width, height, pitch, warps, warp, lane);
    sendRows(kept + together * chunks, input, left, top + radius + together, width, height, pitch, warps, warp, lane);

    // The places of the rows that enter at y, that are copied meanwhile, that leave and that are in the middle. The
    // buffer is circular: the next place is the smaller of two candidates, because an unsigned difference below zero is
    // huge.
    unsigned int enterAt = 0, sendAt = ahead * chunks, leaveAt = (first - top - window) * chunks;
    unsigned int middleAt = (first - top - radius) * chunks;
    // pixel · window² + offsetSum - 1 - sum, without the pixel; offsetSum is offset · window², rounded up.
    int rest[2][4];
    unsigned int area = window * window, white = invert ? 0 : 0xffffffff;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        rest[i / 4][i % 4] = offsetSum - 1;

    // The first window is filled. In each step four rows have arrived and every warp has finished with those of the
    // step before. At the image's edge the warps add the border to the new rows. Then the next copies start.
    int y = top;
    for (; y < first; y += together) {
        __pipeline_wait_prior(1);
        __syncthreads();
        unsigned int nextAt = min(enterAt + step, enterAt + step - places);
        if (atEdge) {
            for (int n = warp; n < together; n += warps)
                putBorder((unsigned char*)(kept + enterAt + n * chunks) - left, lane, radius, left, right, width);
            __syncthreads();
        }
        sendRows(kept + sendAt, input, left, y + radius + ahead, width, height, pitch, warps, warp, lane);
        sendAt = min(sendAt + step, sendAt + step - places);
        int entering[together][2][4] = {};
#pragma unroll
        for (int n = 0; n < together; ++n)
            windowsOf(entering[n], band, (const uint2*)(kept + enterAt + n * chunks + 16 * warp) + lane);
        enterAt = nextAt;
#pragma unroll
        for (int i = 0; i < 8 * together; ++i)
            if (y + i / 8 >= first - window) rest[i / 4 % 2][i % 4] -= entering[i / 8][i / 4 % 2][i % 4];
    }

    for (; y < last; y += together) {
        // The same for all rows of the result.
        __pipeline_wait_prior(1);
        __syncthreads();
        unsigned int nextAt = min(enterAt + step, enterAt + step - places);
        if (atEdge) {
            for (int n = warp; n < together; n += warps)
                putBorder((unsigned char*)(kept + enterAt + n * chunks) - left, lane, radius, left, right, width);
            __syncthreads();
        }
        sendRows(kept + sendAt, input, left, y + radius + ahead, width, height, pitch, warps, warp, lane);
        sendAt = min(sendAt + step, sendAt + step - places);

        // The windows of the four rows that enter, and of the four that leave.
        int entering[together][2][4] = {}, leaving[together][2][4] = {};
#pragma unroll
        for (int n = 0; n < together; ++n) {
            windowsOf(entering[n], band, (const uint2*)(kept + enterAt + n * chunks + 16 * warp) + lane);
            windowsOf(leaving[n], band, (const uint2*)(kept + leaveAt + 16 * warp) + lane);
            leaveAt = min(leaveAt + chunks, leaveAt + chunks - places);
        }
        enterAt = nextAt;

        // In each row a lane has the windows of two groups of four neighbouring pixels. A pixel is white if `rest` plus
        // its own term is not negative; a dot product extracts the pixel from its word and multiplies it.
#pragma unroll
        for (int n = 0; n < together; ++n) {
            const unsigned int* middle = (const unsigned int*)(kept + middleAt + margin / 16 + 16 * warp);
            middleAt = min(middleAt + chunks, middleAt + chunks - places);
#pragma unroll
            for (int half = 0; half < 2; ++half) {
                unsigned int word = middle[16 * member + 8 * half + group], with[4];
#pragma unroll
                for (int i = 0; i < 4; ++i) {
                    int j = i % 2 * 2 + half;
                    rest[i / 2][j] -= entering[n][i / 2][j];
                    rest[i / 2][j] += leaving[n][i / 2][j];
                    with[i] = rest[i / 2][j];
                }
                unsigned int a = __dp2a_lo(area, word, with[0]), b = __dp2a_lo(area << 16, word, with[1]);
                unsigned int c = __dp2a_hi(area, word, with[2]), d = __dp2a_hi(area << 16, word, with[3]);
                // The highest byte of each is 255 if it is negative, else 0.
                unsigned int black = __byte_perm(__byte_perm(a, b, 0x0073), __byte_perm(c, d, 0x0073), 0x5410);
                int x = left + margin + 256 * warp + 64 * member + 32 * half + 4 * group;
                if (y + n < last && x < width)
                    *(unsigned int*)(output + (y + n) * pitch + x) = black ^ white;
            }
        }
    }
    __pipeline_wait_prior(0);
}
