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

// Sobel with the masks in constant memory, whose cache broadcasts one element to a whole warp at once.
__constant__ int maskX[3][3], maskY[3][3]; // filled before the launch

extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each element the warp reads both masks, a broadcast to all lanes, and one row segment from global memory.
        int gx = 0, gy = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int row = inside(y + dy, height), column = inside(x + dx, width);
                int pixel = row < 0 || column < 0 ? 0 : input[row * width + column];
                gx += maskX[dy + 1][dx + 1] * pixel;
                gy += maskY[dy + 1][dx + 1] * pixel;
            }

        // The warp writes the gradients' magnitudes to consecutive bytes, one per lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
