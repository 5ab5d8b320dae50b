// Where coordinate i of 0 … n - 1 is read from. BORDER, given to the compiler, says what lies beyond the picture:
// 0 its nearest pixel, 1 black (-1: nothing is read), 2 the picture mirrored about its outermost pixels.
__device__ int inside(int i, int n)
{
    if (BORDER == 1) return i >= 0 && i < n ? i : -1;
    if (BORDER == 2) {
        int period = max(2 * n - 2, 1); // there and back
        i = abs(i) % period;
        return min(i, period - i);
    }
    return max(min(i, n - 1), 0);
}

// How __byte_perm has to choose a word's bytes. 0x3210 takes all four as they are; where the row ends after `pixels` of
// them, byte 4 follows, which the lane makes the border's pixel. So the row's last pixel has a neighbour in the word.
__device__ unsigned bytesOfWord(int pixels)
{
    return pixels < 0 || pixels > 3 ? 0x3210 : 0x3210 & ~(15 << 4 * pixels) | 4 << 4 * pixels;
}

// Sobel in words: a thread makes four pixels side by side, so that one load brings four bytes of a row. Rows begin pitch
// bytes apart and every word lies whole in its row, also the last one, which the picture may end within.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int x = (blockIdx.x * blockDim.x + threadIdx.x) * 4; // of the thread's first pixel
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes that hang over the picture's right or bottom edge have no pixel and sit out the rest.
    if (x < width && y < height) {
        // Of each row the warp reads one segment of words, and for each word the pixels on its left and right.
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

        // Each lane computes its four pixels from there and gathers their magnitudes in a word.
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

        // The warp writes its words side by side; what lies beyond the picture's last column nobody reads.
        *(unsigned*)&output[y * pitch + x] = magnitudes;
    }
}
