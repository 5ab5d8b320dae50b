// Template matching with shifted templates: the template's words are shifted beforehand instead of the image's. There
// are four copies of it, padded with zeros. A row takes one register instead of four, so that eight rows fit.

extern "C" __global__ void __launch_bounds__(1024) match(const unsigned* padded, const uint4* shiftedWords,
                                 const uint2* sums, float* output,
                                 int width, int height, int templateWidth, int templateHeight,
                                 int templateSum, int templateSquares, int sumsPitch, int paddedPitch, int outputPitch)
{
    int x = 4 * (blockIdx.x * blockDim.x + threadIdx.x); // the first of four
    int y = 8 * (blockIdx.y * blockDim.y + threadIdx.y); // and of eight rows
    int words = (templateWidth + 6) / 4, pitch = paddedPitch / 4;

    // The block copies the template: columns of templateHeight elements of four words, one from each copy.
    __shared__ uint4 weights[17 * 64];
    for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < words * templateHeight; i += blockDim.x * blockDim.y)
        weights[i] = shiftedWords[i];

    // The warp waits until every warp of the block has copied its part.
    __syncthreads();

    // Lanes beyond the image's right or bottom edge have no pixel and skip the rest.
    if (x < width && y < height) {
        unsigned products[8][4] = {};
        for (int word = 0; word < words; ++word) {
            // The warp walks down a column of words. Registers hold seven rows of words before the loop.
            const unsigned* pixels = padded + y * pitch + x / 4 + word;
            unsigned rows[8];
            for (int j = 0; j < 7; ++j)
                rows[j] = pixels[j * pitch];

            // With an eighth, a row of the template fits all; the first is dropped. No sum exceeds 64 × 64 × 255².
#pragma unroll 4
            for (int row = 0; row < templateHeight; ++row) {
                uint4 four = weights[word * templateHeight + row];
                rows[7] = pixels[(row + 7) * pitch];
                for (int j = 0; j < 8; ++j) {
                    products[j][0] = __dp4a(rows[j], four.x, products[j][0]);
                    products[j][1] = __dp4a(rows[j], four.y, products[j][1]);
                    products[j][2] = __dp4a(rows[j], four.z, products[j][2]);
                    products[j][3] = __dp4a(rows[j], four.w, products[j][3]);
                }
                for (int j = 0; j < 7; ++j)
                    rows[j] = rows[j + 1];
            }
        }

        for (int j = 0; j < 8 && y + j < height; ++j) {
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
