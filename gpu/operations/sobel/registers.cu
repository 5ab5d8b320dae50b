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

// Sobel from registers: every thread first gathers its 3×3 window in registers, then computes from there.
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // The warp reads nine row segments from global memory; the loops are unrolled, so the array stays in registers.
        int window[3][3];
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int row = inside(y + dy, height), column = inside(x + dx, width);
                window[dy + 1][dx + 1] = row < 0 || column < 0 ? 0 : input[row * width + column];
            }

        // From here on the warp reads registers only.
        int gx = 0, gy = 0;
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                gx += maskX[row][column] * window[row][column];
                gy += maskY[row][column] * window[row][column];
            }

        // The warp writes the gradients' magnitudes to consecutive bytes, one per lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
