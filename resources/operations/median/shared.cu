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
    extern __shared__ unsigned char tile[]; // (blockDim.x + 2) × (blockDim.y + 2) pixels
    int tileWidth = blockDim.x + 2;
    int left = blockIdx.x * blockDim.x - 1, top = blockIdx.y * blockDim.y - 1;

    // The block's threads share out the pixels of the tile: a warp loads 32 that follow each other.
    for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < tileWidth * (blockDim.y + 2);
         i += blockDim.x * blockDim.y) {
        int column = min(max(left + i % tileWidth, 0), width - 1);
        int row = min(max(top + i / tileWidth, 0), height - 1);
        tile[i] = input[row * width + column];
    }
    __syncthreads();

    int x = left + 1 + threadIdx.x, y = top + 1 + threadIdx.y;
    if (x >= width || y >= height)
        return;

    // A warp reads nine times a row of 32 neighbouring pixels of the tile, into registers.
    int v[9];
    for (int i = 0; i < 9; ++i)
        v[i] = tile[(threadIdx.y + i / 3) * tileWidth + threadIdx.x + i % 3];

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
