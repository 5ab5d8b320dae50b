// Template matching by Fourier transforms: all sums of products at once, in a time that hardly depends on the template.
// cuFFT transforms tiles that overlap by the template, and the template as one more tile. A tile's spectrum times the
// conjugate of the template's, transformed back, gives its windows' sums. In doubles the error is below a millionth, so
// rounding makes them exact; in floats it was up to 50.

// First launch: the tiles of the padded image and, as the last, the template with zeros around it.
extern "C" __global__ void fill(const unsigned char* padded, const unsigned char* templatePixels, double2* tiles,
                                int tilesAcross, int sideX, int sideY, int stepX, int stepY,
                                int templateWidth, int templateHeight, int paddedPitch, int paddedHeight)
{
    int x = 2 * (blockIdx.x * blockDim.x + threadIdx.x); // the first of two
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int tile = blockIdx.z, isTemplate = tile == gridDim.z - 1;
    int fromX = tile % tilesAcross * stepX + x, fromY = tile / tilesAcross * stepY + y;

    // The warp reads 64 pixels of a row. No window includes pixels beyond the padded image.
    double two[2] = {};
    for (int i = 0; i < 2; ++i)
        if (!isTemplate && fromX + i < paddedPitch && fromY < paddedHeight)
            two[i] = padded[fromY * paddedPitch + fromX + i];
        else if (isTemplate && x + i < templateWidth && y < templateHeight)
            two[i] = templatePixels[y * templateWidth + x + i];

    // It writes them, two per lane, coalesced; the tile's sides are multiples of 64 and of 8.
    tiles[((tile * sideY + y) * sideX + x) / 2] = make_double2(two[0], two[1]);
}

// Second launch, between cuFFT's: each tile's spectrum times the conjugate of the template's, which is the last.
extern "C" __global__ void multiply(double2* spectra, int tileCount, int frequencies)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    // Lanes beyond the last frequency skip the rest.
    if (i < frequencies) {
        // The warp reads the template's frequencies once and uses them for every eighth tile.
        double2 other = spectra[tileCount * frequencies + i];
        for (int tile = blockIdx.y; tile < tileCount; tile += gridDim.y) {
            double2 own = spectra[tile * frequencies + i];
            spectra[tile * frequencies + i] =
                make_double2(own.x * other.x + own.y * other.y, own.y * other.x - own.x * other.y);
        }
    }
}

// Third launch, after the inverse transform, which scales every sum by the number of pixels of a tile.
extern "C" __global__ void match(const double* tiles, const uint2* sums, float* output, int width, int height,
                                 int templateWidth, int templateHeight, int templateSum, int templateSquares,
                                 int sumsPitch, int outputPitch,
                                 int tilesAcross, int sideX, int sideY, int stepX, int stepY)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int firstY = 4 * (blockIdx.y * blockDim.y + threadIdx.y); // of four rows
    double scale = 1.0 / (sideX * sideY);                     // powers of two: exact

    // Lanes beyond the image's right edge have no pixel and skip the rest.
    if (x < width) {
        for (int y = firstY; y < firstY + 4 && y < height; ++y) {
            // The warp reads a row segment of the tile in which its windows begin, and rounds.
            int tile = y / stepY * tilesAcross + x / stepX;
            long long products = (long long)(tiles[(tile * sideY + y % stepY) * sideX + x % stepX] * scale + 0.5);

            // The warp reads its windows' sums, coalesced.
            uint2 window = sums[y * sumsPitch + x];
            int sum = window.x, squares = window.y;

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
}
