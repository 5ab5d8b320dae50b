// Covariance from FP16: it keeps 10 bits after the point as TF32 does, but those of two images fit a word (`halve`),
// and one instruction multiplies 16 images. Their small range is enough for centred pixels, which lie between −1 and 1.

// One warp-wide instruction: multiplies the halves of 16 rows and 8 columns in 16 images, and adds to 16 × 8 sums.
__device__ __forceinline__ void multiplyAdd(float (&sums)[4], const unsigned int (&a)[4], const unsigned int (&b)[2])
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

extern "C" __global__ void __launch_bounds__(128, 2)
    covariance(const unsigned int* words, float* partial, int rowsOfPart, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // Three pairs of tiles, used in turn, 16 images each: the pixels of the block's rows of C, then those of its
    // columns. An image is padded by 8 words to 136, so that a warp's request, 8 pixels of 4 images, lies in 32
    // different banks.
    extern __shared__ __align__(16) unsigned int tiles[][2][16][136];
    int group = threadIdx.x / 4, member = threadIdx.x % 4;
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;
    int warpRow = threadIdx.y / 2 * 64, warpColumn = threadIdx.y % 2 * 64; // a warp computes 64 × 64 elements

    float sums[4][8][4] = {};
    int begin = blockIdx.z * rowsOfPart, end = begin + rowsOfPart;
    for (int next = begin, stage = 0; next < end + 32; next += 16, stage = stage == 2 ? 0 : stage + 1) {
        // The warp waits until the chunk requested two steps ago is there and every warp has finished the one before.
        __pipeline_wait_prior(1);
        __syncthreads();

        // Each warp starts the copies of eight images of the next chunk, 16 bytes per lane.
        if (next < end)
#pragma unroll
            for (int first = 0; first < 16; first += 4) {
                int word = first + threadIdx.y;
                const unsigned int* row = words + (next + word) * pitch + 4 * threadIdx.x;
                __pipeline_memcpy_async(&tiles[stage][0][word][4 * threadIdx.x], &row[firstRow], 16);
                __pipeline_memcpy_async(&tiles[stage][1][word][4 * threadIdx.x], &row[firstColumn], 16);
            }
        __pipeline_commit();
        if (next < begin + 32)
            continue; // no chunk has arrived yet

        // The warp multiplies 16 images at a time: a lane holds words `member` and `member` + 4 of a pixel's eight.
        int ready = stage == 2 ? 0 : stage + 1;
#pragma unroll
        for (int k = 0; k < 16; k += 8) {
            unsigned int a[4][4], b[8][2];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                uint2 low = *(const uint2*)&tiles[ready][0][k + member][warpRow + 16 * i + 2 * group];
                uint2 high = *(const uint2*)&tiles[ready][0][k + member + 4][warpRow + 16 * i + 2 * group];
                a[i][0] = low.x, a[i][1] = low.y, a[i][2] = high.x, a[i][3] = high.y;
            }
#pragma unroll
            for (int j = 0; j < 8; ++j) {
                b[j][0] = tiles[ready][1][k + member][warpColumn + 8 * j + group];
                b[j][1] = tiles[ready][1][k + member + 4][warpColumn + 8 * j + group];
            }
#pragma unroll
            for (int i = 0; i < 4; ++i)
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    multiplyAdd(sums[i][j], a[i], b[j]);
        }
    }

    // A lane has two rows of C, and of each row two neighbouring columns for every product.
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        int y = firstRow + warpRow + 16 * i + 2 * group;
        float* row = partial + (blockIdx.z * pitch + y) * pitch + firstColumn + warpColumn + 2 * member;
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            *(float2*)&row[8 * j] = make_float2(sums[i][j][0], sums[i][j][1]);
            *(float2*)&row[pitch + 8 * j] = make_float2(sums[i][j][2], sums[i][j][3]);
        }
    }
}
