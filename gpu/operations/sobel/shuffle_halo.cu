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

// Sobel with a shuffled halo: a lane gets the pixels on the left and right of its vector from its neighbours' registers
// by shuffles. Only at the ends of a warp's or block's row, and at the image's edge, must a lane load them.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int rows = 8; // computed by a thread
    int x = (blockIdx.x * blockDim.x + threadIdx.x) * 16; // of the thread's first pixel
    int y0 = (blockIdx.y * blockDim.y + threadIdx.y) * rows;

    // Lanes beyond the image's right or bottom edge take part in the warp's shuffles: they read inside the image.
    int column = min(x, pitch - 16);
    int lane = (threadIdx.y * blockDim.x + threadIdx.x) % 32;
    bool first = lane == 0 || threadIdx.x == 0;
    bool last = lane == 31 || threadIdx.x == blockDim.x - 1 || x + 16 >= width;
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

        // The warp reads one segment of vectors of the new row.
        int row = inside(y0 - 1 + i, height);
        uint4 vector = row < 0 ? make_uint4(0, 0, 0, 0) : *(const uint4*)&input[row * pitch + column];
        unsigned words[4] = {vector.x, vector.y, vector.z, vector.w};

        // Each lane gets the last pixel of the lane before it and the first pixel of the lane after it.
        unsigned before = __shfl_up_sync(0xffffffff, words[3], 1) >> 24;
        unsigned after = __shfl_down_sync(0xffffffff, words[0], 1) & 255;
        if (first) before = row < 0 || left < 0 ? 0 : input[row * pitch + left];
        if (last) after = row < 0 || right < 0 ? 0 : input[row * pitch + right];
        window[2][0] = before;
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

        // The warp writes consecutive vectors inside the image.
        int y = y0 - 2 + i;
        if (i >= 2 && y < height && x < width)
            *(uint4*)&output[y * pitch + x] = make_uint4(magnitudes[0], magnitudes[1], magnitudes[2], magnitudes[3]);
    }
}
