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

// Sobel from local memory: every thread first copies its 3×3 window into an array of its own, then computes from there.
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // The warp reads nine row segments from global memory. This loop and the next are not unrolled, so their indices
        // are known only at run time: registers have no addresses, so the array is in local memory, lanes side by side.
        int window[9];
#pragma unroll 1
        for (int i = 0; i < 9; ++i) {
            int row = inside(y + i / 3 - 1, height), column = inside(x + i % 3 - 1, width);
            window[i] = row < 0 || column < 0 ? 0 : input[row * width + column];
        }

        // The warp reads its windows back row by row, each element from 32 consecutive words.
        int gx = 0, gy = 0;
#pragma unroll 1
        for (int i = 0; i < 3; ++i) {
            int left = window[3 * i], middle = window[3 * i + 1], right = window[3 * i + 2];
            gx += (i == 1 ? 2 : 1) * (right - left);
            gy += (i - 1) * (left + 2 * middle + right);
        }

        // The warp writes the gradients' magnitudes to consecutive bytes, one per lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
