// Launches before the match: the image with its border around it, and the sums of every window.

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

// First launch: padded(x, y) is the image's pixel (x - templateWidth / 2, y - templateHeight / 2), so that each window
// begins at the place of its own result. A thread makes a word of four pixels; the padded image is whole blocks.
extern "C" __global__ void pad(const unsigned char* picture, unsigned* padded, int width, int height,
                               int templateWidth, int templateHeight, int paddedPitch)
{
    int word = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int fromX = 4 * word - templateWidth / 2, fromY = inside(y - templateHeight / 2, height);
    int first = fromY * width + fromX;

    unsigned pixels = 0;
    if (fromX >= 0 && fromX + 4 <= width && fromY >= 0 && first + 8 <= width * height) {
        // Inside the image, the warp reads a row segment of words: two of them hold a lane's four pixels.
        const unsigned* words = (const unsigned*)picture + first / 4;
        pixels = __funnelshift_r(words[0], words[1], 8 * (first % 4));
    } else {
        // Lanes at the edges read pixel by pixel; outside the image they take the border.
        for (int i = 0; i < 4; ++i) {
            int column = inside(fromX + i, width);
            pixels |= (fromY < 0 || column < 0 ? 0 : picture[fromY * width + column]) << 8 * i;
        }
    }
    padded[y * (paddedPitch / 4) + word] = pixels;
}

// Second launch: each window's sum and sum of squares, by running sums, whatever the template's size. A block is a
// warp, which walks down 32 rows of 256 columns, eight per lane; windows from the first 192 end within the 256.
extern "C" __global__ void windowSums(const uint2* padded, uint2* sums, int templateWidth, int templateHeight,
                                      int paddedPitch, int sumsPitch)
{
    __shared__ uint2 prefix[9 * 32]; // of 256 columns
    int lane = threadIdx.x, y = blockIdx.y * 32;
    const uint2* pixels = padded + y * (paddedPitch / 8) + blockIdx.x * 24 + lane;

    // Each lane keeps the sums of its eight columns over a window's rows, so far without the first window's last row.
    uint2 column[8] = {};
    for (int row = 0; row < templateHeight - 1; ++row) {
        uint2 eight = pixels[row * (paddedPitch / 8)];
        for (int i = 0; i < 8; ++i) {
            unsigned pixel = (i < 4 ? eight.x : eight.y) >> 8 * (i % 4) & 255;
            column[i].x += pixel;
            column[i].y += pixel * pixel;
        }
    }

    for (int row = 0; row < 32; ++row) {
        // The window's last row enters.
        uint2 eight = pixels[(row + templateHeight - 1) * (paddedPitch / 8)], total = {0, 0};
        for (int i = 0; i < 8; ++i) {
            unsigned pixel = (i < 4 ? eight.x : eight.y) >> 8 * (i % 4) & 255;
            column[i].x += pixel;
            column[i].y += pixel * pixel;
            total.x += column[i].x;
            total.y += column[i].y;
        }

        // The warp adds up its lanes' totals in five steps. They may overflow: differences are still right.
        uint2 before = total;
        for (int step = 1; step < 32; step *= 2) {
            uint2 left = {__shfl_up_sync(0xffffffffu, before.x, step), __shfl_up_sync(0xffffffffu, before.y, step)};
            before.x += lane >= step ? left.x : 0;
            before.y += lane >= step ? left.y : 0;
        }
        before.x -= total.x;
        before.y -= total.y;

        // Each lane writes the prefix sum before each of its columns; a gap after every eight avoids bank conflicts.
        for (int i = 0; i < 8; ++i) {
            prefix[9 * lane + i] = before;
            before.x += column[i].x;
            before.y += column[i].y;
        }

        // When all lanes have written, a window's sum is the prefix sum at its end minus the one at its beginning. The
        // warp writes row segments of 32 windows.
        __syncwarp();
        for (int begin = lane; begin < 192; begin += 32) {
            int end = begin + templateWidth;
            uint2 less = prefix[begin + begin / 8], more = prefix[end + end / 8];
            sums[(y + row) * sumsPitch + blockIdx.x * 192 + begin] = make_uint2(more.x - less.x, more.y - less.y);
        }
        __syncwarp();

        // The window's first row leaves.
        eight = pixels[row * (paddedPitch / 8)];
        for (int i = 0; i < 8; ++i) {
            unsigned pixel = (i < 4 ? eight.x : eight.y) >> 8 * (i % 4) & 255;
            column[i].x -= pixel;
            column[i].y -= pixel * pixel;
        }
    }
}
