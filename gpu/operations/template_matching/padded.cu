// Template matching without a tile: windows are read from the padded image from which their sums were computed, and
// the L1 cache holds what a block's windows share. There is no clamping, no barrier and no limit on the size.
__constant__ unsigned char templatePixels[64 * 64]; // templateWidth × templateHeight, row by row

extern "C" __global__ void match(const unsigned char* padded, const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch, int paddedPitch, int outputPitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each template pixel the warp reads one row segment of the image; the template's is a broadcast.
        // The sum does not exceed 64 × 64 × 255².
        int products = 0;
        for (int row = 0; row < templateHeight; ++row)
            for (int column = 0; column < templateWidth; ++column) {
                int pixel = padded[(y + row) * paddedPitch + x + column];
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
        output[y * outputPitch + x] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
    }
}
