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

// Blur in two launches: both filters are separable, a row of weights times itself, so that filterWidth weights along
// the rows and the same weights along the columns have the effect of filterWidth × filterWidth weights. The sums
// between the launches are kept in 16 bits, in units of 1/256 of a level: half the traffic of floats, and still 128
// times finer than the half level by which the result is rounded.
__constant__ float filter[31]; // filterWidth weights

extern "C" __global__ void rows_rgb(const uchar3* input, ushort3* sums, int width, int height, int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of pixels.
        float red = 0, green = 0, blue = 0;
        for (int column = 0; column < filterWidth; ++column) {
            int fromX = inside(x + column - radius, width);
            uchar3 pixel = fromX < 0 ? make_uchar3(0, 0, 0) : input[y * width + fromX];
            red += filter[column] * pixel.x;
            green += filter[column] * pixel.y;
            blue += filter[column] * pixel.z;
        }

        // The warp rounds its sums to 1/256 of a level and writes them to consecutive addresses, six bytes per lane.
        sums[y * width + x] = make_ushort3(256 * red + 0.5f, 256 * green + 0.5f, 256 * blue + 0.5f);
    }
}

extern "C" __global__ void blur_rgb(const ushort3* sums, uchar3* output, int width, int height, int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of the row sums.
        float red = 0, green = 0, blue = 0;
        for (int row = 0; row < filterWidth; ++row) {
            int fromY = inside(y + row - radius, height);
            ushort3 sum = fromY < 0 ? make_ushort3(0, 0, 0) : sums[fromY * width + x];
            red += filter[row] * sum.x;
            green += filter[row] * sum.y;
            blue += filter[row] * sum.z;
        }

        // The warp rounds its sums to the nearest level and writes them to consecutive addresses, three bytes per lane.
        output[y * width + x] = make_uchar3(red / 256 + 0.5f, green / 256 + 0.5f, blue / 256 + 0.5f);
    }
}

// The same for a grey image.
extern "C" __global__ void rows_grey(const unsigned char* input, unsigned short* sums, int width, int height,
                                     int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of pixels.
        float grey = 0;
        for (int column = 0; column < filterWidth; ++column) {
            int fromX = inside(x + column - radius, width);
            grey += filter[column] * (fromX < 0 ? 0 : input[y * width + fromX]);
        }

        // The warp rounds its sums to 1/256 of a level and writes them to consecutive addresses, two bytes per lane.
        sums[y * width + x] = 256 * grey + 0.5f;
    }
}

extern "C" __global__ void blur_grey(const unsigned short* sums, unsigned char* output, int width, int height,
                                     int filterWidth)
{
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of the row sums.
        float grey = 0;
        for (int row = 0; row < filterWidth; ++row) {
            int fromY = inside(y + row - radius, height);
            grey += filter[row] * (fromY < 0 ? 0 : sums[fromY * width + x]);
        }

        // The warp rounds its sums to the nearest level and writes them to consecutive bytes, one per lane.
        output[y * width + x] = grey / 256 + 0.5f;
    }
}
