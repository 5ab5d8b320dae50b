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

// The block and the Tensor Memory Accelerator (TMA) share a barrier in shared memory that counts arrivals and bytes.
__device__ unsigned sharedAddress(const void* place) { return (unsigned)__cvta_generic_to_shared(place); }

__device__ void expectBytes(unsigned long long* barrier, unsigned bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(sharedAddress(barrier)), "r"(bytes)
                 : "memory");
}

// Starts a bulk copy of `bytes` bytes, a multiple of 16, to shared memory; the TMA counts them at the barrier.
__device__ void copyBulk(void* to, const void* from, unsigned bytes, unsigned long long* barrier)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     sharedAddress(to)),
                 "l"(from), "r"(bytes), "r"(sharedAddress(barrier))
                 : "memory");
}

__device__ void waitFor(unsigned long long* barrier, unsigned phase)
{
    unsigned done = 0;
    while (!done)
        asm volatile("{\n\t.reg .pred p;\n\tmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n\t"
                     "selp.u32 %0, 1, 0, p;\n\t}"
                     : "=r"(done)
                     : "r"(sharedAddress(barrier)), "r"(phase)
                     : "memory");
}

// Fills the tile at x0, y0 by the TMA: one thread requests it row by row, from 16 bytes before the block's
// first column to 16 bytes after its last, clipped to the rows.
__device__ void fetch(unsigned char* tile, const unsigned char* input, int x0, int y0, int height, int pitch,
                      unsigned long long* barrier)
{
    int first = max(x0 - 16, 0), last = min(x0 + (int)blockDim.x * 4 + 16, pitch);
    int tilePitch = blockDim.x * 4 + 32;
    if (threadIdx.x == 0 && threadIdx.y == 0) {
        int rows = 0;
        for (int i = 0; i < blockDim.y + 2; ++i) rows += inside(y0 - 1 + i, height) >= 0;
        expectBytes(barrier, rows * (last - first));
        for (int i = 0; i < blockDim.y + 2; ++i) {
            int row = inside(y0 - 1 + i, height);
            if (row >= 0)
                copyBulk(&tile[i * tilePitch + first - (x0 - 16)], &input[row * pitch + first], last - first, barrier);
        }
    }
}

// Sobel with bulk copies: at one thread's request, the TMA of Hopper and later GPUs copies the next tile, whole rows
// at a time, while the block computes the current one.
extern "C" __global__ void sobel(const unsigned char* __restrict__ input, unsigned char* __restrict__ output,
                                 int width, int height, int pitch)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    const int tiles = 4; // computed by a block
    extern __shared__ __align__(16) unsigned char buffers[]; // 2 × (4 blockDim.x + 32) × (blockDim.y + 2) bytes
    __shared__ unsigned long long full[2];                   // a barrier for each
    int tilePitch = blockDim.x * 4 + 32, tileSize = tilePitch * (blockDim.y + 2);
    int x0 = blockIdx.x * blockDim.x * 4, y0 = blockIdx.y * blockDim.y * tiles; // the block's first pixel
    int x = x0 + threadIdx.x * 4, thread = threadIdx.y * blockDim.x + threadIdx.x;

    // One thread initialises the barriers for the TMA and requests the first tile.
    if (thread == 0) {
        for (int i = 0; i < 2; ++i)
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(sharedAddress(&full[i])) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    }
    __syncthreads();
    fetch(buffers, input, x0, y0, height, pitch, &full[0]);

    for (int i = 0; i < tiles; ++i) {
        // The next tile is requested; the current one must have arrived.
        if (i + 1 < tiles)
            fetch(&buffers[(i + 1) % 2 * tileSize], input, x0, y0 + (i + 1) * blockDim.y, height, pitch,
                  &full[(i + 1) % 2]);
        waitFor(&full[i % 2], i / 2 % 2);

        // At the image's edges the threads store the border's pixels, which the TMA cannot provide.
        unsigned char* tile = &buffers[i % 2 * tileSize];
        int left = inside(-1, width), right = inside(width, width), end = width - (x0 - 16);
        for (int r = thread; r < blockDim.y + 2; r += blockDim.x * blockDim.y) {
            int row = inside(y0 + i * blockDim.y - 1 + r, height);
            for (int j = 0; row < 0 && j < tilePitch; ++j) tile[r * tilePitch + j] = 0;
            if (row >= 0 && x0 == 0) tile[r * tilePitch + 15] = left < 0 ? 0 : input[row * pitch + left];
            if (row >= 0 && end < tilePitch) tile[r * tilePitch + end] = right < 0 ? 0 : input[row * pitch + right];
        }
        __syncthreads();

        // Lanes beyond the image's right or bottom edge have no pixel in this tile.
        int y = y0 + i * blockDim.y + threadIdx.y;
        if (x < width && y < height) {
            // The warp reads nine row segments of words from the tile: a lane's own, and those on its left and right.
            int window[3][6];
            for (int r = 0; r < 3; ++r) {
                const unsigned* words = (const unsigned*)&tile[(threadIdx.y + r) * tilePitch + 12 + threadIdx.x * 4];
                window[r][0] = words[0] >> 24;
                for (int j = 0; j < 4; ++j) window[r][1 + j] = words[1] >> 8 * j & 255;
                window[r][5] = words[2] & 255;
            }

            // Each lane computes its four pixels from them and packs their magnitudes into a word.
            unsigned magnitudes = 0;
            for (int k = 0; k < 4; ++k) {
                int gx = 0, gy = 0;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx) {
                        int pixel = window[1 + dy][1 + k + dx];
                        gx += maskX[dy + 1][dx + 1] * pixel;
                        gy += maskY[dy + 1][dx + 1] * pixel;
                    }
                magnitudes |= min(255, abs(gx) + abs(gy)) << 8 * k;
            }

            // The warp writes consecutive words; bytes beyond the image's last column are never read.
            *(unsigned*)&output[y * pitch + x] = magnitudes;
        }

        // The tile is not overwritten before all warps have finished with it and their accesses are visible to the
        // TMA.
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
    }
}
