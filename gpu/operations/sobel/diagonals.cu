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

// The two 16-bit halves of a register as a __half2, and back. An integer b below 1024 as the bits of a half is the
// denormal b·2^-24. Sums of such numbers below 2048 are exact, and their bits are the sums of the integers.
__device__ __half2 halves(unsigned bits) { return *(__half2*)&bits; }
__device__ unsigned bitsOf(__half2 numbers) { return *(unsigned*)&numbers; }

// a + b in both halves.
__device__ unsigned sum(unsigned a, unsigned b) { return bitsOf(__hadd2(halves(a), halves(b))); }

// min(255, 2 max(|a - b|, |c - d|)) in both halves.
__device__ unsigned magnitude(unsigned a, unsigned b, unsigned c, unsigned d)
{
    __half2 falling = __hsub2(halves(a), halves(b)), rising = __hsub2(halves(c), halves(d));
    __half2 larger = __hmax2(__habs2(falling), __habs2(rising));
    return bitsOf(__hmin2(__hadd2(larger, larger), halves(0x00ff00ff)));
}

// Sobel along the diagonals: |gx| + |gy| is the larger of |gx + gy| and |gx - gy|, and these are twice the differences
// of diagonally opposite 2×2 squares that share the pixel. A square serves four pixels.
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

        // Sums of two neighbouring pixels, for two rows, and of four in a square, indexed by their left pixel: those of
        // 0, 2, 4 … in pairs, and those of -1, 1, 3 … in pairs.
        unsigned evenSums[2][4] = {}, oddSums[2][5] = {}, evenSquares[2][4] = {}, oddSquares[2][5] = {};
#pragma unroll
        for (int i = 0; i < rows + 2; ++i) {
            // Each lane's sums move up: what was the lower row is now the upper one.
            for (int j = 0; j < 4; ++j) evenSums[0][j] = evenSums[1][j], evenSquares[0][j] = evenSquares[1][j];
            for (int j = 0; j < 5; ++j) oddSums[0][j] = oddSums[1][j], oddSquares[0][j] = oddSquares[1][j];

            // The warp reads the new row's segment of vectors, and the pixels on the left and right of each.
            int row = inside(y0 - 1 + i, height);
            unsigned before = row < 0 || left < 0 ? 0 : input[row * pitch + left];
            unsigned after = row < 0 || right < 0 ? 0 : input[row * pitch + right];
            uint4 vector = row < 0 ? make_uint4(0, 0, 0, 0) : *(const uint4*)&input[row * pitch + x];
            unsigned words[4] = {vector.x, vector.y, vector.z, vector.w};
            unsigned even[5], odd[5]; // pixels 0, 2, 4 …, the last of them the one after; -1, 1, 3 …
            odd[0] = before << 16;
            for (int j = 0; j < 4; ++j) {
                even[j] = __byte_perm(words[j], after, evenOf[j]);
                odd[j + 1] = __byte_perm(words[j], after, oddOf[j]);
            }
            even[4] = after;

            // Each lane adds horizontal neighbours, and from the second row on vertical neighbours too.
            oddSums[1][0] = sum(odd[0], between(0, even[0]));
            for (int j = 0; j < 4; ++j) {
                evenSums[1][j] = sum(even[j], odd[j + 1]);
                oddSums[1][j + 1] = sum(odd[j + 1], between(even[j], even[j + 1]));
            }
            for (int j = 0; j < 4; ++j) evenSquares[1][j] = sum(evenSums[0][j], evenSums[1][j]);
            for (int j = 0; j < 5; ++j) oddSquares[1][j] = sum(oddSums[0][j], oddSums[1][j]);

            // From the third row on, each of the lane's pixels has its four squares.
            unsigned magnitudes[4];
            for (int j = 0; j < 4; ++j) {
                unsigned evens = magnitude(evenSquares[1][j], between(oddSquares[0][j], oddSquares[0][j + 1]),
                                           evenSquares[0][j], between(oddSquares[1][j], oddSquares[1][j + 1]));
                unsigned odds = magnitude(oddSquares[1][j + 1], evenSquares[0][j], //
                                          oddSquares[0][j + 1], evenSquares[1][j]);
                magnitudes[j] = evens | odds << 8;
            }

            // The warp writes consecutive vectors if the image has this row.
            int y = y0 - 2 + i;
            if (i >= 2 && y < height)
                *(uint4*)&output[y * pitch + x] = make_uint4(magnitudes[0], magnitudes[1], magnitudes[2], magnitudes[3]);
        }
    }
}
