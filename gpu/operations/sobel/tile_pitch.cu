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

// Pixels x … x + 3 of a row, including the border's pixel where a pixel of the image has it as a neighbour.
__device__ unsigned wordAt(const unsigned char* row, int x, int width)
{
    if (x >= 0 && x + 4 <= width) return *(const unsigned*)&row[x];
    int beyond = inside(x < 0 ? -1 : width, width);
    unsigned pixel = beyond < 0 ? 0 : row[beyond];
    if (x < 0) return pixel << 24;
    return x < width ? __byte_perm(*(const unsigned*)&row[x], pixel, bytesOfWord(width - x)) : pixel;
}

// Sobel from a shared tile with a pitch: in a narrow block a warp reads several rows of the tile at once, which should
// lie in different banks. They do if the pitch is an odd multiple of the block's width, such as three times.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    extern __shared__ unsigned tile[]; // (blockDim.x + 2) × (blockDim.y + 2) words, rows tilePitch words apart
    int tilePitch = blockDim.x < 32 ? 3 * blockDim.x : blockDim.x + 2; // words from one row of the tile to the next
    int x0 = blockIdx.x * blockDim.x * 4, y0 = blockIdx.y * blockDim.y; // the block's first pixel
    int x = x0 + threadIdx.x * 4;
    int y = y0 + threadIdx.y;

    // The warps fill the tile, row segment by row segment, with one word on each side and one row above and below.
    for (int i = threadIdx.y; i < blockDim.y + 2; i += blockDim.y)
        for (int j = threadIdx.x; j < blockDim.x + 2; j += blockDim.x) {
            int row = inside(y0 - 1 + i, height);
            tile[i * tilePitch + j] = row < 0 ? 0 : wordAt(&input[row * pitch], x0 - 4 + 4 * j, width);
        }

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // The warp reads nine row segments of words from the tile: a lane's own, and those on its left and right.
        int window[3][6];
        for (int i = 0; i < 3; ++i) {
            const unsigned* words = &tile[(threadIdx.y + i) * tilePitch + threadIdx.x];
            window[i][0] = words[0] >> 24;
            for (int j = 0; j < 4; ++j) window[i][1 + j] = words[1] >> 8 * j & 255;
            window[i][5] = words[2] & 255;
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
