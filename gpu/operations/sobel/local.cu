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

// Sobel from local memory: every thread first copies its 3×3 window into an array of its own, then computes from there.
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    const int maskX[9] = {-1, 0, 1, -2, 0, 2, -1, 0, 1};
    const int maskY[9] = {-1, -2, -1, 0, 0, 0, 1, 2, 1};
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes that hang over the picture's right or bottom edge have no pixel and sit out the rest.
    if (x < width && y < height) {
        // The warp reads nine row segments from global memory. The loop stays a loop, so that its index is known only at
        // run time: registers have no addresses, and the array lies in local memory, an element of all lanes together.
        int window[9];
#pragma unroll 1
        for (int i = 0; i < 9; ++i) {
            int row = inside(y + i / 3 - 1, height), column = inside(x + i % 3 - 1, width);
            window[i] = row < 0 || column < 0 ? 0 : input[row * width + column];
        }

        // The warp reads its windows back, each element from 32 neighbouring words.
        int gx = 0, gy = 0;
        for (int i = 0; i < 9; ++i) {
            gx += maskX[i] * window[i];
            gy += maskY[i] * window[i];
        }

        // The warp writes the gradients' magnitudes side by side, one byte a lane.
        output[y * width + x] = min(255, abs(gx) + abs(gy));
    }
}
