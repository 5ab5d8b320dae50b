// Template matching with four pixels per instruction: __dp4a multiplies four bytes by four and adds the products. A
// window that begins inside a word is assembled from two words by a funnel shift; the template's rows end with zeros.
__constant__ unsigned templateWords[64 * 16]; // templateHeight rows of templateWidth pixels in whole words

extern "C" __global__ void match(const unsigned* padded, const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch, int paddedPitch, int outputPitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each template word the warp reads one row segment of the image, four lanes the same word.
        // The sum does not exceed 64 × 64 × 255².
        unsigned products = 0;
        int words = (templateWidth + 3) / 4;
        for (int row = 0; row < templateHeight; ++row) {
            const unsigned* pixels = padded + (y + row) * (paddedPitch / 4) + x / 4;
            unsigned low = pixels[0];
            for (int word = 0; word < words; ++word) {
                unsigned high = pixels[word + 1];
                unsigned weights = templateWords[row * words + word];
                products = __dp4a(__funnelshift_r(low, high, 8 * (x % 4)), weights, products);
                low = high;
            }
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
