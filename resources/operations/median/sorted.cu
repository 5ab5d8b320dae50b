// The middle one of the nine values around a pixel. Beyond the image its nearest pixel counts.

extern "C" __global__ void median(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;

    // A warp reads nine times a row of 32 neighbouring pixels and keeps the values sorted: each new one is moved down
    // while the one before it is larger, so the lanes of a warp take different numbers of steps.
    unsigned char sorted[9];
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            int column = min(max(x + dx, 0), width - 1);
            int row = min(max(y + dy, 0), height - 1);
            unsigned char value = input[row * width + column];
            int place = count++;
            for (; place > 0 && sorted[place - 1] > value; --place)
                sorted[place] = sorted[place - 1];
            sorted[place] = value;
        }
    }
    output[y * width + x] = sorted[4];
}

// The reference: the value that has at most four smaller and at most four larger ones.
extern "C" __global__ void median_by_rank(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    for (int i = 0; i < 9; ++i) {
        int own = input[min(max(y + i / 3 - 1, 0), height - 1) * width + min(max(x + i % 3 - 1, 0), width - 1)];
        int smaller = 0, larger = 0;
        for (int j = 0; j < 9; ++j) {
            int other = input[min(max(y + j / 3 - 1, 0), height - 1) * width + min(max(x + j % 3 - 1, 0), width - 1)];
            smaller += other < own;
            larger += other > own;
        }
        if (smaller <= 4 && larger <= 4)
            output[y * width + x] = own;
    }
}
