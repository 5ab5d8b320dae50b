// Template matching by number-theoretic transforms: Fourier transforms modulo a prime, with an integer root of unity
// instead of a complex one. No sum of products reaches the prime: its remainder is the sum itself, in 32 bits, without
// rounding. The transforms are our own, so their kernels also fill the tiles, multiply and match. A line of 256 values
// is 16 lanes of 16 registers: eight steps, four on each side of an exchange.

constexpr unsigned prime = 998244353; // 119 · 2^23 + 1, above 64 · 64 · 255²; four times the prime fits a register

// x times a root of unity, whose second element is 2^32 times the root over the prime: the remainder, or the remainder
// plus the prime. Values stay below twice the prime.
__device__ unsigned times(unsigned x, uint2 root) { return x * root.x - __umulhi(x, root.y) * prime; }
__device__ unsigned folded(unsigned x) { return min(x, x - 2 * prime); } // the smaller: a difference below 0 is huge

// A line's values 16 · j + part become its spectrum's 16 · part + j. A gap after every 16 avoids bank conflicts.
__device__ __forceinline__ void forward(unsigned (&values)[16], const uint2* roots,
                                        unsigned* line, int stride, int part)
{
    // Each lane combines its own values, 128 places apart, then 64, 32 and 16.
#pragma unroll
    for (int half = 8; half > 0; half /= 2)
#pragma unroll
        for (int j = 0; j < 16; ++j)
            if (!(j & half)) {
                unsigned a = values[j], b = values[j + half];
                values[j] = folded(a + b);
                values[j + half] = times(a - b + 2 * prime, roots[16 * half + 16 * (j % half) + part]);
            }

    // When all lanes of the line have written, they exchange values, so that each holds 16 neighbours.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        line[(16 * j + part) * stride + j] = values[j];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = line[(16 * part + j) * stride + part];

    // The same 8, 4, 2 and 1 places apart, with roots that all lanes share.
#pragma unroll
    for (int half = 8; half > 0; half /= 2)
#pragma unroll
        for (int j = 0; j < 16; ++j)
            if (!(j & half)) {
                unsigned a = values[j], b = values[j + half];
                values[j] = folded(a + b);
                values[j + half] = times(a - b + 2 * prime, roots[half + j % half]);
            }
}

// Inverts every step, the last first, with the roots' inverses: gives the line again, 256 times too large.
__device__ __forceinline__ void backward(unsigned (&values)[16], const uint2* inverses,
                                         unsigned* line, int stride, int part)
{
    // Each lane combines its neighbours, 1 place apart, then 2, 4 and 8.
#pragma unroll
    for (int half = 1; half < 16; half *= 2)
#pragma unroll
        for (int j = 0; j < 16; ++j)
            if (!(j & half)) {
                unsigned a = values[j], b = times(values[j + half], inverses[half + j % half]);
                values[j] = folded(a + b);
                values[j + half] = folded(a - b + 2 * prime);
            }

    // When all lanes of the line have written, they exchange values, so that each holds values 16 places apart.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        line[(16 * part + j) * stride + part] = values[j];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = line[(16 * j + part) * stride + j];

    // The same 16, 32, 64 and 128 places apart.
#pragma unroll
    for (int half = 1; half < 16; half *= 2)
#pragma unroll
        for (int j = 0; j < 16; ++j)
            if (!(j & half)) {
                unsigned a = values[j], b = times(values[j + half], inverses[16 * half + 16 * (j % half) + part]);
                values[j] = folded(a + b);
                values[j + half] = folded(a - b + 2 * prime);
            }
}

