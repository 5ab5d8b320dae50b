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

// Blur by rows and by columns in one launch: the row sums, 16 bits in units of 1/256 of a level, stay in a shared tile
// of the block. The cost: rows that two blocks need, radius above and radius below, are summed by both.
__constant__ float filter[31]; // filterWidth weights

extern "C" __global__ void blur_rgb(const uchar3* input, uchar3* output, int width, int height, int filterWidth)
{
    extern __shared__ ushort3 sums[]; // blockDim.x × (blockDim.y + 2 radius) sums
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int y0 = blockIdx.y * blockDim.y - radius; // the tile's first row

    // The warps fill the tile row by row: for each weight, a broadcast to all lanes, one row segment of pixels is read.
    for (int row = threadIdx.y; row < blockDim.y + 2 * radius; row += blockDim.y) {
        int fromY = inside(y0 + row, height);
        float red = 0, green = 0, blue = 0;
        for (int column = 0; column < filterWidth; ++column) {
            int fromX = inside(x + column - radius, width);
            uchar3 pixel = fromX < 0 || fromY < 0 ? make_uchar3(0, 0, 0) : input[fromY * width + fromX];
            red += filter[column] * pixel.x;
            green += filter[column] * pixel.y;
            blue += filter[column] * pixel.z;
        }
        sums[row * blockDim.x + threadIdx.x] =
            make_ushort3(256 * red + 0.5f, 256 * green + 0.5f, 256 * blue + 0.5f);
    }

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of the tile.
        float red = 0, green = 0, blue = 0;
        for (int row = 0; row < filterWidth; ++row) {
            ushort3 sum = sums[(threadIdx.y + row) * blockDim.x + threadIdx.x];
            red += filter[row] * sum.x;
            green += filter[row] * sum.y;
            blue += filter[row] * sum.z;
        }

        // The warp rounds its sums to the nearest level and writes them to consecutive addresses, three bytes per lane.
        output[y * width + x] = make_uchar3(red / 256 + 0.5f, green / 256 + 0.5f, blue / 256 + 0.5f);
    }
}

// The same for a grey image.
extern "C" __global__ void blur_grey(const unsigned char* input, unsigned char* output, int width, int height,
                                     int filterWidth)
{
    extern __shared__ unsigned short greySums[]; // blockDim.x × (blockDim.y + 2 radius) sums
    int radius = filterWidth / 2;
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int y0 = blockIdx.y * blockDim.y - radius; // the tile's first row

    // The warps fill the tile row by row: for each weight, a broadcast to all lanes, one row segment of pixels is read.
    for (int row = threadIdx.y; row < blockDim.y + 2 * radius; row += blockDim.y) {
        int fromY = inside(y0 + row, height);
        float grey = 0;
        for (int column = 0; column < filterWidth; ++column) {
            int fromX = inside(x + column - radius, width);
            grey += filter[column] * (fromX < 0 || fromY < 0 ? 0 : input[fromY * width + fromX]);
        }
        greySums[row * blockDim.x + threadIdx.x] = 256 * grey + 0.5f;
    }

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each weight, a broadcast to all lanes, the warp reads one row segment of the tile.
        float grey = 0;
        for (int row = 0; row < filterWidth; ++row)
            grey += filter[row] * greySums[(threadIdx.y + row) * blockDim.x + threadIdx.x];

        // The warp rounds its sums to the nearest level and writes them to consecutive bytes, one per lane.
        output[y * width + x] = grey / 256 + 0.5f;
    }
}
