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

// The selector with which __byte_perm picks two pixels of a word, each as 16 bits: 0x5250 takes bytes 0 and 2, and byte
// 5, which is zero. If the row ends after `pixels` of the word's pixels, byte 4 follows, the border's pixel.
__device__ unsigned evenPick(int pixels) { return pixels == 0 ? 0x5254 : pixels == 2 ? 0x5450 : 0x5250; }
__device__ unsigned oddPick(int pixels) { return pixels == 1 ? 0x5354 : pixels == 3 ? 0x5451 : 0x5351; }

// The upper half of a register and the lower half of the next: the pixels between the two registers' pixels.
__device__ unsigned between(unsigned a, unsigned b) { return __byte_perm(a, b, 0x5432); }

// a + 2 b + c in both halves: at most 1020 each, so that nothing is carried from one into the other.
__device__ unsigned smoothed(unsigned a, unsigned b, unsigned c) { return a + 2 * b + c; }

// |a - b| in both halves: adding 0x8000 keeps the lower from borrowing from the upper; if that bit is clear, a < b.
__device__ unsigned distances(unsigned a, unsigned b)
{
    unsigned difference = a + 0x80008000 - b;
    unsigned smaller = ~difference >> 15 & 0x00010001;
    return (difference ^ 0x80008000 ^ smaller * 0xffff) + smaller;
}

// min(255, |a - b| + |c - d|) in both halves.
__device__ unsigned magnitude(unsigned a, unsigned b, unsigned c, unsigned d)
{
    unsigned sum = distances(a, b) + distances(c, d);
    unsigned above = sum + 0x7f007f00 >> 15 & 0x00010001; // 1 where the sum is 256 or more
    return (sum | above * 255) & 0x00ff00ff;
}

// Sobel with two pixels per register: sums of bytes need few bits, so one 32-bit addition does two of 16 bits.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int rows = 4; // computed by a thread
    int x = (blockIdx.x * blockDim.x + threadIdx.x) * 16; // of the thread's first pixel
    int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * rows;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y0 < height) {
        int left = inside(x - 1, width), right = inside(min(x + 16, width), width);
        unsigned evenOf[4], oddOf[4];
        for (int i = 0; i < 4; ++i) evenOf[i] = evenPick(width - x - 4 * i), oddOf[i] = oddPick(width - x - 4 * i);

        // Three rows: pixels 0, 2, 4 … in pairs, with the one after; pixels -1, 1, 3 … in pairs, with the one before.
        // And the same smoothed along the row.
        unsigned even[3][5] = {}, odd[3][5] = {}, evenSmoothed[3][4] = {}, oddSmoothed[3][4] = {};
#pragma unroll
        for (int i = 0; i < rows + 2; ++i) {
            // Each lane's window moves down by a row.
            for (int j = 0; j < 2; ++j)
                for (int k = 0; k < 5; ++k) even[j][k] = even[j + 1][k], odd[j][k] = odd[j + 1][k];
            for (int j = 0; j < 2; ++j)
                for (int k = 0; k < 4; ++k)
                    evenSmoothed[j][k] = evenSmoothed[j + 1][k], oddSmoothed[j][k] = oddSmoothed[j + 1][k];

            // The warp reads the new row's segment of vectors, and the pixels on the left and right of each.
            int row = inside(y0 - 1 + i, height);
            unsigned before = row < 0 || left < 0 ? 0 : input[row * pitch + left];
            unsigned after = row < 0 || right < 0 ? 0 : input[row * pitch + right];
            uint4 vector = row < 0 ? make_uint4(0, 0, 0, 0) : *(const uint4*)&input[row * pitch + x];
            unsigned words[4] = {vector.x, vector.y, vector.z, vector.w};
            odd[2][0] = before << 16;
            for (int j = 0; j < 4; ++j) {
                even[2][j] = __byte_perm(words[j], after, evenOf[j]);
                odd[2][j + 1] = __byte_perm(words[j], after, oddOf[j]);
            }
            even[2][4] = after;
            for (int j = 0; j < 4; ++j) {
                evenSmoothed[2][j] = smoothed(between(odd[2][j], odd[2][j + 1]), even[2][j], odd[2][j + 1]);
                oddSmoothed[2][j] = smoothed(even[2][j], odd[2][j + 1], between(even[2][j], even[2][j + 1]));
            }

            // From the third row on each lane smooths its columns and takes the differences, two pixels at a time.
            unsigned evenColumns[5], oddColumns[5], magnitudes[4];
            for (int j = 0; j < 5; ++j) {
                evenColumns[j] = smoothed(even[0][j], even[1][j], even[2][j]);
                oddColumns[j] = smoothed(odd[0][j], odd[1][j], odd[2][j]);
            }
            for (int j = 0; j < 4; ++j) {
                unsigned leftOfEven = between(oddColumns[j], oddColumns[j + 1]);
                unsigned rightOfOdd = between(evenColumns[j], evenColumns[j + 1]);
                unsigned evens = magnitude(leftOfEven, oddColumns[j + 1], evenSmoothed[0][j], evenSmoothed[2][j]);
                unsigned odds = magnitude(evenColumns[j], rightOfOdd, oddSmoothed[0][j], oddSmoothed[2][j]);
                magnitudes[j] = evens | odds << 8;
            }

            // The warp writes consecutive vectors if the image has this row.
            int y = y0 - 2 + i;
            if (i >= 2 && y < height)
                *(uint4*)&output[y * pitch + x] = make_uint4(magnitudes[0], magnitudes[1], magnitudes[2], magnitudes[3]);
        }
    }
}
