// The middle one of the nine values around a pixel. Beyond the image its nearest pixel counts.

// Puts the smaller of two values first.
__device__ void exchange(int& a, int& b)
{
    int smaller = min(a, b);
    b = max(a, b);
    a = smaller;
}

extern "C" __global__ void median(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;

    // A warp reads nine times a row of 32 neighbouring pixels, into registers.
    int v[9];
    for (int i = 0; i < 9; ++i) {
        int column = min(max(x + i % 3 - 1, 0), width - 1);
        int row = min(max(y + i / 3 - 1, 0), height - 1);
        v[i] = input[row * width + column];
    }

    // All lanes make the same exchanges. First each row of three is sorted.
    for (int i = 0; i < 9; i += 3) {
        exchange(v[i], v[i + 1]);
        exchange(v[i + 1], v[i + 2]);
        exchange(v[i], v[i + 1]);
    }
    // The largest of the three least, the median of the three middle ones and the least of the three largest remain.
    v[6] = max(max(v[0], v[3]), v[6]);
    exchange(v[1], v[4]);
    v[4] = max(v[1], min(v[4], v[7]));
    v[2] = min(min(v[2], v[5]), v[8]);
    // Their median is that of all nine.
    exchange(v[2], v[4]);
    v[4] = min(v[4], v[6]);
    output[y * width + x] = max(v[2], v[4]);
}
