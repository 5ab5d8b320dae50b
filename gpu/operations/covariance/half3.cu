// Covariance by three products of FP16: `halveTwice` has split each float into a half and the half of the remainder,
// 22 bits in all, so this kernel need not split. Halves are multiplied twice as fast as TF32.

// One warp-wide instruction: multiplies the halves of 16 rows and 8 columns in 16 images, and adds to 16 × 8 sums.
__device__ __forceinline__ void multiplyAdd(float (&sums)[4], const unsigned int (&a)[4], const unsigned int (&b)[2])
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

extern "C" __global__ void __launch_bounds__(256)
    covariance(const unsigned int* words, const unsigned int* lowWords, float* partial, int rowsOfPart, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // Three sets of four tiles, used in turn, 32 images each: the pixels of the block's rows of C, those of its
    // columns, and the low halves of both. A pixel's place is its number XOR 8 × (word % 4), so that a warp's request,
    // 4 words of 8 pixels, lies in 32 different banks without padding.
    extern __shared__ __align__(16) unsigned int tiles[][4][16][128];
    int group = threadIdx.x / 4, member = threadIdx.x % 4;
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;
    int warpRow = threadIdx.y / 4 * 64, warpColumn = threadIdx.y % 4 * 32; // a warp computes 64 × 32 elements

    float sums[4][4][4] = {}, shortSums[4][4][4] = {};
    int begin = blockIdx.z * rowsOfPart, end = begin + rowsOfPart;
    for (int next = begin, stage = 0; next < end + 32; next += 16, stage = stage == 2 ? 0 : stage + 1) {
        // The warp waits until the chunk requested two steps ago is there and every warp has finished the one before.
        __pipeline_wait_prior(1);
        __syncthreads();

        // Each warp starts the copies of four images of the next chunk, 16 bytes per lane.
        if (next < end)
#pragma unroll
            for (int first = 0; first < 16; first += 8) {
                int word = first + threadIdx.y, place = 4 * threadIdx.x ^ word % 4 * 8;
                int row = (next + word) * pitch + 4 * threadIdx.x;
                __pipeline_memcpy_async(&tiles[stage][0][word][place], &words[row + firstRow], 16);
                __pipeline_memcpy_async(&tiles[stage][1][word][place], &words[row + firstColumn], 16);
                __pipeline_memcpy_async(&tiles[stage][2][word][place], &lowWords[row + firstRow], 16);
                __pipeline_memcpy_async(&tiles[stage][3][word][place], &lowWords[row + firstColumn], 16);
            }
        __pipeline_commit();
        if (next < begin + 32)
            continue; // no chunk has arrived yet

        // The warp multiplies 16 images at a time: a lane holds words `member` and `member` + 4 of a pixel's eight.
        int ready = stage == 2 ? 0 : stage + 1;
#pragma unroll
        for (int step = 0; step < 16; step += 8) {
            int k = step + member;
            unsigned int a[4][4], b[4][2], lowA[4][4], lowB[4][2];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                int place = warpRow + 16 * i + 2 * group ^ 8 * member;
                uint2 near = *(const uint2*)&tiles[ready][0][k][place],
                      far = *(const uint2*)&tiles[ready][0][k + 4][place];
                a[i][0] = near.x, a[i][1] = near.y, a[i][2] = far.x, a[i][3] = far.y;
                near = *(const uint2*)&tiles[ready][2][k][place], far = *(const uint2*)&tiles[ready][2][k + 4][place];
                lowA[i][0] = near.x, lowA[i][1] = near.y, lowA[i][2] = far.x, lowA[i][3] = far.y;
            }
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                int place = warpColumn + 8 * j + group ^ 8 * member;
                b[j][0] = tiles[ready][1][k][place], b[j][1] = tiles[ready][1][k + 4][place];
                lowB[j][0] = tiles[ready][3][k][place], lowB[j][1] = tiles[ready][3][k + 4][place];
            }

            // The small products first; between two products of one element lie those of the other elements.
#pragma unroll
            for (int i = 0; i < 4; ++i) {
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    multiplyAdd(shortSums[i][j], lowA[i], b[j]);
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    multiplyAdd(shortSums[i][j], a[i], lowB[j]);
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    multiplyAdd(shortSums[i][j], a[i], b[j]);
            }
        }

        // After every 256 images, and after the last, the short sums are added to the long sums and restart at zero.
        if ((next - begin) % 128 == 0 || next == end + 16)
#pragma unroll
            for (int i = 0; i < 4; ++i)
#pragma unroll
                for (int j = 0; j < 4; ++j)
#pragma unroll
                    for (int k = 0; k < 4; ++k) {
                        sums[i][j][k] += shortSums[i][j][k];
                        shortSums[i][j][k] = 0;
                    }
    }

    // A lane has two rows of C, and of each row two neighbouring columns for every product.
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        int y = firstRow + warpRow + 16 * i + 2 * group;
        float* row = partial + (blockIdx.z * pitch + y) * pitch + firstColumn + warpColumn + 2 * member;
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            *(float2*)&row[8 * j] = make_float2(sums[i][j][0], sums[i][j][1]);
            *(float2*)&row[pitch + 8 * j] = make_float2(sums[i][j][2], sums[i][j][3]);
        }
    }
}
