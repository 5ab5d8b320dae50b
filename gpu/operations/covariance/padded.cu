// Covariance of a padded D: rows of `pitch` floats, zeros after the last pixel and the last image, so that every block
// has whole tiles. Loads are aligned, 16 bytes each, and need no bounds check.
extern "C" __global__ void __launch_bounds__(256, 2)
    covariance(const float* images, float* output, int rows, int pixels, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // 16 images at a time: the pixels of the block's rows of C, then those of its columns.
    __shared__ float4 rowTile[16][32], columnTile[16][32];
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;

    float sums[8][8] = {};
    for (int first = 0; first < rows; first += 16) {
        // Each half of a warp loads one image: 16 lanes load four neighbouring pixels each, twice for either tile.
        const float4* row = (const float4*)(images + (first + threadIdx.y) * pitch);
#pragma unroll
        for (int i = 0; i < 32; i += 16) {
            int quad = i + threadIdx.x;
            rowTile[threadIdx.y][quad] = row[firstRow / 4 + quad];
            columnTile[threadIdx.y][quad] = row[firstColumn / 4 + quad];
        }

        // The warp waits until every warp of the block has filled its part of the tiles.
        __syncthreads();

        // For each image the lane reads 8 numbers from either tile, 16 bytes at a time, and computes 64 products.
#pragma unroll
        for (int image = 0; image < 16; ++image) {
            float4 a0 = rowTile[image][threadIdx.y], a1 = rowTile[image][threadIdx.y + 16];
            float4 b0 = columnTile[image][threadIdx.x], b1 = columnTile[image][threadIdx.x + 16];
            float a[8] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
            float b[8] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
#pragma unroll
            for (int i = 0; i < 8; ++i)
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    sums[i][j] += a[i] * b[j];
        }

        // The warp waits until every warp is done with the tiles, before the next chunk takes their place.
        __syncthreads();
    }

    // The warp writes its elements, and mirrored at the diagonal.
#pragma unroll
    for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) {
            int y = firstRow + i / 4 * 64 + 4 * threadIdx.y + i % 4;
            int x = firstColumn + j / 4 * 64 + 4 * threadIdx.x + j % 4;
            if (x <= y && y < pixels) {
                output[y * pixels + x] = sums[i][j] / rows;
                output[x * pixels + y] = sums[i][j] / rows;
            }
        }
}
