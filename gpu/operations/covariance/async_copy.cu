// Covariance with asynchronous copies: while the warps multiply one chunk of images, the next is copied to the other
// pair of tiles, bypassing the registers (__pipeline_memcpy_async, from compute capability 8.0).
extern "C" __global__ void __launch_bounds__(256, 2)
    covariance(const float* images, float* partial, int rowsOfPart, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // Two pairs of tiles, used alternately, 16 images each: the pixels of the block's rows of C, then of its columns.
    __shared__ float4 rowTiles[2][16][32], columnTiles[2][16][32];
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;

    float sums[8][8] = {};
    int begin = blockIdx.z * rowsOfPart, end = begin + rowsOfPart;
    for (int next = begin; next <= end; next += 16) {
        // The warp waits until the chunk requested last has arrived and every warp has finished with the one before.
        __pipeline_wait_prior(0);
        __syncthreads();

        // Each half of a warp starts the copy of one image of the next chunk, 16 bytes per lane.
        int there = (next - begin) / 16 % 2;
        if (next < end) {
            const float4* row = (const float4*)(images + (next + threadIdx.y) * pitch);
#pragma unroll
            for (int i = 0; i < 32; i += 16) {
                int quad = i + threadIdx.x;
                __pipeline_memcpy_async(&rowTiles[there][threadIdx.y][quad], &row[firstRow / 4 + quad], 16);
                __pipeline_memcpy_async(&columnTiles[there][threadIdx.y][quad], &row[firstColumn / 4 + quad], 16);
            }
            __pipeline_commit();
        }
        if (next == begin)
            continue; // no chunk has arrived yet

            // For each image the lane reads 8 numbers from either tile, 16 bytes at a time, and computes 64
            // products.
#pragma unroll
        for (int image = 0; image < 16; ++image) {
            float4 a0 = rowTiles[1 - there][image][threadIdx.y], a1 = rowTiles[1 - there][image][threadIdx.y + 16];
            float4 b0 = columnTiles[1 - there][image][threadIdx.x],
                   b1 = columnTiles[1 - there][image][threadIdx.x + 16];
            float a[8] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
            float b[8] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
            for (int i = 0; i < 8; ++i)
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    sums[i][j] += a[i] * b[j];
        }
    }

    // The warp writes its elements of this part of the sum, four per store; those above the diagonal are never read.
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        int y = firstRow + i / 4 * 64 + 4 * threadIdx.y + i % 4;
        float4* row = (float4*)(partial + (blockIdx.z * pitch + y) * pitch + firstColumn);
        row[threadIdx.x] = make_float4(sums[i][0], sums[i][1], sums[i][2], sums[i][3]);
        row[threadIdx.x + 16] = make_float4(sums[i][4], sums[i][5], sums[i][6], sums[i][7]);
    }
}
