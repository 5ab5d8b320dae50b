// Template matching with four rows of four results per thread: as the thread moves down the image, each row of words
// that is loaded and shifted serves four rows of results before it leaves the registers.
__constant__ unsigned templateWords[16 * 64]; // columns of templateHeight words, of four pixels each

extern "C" __global__ void match(const unsigned* padded, const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch, int paddedPitch, int outputPitch)
{
    int x = 4 * (blockIdx.x * blockDim.x + threadIdx.x); // the first of four
    int y = 4 * (blockIdx.y * blockDim.y + threadIdx.y); // and of four rows

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        unsigned products[4][4] = {};
        int words = (templateWidth + 3) / 4, pitch = paddedPitch / 4;
        for (int word = 0; word < words; ++word) {
            // The warp walks down a column of words. Registers hold three rows of words before the loop.
            const unsigned* pixels = padded + y * pitch + x / 4 + word;
            unsigned rows[4][4];
            for (int j = 0; j < 3; ++j)
                for (int i = 0; i < 4; ++i)
                    rows[j][i] = __funnelshift_r(pixels[j * pitch], pixels[j * pitch + 1], 8 * i);

            // With a fourth, a row of the template fits all; the first is then dropped. No sum exceeds 64 × 64 × 255².
#pragma unroll 4
            for (int row = 0; row < templateHeight; ++row) {
                unsigned weights = templateWords[word * templateHeight + row];
                for (int i = 0; i < 4; ++i)
                    rows[3][i] = __funnelshift_r(pixels[(row + 3) * pitch], pixels[(row + 3) * pitch + 1], 8 * i);
                for (int j = 0; j < 4; ++j)
                    for (int i = 0; i < 4; ++i)
                        products[j][i] = __dp4a(rows[j][i], weights, products[j][i]);
                for (int j = 0; j < 3; ++j)
                    for (int i = 0; i < 4; ++i)
                        rows[j][i] = rows[j + 1][i];
            }
        }

        for (int j = 0; j < 4 && y + j < height; ++j) {
            float coefficients[4];
            for (int i = 0; i < 4; ++i) {
                // The warp reads its windows' sums, every fourth one per load.
                uint2 window = sums[(y + j) * sumsPitch + x + i];
                int sum = window.x, squares = window.y;

                // Each lane combines its sums in 64 bits, exactly; for flat windows covariance and bound are zero.
                // Results are clamped because rounding may exceed -1 … 1.
                long long pixels = templateWidth * templateHeight;
                long long covariance = pixels * products[j][i] - (long long)sum * templateSum;
                long long variance = pixels * squares - (long long)sum * sum;
                long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
                float bound = sqrtf((float)variance * (float)templateVariance);
                coefficients[i] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
            }

            // The warp writes its coefficients, four per lane, coalesced; those beyond the image's row are dropped.
            *(float4*)&output[(y + j) * outputPitch + x] =
                make_float4(coefficients[0], coefficients[1], coefficients[2], coefficients[3]);
        }
    }
}
