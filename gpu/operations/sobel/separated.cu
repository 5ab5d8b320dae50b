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

// The selector with which __byte_perm picks a word's bytes. 0x3210 keeps all four; if the row ends after `pixels` of
// them, byte 4 follows, in which the lane passes the border's pixel. So the row's last pixel has its neighbour, too.
__device__ unsigned bytesOfWord(int pixels)
{
    return pixels < 0 || pixels > 3 ? 0x3210 : 0x3210 & ~(15 << 4 * pixels) | 4 << 4 * pixels;
}

// Sobel with separated sums: the masks are a smoothing 1 2 1 in one direction and a difference in the other. A column's
// smoothed sum serves the pixels on both its sides; a row's serves the pixels above it and those below.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int rows = 8; // computed by a thread
    int x = (blockIdx.x * blockDim.x + threadIdx.x) * 16; // of the thread's first pixel
    int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * rows;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y0 < height) {
        int left = inside(x - 1, width), right = inside(min(x + 16, width), width);
        unsigned bytes[4];
        for (int i = 0; i < 4; ++i) bytes[i] = bytesOfWord(width - x - 4 * i);
        int window[3][18] = {}, smoothed[3][16] = {}; // three rows, and the same smoothed along the row
#pragma unroll
        for (int i = 0; i < rows + 2; ++i) {
            // Each lane's window moves down by a row.
            for (int j = 0; j < 18; ++j) window[0][j] = window[1][j];
            for (int j = 0; j < 18; ++j) window[1][j] = window[2][j];
            for (int j = 0; j < 16; ++j) smoothed[0][j] = smoothed[1][j];
            for (int j = 0; j < 16; ++j) smoothed[1][j] = smoothed[2][j];

            // The warp reads the new row's segment of vectors, and the pixels on the left and right of each.
            int row = inside(y0 - 1 + i, height);
            unsigned after = row < 0 || right < 0 ? 0 : input[row * pitch + right];
            uint4 vector = row < 0 ? make_uint4(0, 0, 0, 0) : *(const uint4*)&input[row * pitch + x];
            unsigned words[4] = {vector.x, vector.y, vector.z, vector.w};
            window[2][0] = row < 0 || left < 0 ? 0 : input[row * pitch + left];
            for (int j = 0; j < 16; ++j)
                window[2][1 + j] = __byte_perm(words[j / 4], after, bytes[j / 4]) >> 8 * (j % 4) & 255;
            window[2][17] = after;
            for (int j = 0; j < 16; ++j) smoothed[2][j] = window[2][j] + 2 * window[2][j + 1] + window[2][j + 2];

            // From the third row on each lane smooths its columns and takes the differences: two for each pixel.
            int columns[18];
            for (int j = 0; j < 18; ++j) columns[j] = window[0][j] + 2 * window[1][j] + window[2][j];
            unsigned magnitudes[4] = {0, 0, 0, 0};
            for (int j = 0; j < 16; ++j) {
                int gx = columns[j + 2] - columns[j];
                int gy = smoothed[2][j] - smoothed[0][j];
                magnitudes[j / 4] |= min(255, abs(gx) + abs(gy)) << 8 * (j % 4);
            }

            // The warp writes consecutive vectors if the image has this row.
            int y = y0 - 2 + i;
            if (i >= 2 && y < height)
                *(uint4*)&output[y * pitch + x] = make_uint4(magnitudes[0], magnitudes[1], magnitudes[2], magnitudes[3]);
        }
    }
}
