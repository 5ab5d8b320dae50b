// Template matching with four neighbouring results per thread: a word of the image and its three shifted neighbours
// are computed once and serve all four windows, and so does each word of the template.
__constant__ unsigned templateWords[64 * 16]; // templateHeight rows of templateWidth pixels in whole words

extern "C" __global__ void match(const unsigned* padded, const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch, int paddedPitch, int outputPitch)
{
    int x = 4 * (blockIdx.x * blockDim.x + threadIdx.x); // the first of four
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        // For each template word the warp reads one row segment of the image, each lane its own word. No sum exceeds
        // 64 × 64 × 255².
        unsigned products[4] = {};
        int words = (templateWidth + 3) / 4;
        for (int row = 0; row < templateHeight; ++row) {
            const unsigned* pixels = padded + (y + row) * (paddedPitch / 4) + x / 4;
            unsigned low = pixels[0];
            for (int word = 0; word < words; ++word) {
                unsigned high = pixels[word + 1];
                unsigned weights = templateWords[row * words + word];
                for (int i = 0; i < 4; ++i)
                    products[i] = __dp4a(__funnelshift_r(low, high, 8 * i), weights, products[i]);
                low = high;
            }
        }

        float coefficients[4];
        for (int i = 0; i < 4; ++i) {
            // The warp reads its windows' sums, every fourth one per load.
            int sum = sums[y * sumsPitch + x + i].x, squares = sums[y * sumsPitch + x + i].y;

            // Each lane combines its sums in 64 bits, exactly; for flat windows covariance and bound are zero. Results
            // are clamped because rounding may exceed -1 … 1.
            long long pixels = templateWidth * templateHeight;
            long long covariance = pixels * products[i] - (long long)sum * templateSum;
            long long variance = pixels * squares - (long long)sum * sum;
            long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
            float bound = sqrtf((float)variance * (float)templateVariance);
            coefficients[i] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
        }

        // The warp writes its coefficients, four per lane, coalesced; those beyond the image's row are dropped.
        *(float4*)&output[y * outputPitch + x] =
            make_float4(coefficients[0], coefficients[1], coefficients[2], coefficients[3]);
    }
}
