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

// Blur with the filter in constant memory, whose cache serves a whole warp with one read; pixels from global memory.
__constant__ float filter[31 * 31]; // filterWidth × filterWidth weights, row by row

extern "C" __global__ void blur_rgb(const uchar3* input, uchar3* output, int width, int height, int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each filter element the warp reads one weight, a broadcast to all lanes, and one row segment of pixels.
        float red = 0, green = 0, blue = 0;
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                float weight = filter[row * filterWidth + column];
                int fromX = inside(x + column - radius, width), fromY = inside(y + row - radius, height);
                uchar3 pixel = fromX < 0 || fromY < 0 ? make_uchar3(0, 0, 0) : input[fromY * width + fromX];
                red += weight * pixel.x;
                green += weight * pixel.y;
                blue += weight * pixel.z;
            }

        // The warp rounds its sums to the nearest level and writes them to consecutive addresses, three bytes per lane.
        output[y * width + x] = make_uchar3(red + 0.5f, green + 0.5f, blue + 0.5f);
    }
}

// The same for a grey image.
extern "C" __global__ void blur_grey(const unsigned char* input, unsigned char* output, int width, int height,
                                     int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each filter element the warp reads one weight, a broadcast to all lanes, and one row segment of pixels.
        float grey = 0;
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                float weight = filter[row * filterWidth + column];
                int fromX = inside(x + column - radius, width), fromY = inside(y + row - radius, height);
                grey += weight * (fromX < 0 || fromY < 0 ? 0 : input[fromY * width + fromX]);
            }

        // The warp rounds its sums to the nearest level and writes them to consecutive bytes, one per lane.
        output[y * width + x] = grey + 0.5f;
    }
}
