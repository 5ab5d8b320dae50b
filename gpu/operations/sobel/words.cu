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

// The selector for __byte_perm to pick a word's bytes. 0x3210 keeps all four; if the row ends after `pixels` of them,
// byte 4 follows, in which the lane passes the border's pixel, the neighbour of the row's last pixel.
__device__ unsigned bytesOfWord(int pixels)
{
    return pixels < 0 || pixels > 3 ? 0x3210 : 0x3210 & ~(15 << 4 * pixels) | 4 << 4 * pixels;
}

// Sobel in words: a thread computes four neighbouring pixels, so one load reads four bytes of a row. Rows begin pitch
// bytes apart, and every word lies wholly in its row, even the last one, inside which the image may end.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int x = (blockIdx.x * blockDim.x + threadIdx.x) * 4; // of the thread's first pixel
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // The warp reads one segment of words of each row, and for each word the pixels on its left and right.
        int left = inside(x - 1, width), right = inside(min(x + 4, width), width);
        unsigned bytes = bytesOfWord(width - x);
        int window[3][6];
        for (int i = 0; i < 3; ++i) {
            int row = inside(y - 1 + i, height);
            unsigned after = row < 0 || right < 0 ? 0 : input[row * pitch + right];
            unsigned word = row < 0 ? 0 : *(const unsigned*)&input[row * pitch + x];
            word = __byte_perm(word, after, bytes);
            window[i][0] = row < 0 || left < 0 ? 0 : input[row * pitch + left];
            for (int j = 0; j < 4; ++j) window[i][1 + j] = word >> 8 * j & 255;
            window[i][5] = after;
        }

        // Each lane computes its four pixels from them and packs their magnitudes into a word.
        unsigned magnitudes = 0;
        for (int i = 0; i < 4; ++i) {
            int gx = 0, gy = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    int pixel = window[1 + dy][1 + i + dx];
                    gx += maskX[dy + 1][dx + 1] * pixel;
                    gy += maskY[dy + 1][dx + 1] * pixel;
                }
            magnitudes |= min(255, abs(gx) + abs(gy)) << 8 * i;
        }

        // The warp writes consecutive words; bytes beyond the image's last column are never read.
        *(unsigned*)&output[y * pitch + x] = magnitudes;
    }
}
