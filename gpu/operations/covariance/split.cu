// Covariance with split sums: blockIdx.z selects the images whose products a block sums. So there are many more blocks
// than a GPU runs at a time, and the sums are shorter. Another launch adds the sums of the parts.
extern "C" __global__ void __launch_bounds__(256, 2)
    covariance(const float* images, float* partial, int rowsOfPart, int pitch)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // 16 images at a time: the pixels of the block's rows of C, then those of its columns.
    __shared__ float4 rowTile[16][32], columnTile[16][32];
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;

    float sums[8][8] = {};
    int begin = blockIdx.z * rowsOfPart, end = begin + rowsOfPart;
    for (int first = begin; first < end; first += 16) {
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

    // The warp writes its elements of this part of the sum, four per store; those above the diagonal are never read.
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        int y = firstRow + i / 4 * 64 + 4 * threadIdx.y + i % 4;
        float4* row = (float4*)(partial + (blockIdx.z * pitch + y) * pitch + firstColumn);
        row[threadIdx.x] = make_float4(sums[i][0], sums[i][1], sums[i][2], sums[i][3]);
        row[threadIdx.x + 16] = make_float4(sums[i][4], sums[i][5], sums[i][6], sums[i][7]);
    }
}