// First launch: transforms the padded image's rows, 256 pixels from every multiple of stepX. A warp takes two rows.
extern "C" __global__ void __launch_bounds__(256) rows(const unsigned char* padded, const uint2* roots,
                                                       unsigned* spectra, int stepX, int rowCount,
                                                       int paddedPitch, int paddedHeight)
{
    __shared__ unsigned lines[16 * 272];
    int part = threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;

    // The warp reads 16 consecutive pixels of two rows, 16 times. No window includes pixels beyond the padded image.
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j) {
        int x = blockIdx.x * stepX + 16 * j + part;
        values[j] = x < paddedPitch && y < paddedHeight ? padded[y * paddedPitch + x] : 0;
    }
    forward(values, roots, lines + 272 * threadIdx.y, 1, part);

    // It writes the spectrum coalesced too, in another order, which the template's spectrum has as well.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        spectra[(blockIdx.x * rowCount + y) * 256 + 16 * j + part] = values[j];
}

// Second launch: 16 warps transform 32 columns of a tile, multiply by the template's spectrum and transform back.
extern "C" __global__ void __launch_bounds__(512) columns(const unsigned* spectra, const uint2* templateSpectrum,
                                                          const uint2* roots, unsigned* products,
                                                          int stepY, int rowCount)
{
    __shared__ unsigned lines[32 * 256 + 16];
    int x = blockIdx.x * 32 + threadIdx.x, part = threadIdx.y;

    // The warp reads a row segment of every sixteenth row.
    const unsigned* column = spectra + (blockIdx.z * rowCount + blockIdx.y * stepY) * 256 + x;
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = column[(16 * j + part) * 256];
    forward(values, roots, lines + threadIdx.x, 32, part);

    // The tile's spectrum times the template's is the spectrum of the sums of products. In the inverse transform each
    // lane writes the places in shared memory that it has read itself, so no barrier is needed.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = times(values[j], templateSpectrum[(16 * part + j) * 256 + x]);
    backward(values, roots + 256, lines + threadIdx.x, 32, part);

    // The warp writes segments of the rows in which windows begin.
    unsigned* product = products + (blockIdx.z * gridDim.y + blockIdx.y) * stepY * 256 + x;
#pragma unroll
    for (int j = 0; j < 16; ++j)
        if (16 * j + part < stepY)
            product[(16 * j + part) * 256] = values[j];
}

// Third launch: transforms the rows back and computes the coefficients from their sums. Each row takes 16 threads.
extern "C" __global__ void __launch_bounds__(1024) match(const unsigned* products, const uint2* roots,
                                 const uint2* sums, float* output, int width, int height,
                                 int templateWidth, int templateHeight, int templateSum, int templateSquares,
                                 int sumsPitch, int outputPitch, int stepX, int productRows)
{
    extern __shared__ unsigned lines[];
    int thread = threadIdx.y * blockDim.x + threadIdx.x, part = thread % 16;
    int y = blockIdx.y * (blockDim.x * blockDim.y / 16) + thread / 16;

    // The warp reads two rows. Below the image it reads the last row, since all threads must reach the barrier.
    const unsigned* row = products + (blockIdx.x * productRows + min(y, height - 1)) * 256;
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = row[16 * j + part];
    backward(values, roots + 256, lines + thread / 16 * 272, 1, part);

#pragma unroll
    for (int j = 0; j < 16; ++j) {
        int column = 16 * j + part, x = blockIdx.x * stepX + column;

        // Lanes beyond the tile's windows or the image's edge have no pixel and skip the rest.
        if (column < stepX && x < width && y < height) {
            // The warp reads its windows' sums, 16 consecutive ones per row.
            uint2 window = sums[y * sumsPitch + x];
            int sum = window.x, squares = window.y;
            unsigned product = min(values[j], values[j] - prime);

            // Each lane combines its sums in 64 bits, exactly; for flat windows covariance and bound are zero.
            long long pixels = templateWidth * templateHeight;
            long long covariance = pixels * product - (long long)sum * templateSum;
            long long variance = pixels * squares - (long long)sum * sum;
            long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
            float bound = sqrtf((float)variance * (float)templateVariance);

            // The warp writes its coefficients, coalesced; they are clamped because rounding may exceed -1 … 1.
            output[y * outputPitch + x] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
        }
    }
}
