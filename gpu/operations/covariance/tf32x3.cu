// Covariance by three TF32 products: a float is a high part of 10 bits after the point plus a low part, the remainder.
// Low times low is too small to matter. The Tensor Cores round sums towards zero: short ones are added to long ones.

// One warp-wide instruction: multiplies the numbers of 16 rows and 8 columns in 8 images, and adds to 16 × 8 sums.
__device__ __forceinline__ void multiplyAdd(float (&sums)[4], const unsigned int (&a)[4], const unsigned int (&b)[2])
{
    asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

// Splits a float into its upper bits, which TF32 keeps, and the remainder.
__device__ __forceinline__ void takeApart(unsigned int bits, unsigned int& high, unsigned int& low)
{
    high = bits & 0xffffe000;
    low = __float_as_uint(__uint_as_float(bits) - __uint_as_float(high)) & 0xffffe000;
}

extern "C" __global__ void __launch_bounds__(256)
    covariance(const unsigned int* images, float* partial, int rowsOfPart, int pitch)
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
    int warpRow = threadIdx.y / 4 * 64, warpColumn = threadIdx.y % 4 * 32; // a warp computes 64 × 32 elements

    float sums[4][4][4] = {}, shortSums[4][4][4] = {};
    int begin = blockIdx.z * rowsOfPart, end = begin + rowsOfPart;
    for (int next = begin, stage = 0; next < end + 32; next += 16, stage = stage == 2 ? 0 : stage + 1) {
        // The warp waits until the chunk requested two steps ago is there and every warp has finished the one before.
        __pipeline_wait_prior(1);
        __syncthreads();

        // Each warp starts the copies of two images of the next chunk, 16 bytes per lane.
        if (next < end)
#pragma unroll
            for (int first = 0; first < 16; first += 8) {
                int image = first + threadIdx.y;
                const unsigned int* row = images + (next + image) * pitch + 4 * threadIdx.x;
                __pipeline_memcpy_async(&tiles[stage][0][image][4 * threadIdx.x], &row[firstRow], 16);
                __pipeline_memcpy_async(&tiles[stage][1][image][4 * threadIdx.x], &row[firstColumn], 16);
            }
        __pipeline_commit();
        if (next < begin + 32)
            continue; // no chunk has arrived yet

        // The warp multiplies 8 images at a time: a lane holds the numbers of images `member` and `member` + 4.
        int ready = stage == 2 ? 0 : stage + 1;
#pragma unroll
        for (int k = 0; k < 16; k += 8) {
            unsigned int a[4][4], b[4][2], lowA[4][4], lowB[4][2];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                uint2 near = *(const uint2*)&tiles[ready][0][k + member][warpRow + 16 * i + 2 * group];
                uint2 far = *(const uint2*)&tiles[ready][0][k + member + 4][warpRow + 16 * i + 2 * group];
                takeApart(near.x, a[i][0], lowA[i][0]);
                takeApart(near.y, a[i][1], lowA[i][1]);
                takeApart(far.x, a[i][2], lowA[i][2]);
                takeApart(far.y, a[i][3], lowA[i][3]);
            }
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                takeApart(tiles[ready][1][k + member][warpColumn + 8 * j + group], b[j][0], lowB[j][0]);
                takeApart(tiles[ready][1][k + member + 4][warpColumn + 8 * j + group], b[j][1], lowB[j][1]);
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

        // After every 128 images, and after the last, the short sums are added to the long sums and restart at zero.
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
