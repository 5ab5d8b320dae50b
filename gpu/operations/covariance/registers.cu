// Covariance with register blocking: a thread computes 8 × 8 elements of C, so that every number that it reads from the
// shared tiles is used 8 times. A block of 16 × 16 threads computes a tile of 128 × 128 elements.
extern "C" __global__ void __launch_bounds__(256, 2)
    covariance(const float* images, float* output, int rows, int pixels)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    // 16 images at a time: the pixels of the block's rows of C, then those of its columns.
    __shared__ __align__(16) float rowTile[16][128], columnTile[16][128];
    int firstRow = blockIdx.y * 128, firstColumn = blockIdx.x * 128;

    float sums[8][8] = {};
    for (int first = 0; first < rows; first += 16) {
        // Each half of a warp loads one image, 16 neighbouring pixels; zeros beyond the last image and the last pixel.
        int row = first + threadIdx.y;
#pragma unroll
        for (int i = 0; i < 128; i += 16) {
            int pixel = i + threadIdx.x;
            int y = firstRow + pixel, x = firstColumn + pixel;
            rowTile[threadIdx.y][pixel] = row < rows && y < pixels ? images[row * pixels + y] : 0;
            columnTile[threadIdx.y][pixel] = row < rows && x < pixels ? images[row * pixels + x] : 0;
        }

        // The warp waits until every warp of the block has filled its part of the tiles.
        __syncthreads();

        // For each image the lane reads 8 numbers from either tile, 16 bytes at a time, and computes 64 products.
#pragma unroll
        for (int image = 0; image < 16; ++image) {
            const float4 *rowPixels = (const float4*)rowTile[image], *columnPixels = (const float4*)columnTile[image];
            float4 a0 = rowPixels[threadIdx.y], a1 = rowPixels[threadIdx.y + 16];
            float4 b0 = columnPixels[threadIdx.x], b1 = columnPixels[threadIdx.x + 16];
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
