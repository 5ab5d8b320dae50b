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

// Lays out the border: the columns beyond both edges that windows reach, for all rows, so that the strips' loop copies
// them like the image's. A row of `edges` has 64 columns on the left, then 80 from the last multiple of 16 on. A lane
// fills four pixels.
extern "C" __global__ void lay_out_edges(const unsigned char* input, unsigned char* edges, int width, int height,
                                         int pitch)
{
    int thread = (blockIdx.x * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    int y = thread / 36, place = 4 * (thread % 36); // 144 bytes a row
    if (y >= height) return;
    int x = place < 64 ? place - 64 : width / 16 * 16 + place - 64;
    unsigned int pixels = 0;
    for (int i = 0; i < 4; ++i) {
        int fromX = inside(x + i, width);
        if (fromX >= 0) pixels |= input[y * pitch + fromX] << 8 * i;
    }
    *(unsigned int*)(edges + y * 144 + place) = pixels;
}

// Where the 16 pixels from column x of row 0 are: in the image, or, if some lie beyond it, in `edges`; `step` is the
// distance of the rows there. x is a multiple of 16; for columns that no window reaches any others will do.
__device__ const unsigned char* placeOf(int x, const unsigned char* input, const unsigned char* edges, int width,
                                        int pitch, int& step)
{
    bool isInPicture = x >= 0 && x + 16 <= width;
    step = isInPicture ? pitch : 144;
    if (isInPicture) return input + x;
    return edges + 64 + min(x < 0 ? x : x - width / 16 * 16, 64);
}

// Starts an asynchronous copy of 16 pixels of row y to shared memory; of a black row it copies zeros.
__device__ void sendPixels(unsigned char* to, const unsigned char* from, int step, int y, int height)
{
    int fromY = inside(y, height);
    __pipeline_memcpy_async((uint4*)to, from + max(fromY, 0) * step, 16, BORDER == 1 && fromY < 0 ? 16 : 0);
}

// Starts the copies of four rows from row y: each lane copies 16 pixels of two rows, and the lanes of the first warp
// also copy 16 pixels of the 128 columns on the right.
__device__ __forceinline__ void sendFour(unsigned char* to, const unsigned char* from, int step, unsigned char* toRight,
                                         const unsigned char* fromRight, int stepRight, int y, int height, int line,
                                         int warp, int lane)
{
    sendPixels(to, from, step, y + lane / 16, height);
    sendPixels(to + 2 * line, from, step, y + 2 + lane / 16, height);
    if (warp == 0) sendPixels(toRight, fromRight, stepRight, y + lane / 8, height);
    __pipeline_commit();
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

// Adaptive threshold by a band matrix, with the border laid out before: every block copies its rows in the same way,
// and a step has one barrier everywhere. Tensor cores compute the sums of 256 windows of a row as the product of a band
// of ones and the row's pixels; these sums run down the columns: a row of them is added, and one is subtracted. STEPS,
// defined at compile time, is the number of products of 32 pixels per window.
extern "C" __global__ void __launch_bounds__(256)
    adaptive_threshold(const unsigned char* input, const unsigned char* edges, unsigned char* output, int width,
                       int height, int pitch, int window, int offsetSum, int invert, int rows, int margin)
{
    const int together = 4, ahead = 8; // rows per step; rows being copied ahead of them
    extern __shared__ uint4 shared[];
    unsigned char* kept = (unsigned char*)shared; // rows from when they enter the window until they leave it
    int thread = threadIdx.y * blockDim.x + threadIdx.x, warps = blockDim.x * blockDim.y / 32;
    int lane = thread % 32, warp = thread / 32, group = lane / 4, member = lane % 4;
    int radius = window / 2, line = 256 * warps + 128; // bytes of a kept row
    int places = (window + together + ahead + 3) / 4 * 4 * line, step = together * line;
    int left = blockIdx.x * 256 * warps - margin; // the first column kept
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

    // Where a lane's 16 columns of every row come from and go to, and those on the right. The copies of the first eight
    // rows start.
    int pixelStep, rightStep;
    const unsigned char* pixels = placeOf(left + 256 * warp + 16 * (lane % 16), input, edges, width, pitch, pixelStep);
    const unsigned char* right = placeOf(left + 256 * warps + 16 * (lane % 8), input, edges, width, pitch, rightStep);
    unsigned char* own = kept + lane / 16 * line + 256 * warp + 16 * (lane % 16);
    unsigned char* ownRight = kept + lane / 8 * line + 256 * warps + 16 * (lane % 8);
    for (int i = 0; i < ahead; i += together)
        sendFour(own + i * line, pixels, pixelStep, ownRight + i * line, right, rightStep, top + radius + i, height,
                 line, warp, lane);

    // The places where rows are copied, and of the lane's pixels in the rows that enter at y, that leave and that are
    // in the middle. The buffer is circular: the next place is the smaller of two candidates, because an unsigned
    // difference below zero is huge.
    unsigned int sendAt = ahead * line, enterAt = 256 * warp + 8 * lane;
    unsigned int leaveAt = (first - top - window) * line + 256 * warp + 8 * lane;
    unsigned int middleAt = (first - top - radius) * line + margin + 256 * warp + 64 * member + 4 * group;
    // pixel · window² + offsetSum - 1 - sum, without the pixel; offsetSum is offset · window², rounded up.
    int rest[2][4];
    unsigned int area = window * window, white = invert ? 0 : 0xffffffff;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        rest[i / 4][i % 4] = offsetSum - 1;

    // The first window is filled. In each step four rows have arrived and every warp has finished with those of the
    // step before. Then the next copies start.
    int y = top;
    for (; y < first; y += together) {
        __pipeline_wait_prior(1);
        __syncthreads();
        sendFour(own + sendAt, pixels, pixelStep, ownRight + sendAt, right, rightStep, y + radius + ahead, height, line,
                 warp, lane);
        sendAt = min(sendAt + step, sendAt + step - places);
        int entering[together][2][4] = {};
#pragma unroll
        for (int n = 0; n < together; ++n)
            windowsOf(entering[n], band, (const uint2*)(kept + enterAt + n * line));
        enterAt = min(enterAt + step, enterAt + step - places);
#pragma unroll
        for (int i = 0; i < 8 * together; ++i)
            if (y + i / 8 >= first - window) rest[i / 4 % 2][i % 4] -= entering[i / 8][i / 4 % 2][i % 4];
    }

    for (; y < last; y += together) {
        // The same for all rows of the result.
        __pipeline_wait_prior(1);
        __syncthreads();
        sendFour(own + sendAt, pixels, pixelStep, ownRight + sendAt, right, rightStep, y + radius + ahead, height, line,
                 warp, lane);
        sendAt = min(sendAt + step, sendAt + step - places);

        // The windows of the four rows that enter, and of the four that leave.
        int entering[together][2][4] = {}, leaving[together][2][4] = {};
#pragma unroll
        for (int n = 0; n < together; ++n) {
            windowsOf(entering[n], band, (const uint2*)(kept + enterAt + n * line));
            windowsOf(leaving[n], band, (const uint2*)(kept + leaveAt));
            leaveAt = min(leaveAt + line, leaveAt + line - places);
        }
        enterAt = min(enterAt + step, enterAt + step - places);

        // In each row a lane has the windows of two groups of four neighbouring pixels. A pixel is white if `rest` plus
        // its own term is not negative; a dot product extracts the pixel from its word and multiplies it.
#pragma unroll
        for (int n = 0; n < together; ++n) {
            const unsigned int* middle = (const unsigned int*)(kept + middleAt);
            middleAt = min(middleAt + line, middleAt + line - places);
#pragma unroll
            for (int half = 0; half < 2; ++half) {
                unsigned int word = middle[8 * half], with[4];
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
