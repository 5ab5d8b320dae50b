// The coordinate of 0 … n - 1 that is fetched for i. BORDER, defined at compile time, says what lies beyond the image.
// The texture itself does 0, the nearest pixel, and 1, black. This function does 2, the image mirrored about its
// outermost pixels, because textures mirror only coordinates of 0 … 1.
__device__ int mirrored(int i, int n)
{
    if (BORDER != 2) return i;
    int period = max(2 * n - 2, 1); // forwards, then backwards
    i = abs(i) % period;
    return min(i, period - i);
}

// Template matching from a shared tile for the products alone: an earlier launch computes every window's sum and sum of
// squares by running sums, instead of adding up to 4096 pixels for each.
__constant__ unsigned char templatePixels[64 * 64]; // templateWidth × templateHeight, row by row

extern "C" __global__ void match(cudaTextureObject_t picture, const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch,
                                 int tileWidth, int tilePitch)
{
    extern __shared__ unsigned char tile[]; // blockDim.y + templateHeight rows of tileWidth + templateWidth pixels
    int x0 = blockIdx.x * tileWidth, y0 = blockIdx.y * blockDim.y;    // the block's first result
    int left = x0 - templateWidth / 2, top = y0 - templateHeight / 2; // the tile's corner
    int y = y0 + threadIdx.y;

    // The warps fill the tile, row segment by row segment; outside the image the texture gives the border.
    for (int row = threadIdx.y; row < blockDim.y + templateHeight; row += blockDim.y)
        for (int column = threadIdx.x; column < tileWidth + templateWidth; column += blockDim.x) {
            int fromX = mirrored(left + column, width), fromY = mirrored(top + row, height);
            tile[row * tilePitch + column] = tex2D<unsigned char>(picture, fromX + 0.5f, fromY + 0.5f);
        }

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // The block's threads walk along the tile's columns, blockDim.x of them at a time.
    for (int tileX = threadIdx.x; tileX < tileWidth; tileX += blockDim.x) {
        int x = x0 + tileX;

        // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
        if (x < width && y < height) {
            // For each template pixel the warp reads one row segment of the tile; the template's is a broadcast.
            // The sum does not exceed 64 × 64 × 255².
            int products = 0;
            for (int row = 0; row < templateHeight; ++row)
                for (int column = 0; column < templateWidth; ++column) {
                    int pixel = tile[(threadIdx.y + row) * tilePitch + tileX + column];
                    int weight = templatePixels[row * templateWidth + column];
                    products += pixel * weight;
                }

            // The warp reads its windows' sums, coalesced.
            int sum = sums[y * sumsPitch + x].x, squares = sums[y * sumsPitch + x].y;

            // Each lane combines its sums in 64 bits, exactly; for flat windows covariance and bound are zero.
            long long pixels = templateWidth * templateHeight;
            long long covariance = pixels * products - (long long)sum * templateSum;
            long long variance = pixels * squares - (long long)sum * sum;
            long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
            float bound = sqrtf((float)variance * (float)templateVariance);

            // The warp writes its coefficients, coalesced; they are clamped because rounding may exceed -1 … 1.
            output[y * width + x] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
        }
    }
}
