// Template matching by number-theoretic transforms: Fourier's among the remainders of a prime, where the powers of a
// whole number go round as those of a complex one do. No sum of products reaches the prime: its remainder is the sum
// itself, in 32 bits and without rounding. And the transforms are our own, so that filling, product and match ride in
// their kernels. A line of 256 values is 16 lanes of 16 registers: eight steps, four on each side of an exchange.

constexpr unsigned prime = 998244353; // 119 · 2^23 + 1, above 64 · 64 · 255²; four times it fits a register

// x times a root of one, whose second element is 2^32 times the root over the prime: the remainder, or that and the
// prime. Values stay below twice the prime.
__device__ unsigned times(unsigned x, uint2 root) { return x * root.x - __umulhi(x, root.y) * prime; }
__device__ unsigned folded(unsigned x) { return min(x, x - 2 * prime); } // the lesser: a difference below 0 is huge

// A line's values 16 · j + part become its spectrum's 16 · part + j. In shared memory gaps after 16 keep lanes apart.
__device__ __forceinline__ void forward(unsigned (&values)[16], const uint2* roots,
                                        unsigned* line, int stride, int part)
{
    // Each lane combines values of its own, 128 places apart, then 64, 32 and 16.
#pragma unroll
    for (int half = 8; half > 0; half /= 2)
#pragma unroll
        for (int j = 0; j < 16; ++j)
            if (!(j & half)) {
                unsigned a = values[j], b = values[j + half];
                values[j] = folded(a + b);
                values[j + half] = times(a - b + 2 * prime, roots[16 * half + 16 * (j % half) + part]);
            }

    // The line's lanes exchange, when all have written, so that each holds 16 neighbours.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        line[(16 * j + part) * stride + j] = values[j];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = line[(16 * part + j) * stride + part];

    // The same 8, 4, 2 and 1 places apart, by roots that all lanes share.
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

// Every step undone, the last first, by the roots' inverses: the line again, 256 times too large.
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

    // The line's lanes exchange, when all have written, so that each holds values 16 places apart.
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

// First launch: the padded picture's rows, 256 pixels of them from every stepX on. A warp takes two rows.
extern "C" __global__ void __launch_bounds__(256) rows(const unsigned char* padded, const uint2* roots,
                                                       unsigned* spectra, int stepX, int rowCount,
                                                       int paddedPitch, int paddedHeight)
{
    __shared__ unsigned lines[16 * 272];
    int part = threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;

    // The warp reads 16 pixels side by side of two rows, 16 times. What lies beyond the padded picture is in no window.
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j) {
        int x = blockIdx.x * stepX + 16 * j + part;
        values[j] = x < paddedPitch && y < paddedHeight ? padded[y * paddedPitch + x] : 0;
    }
    forward(values, roots, lines + 272 * threadIdx.y, 1, part);

    // It writes the spectrum side by side too: in another order, which the template's has as well.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        spectra[(blockIdx.x * rowCount + y) * 256 + 16 * j + part] = values[j];
}

// Second launch: 32 columns of a tile's 256 rows, a lane each, by 16 warps; times the template's spectrum, and back.
extern "C" __global__ void __launch_bounds__(512) columns(const unsigned* spectra, const uint2* templateSpectrum,
                                                          const uint2* roots, unsigned* products,
                                                          int stepY, int rowCount)
{
    __shared__ unsigned lines[32 * 256 + 16];
    int x = blockIdx.x * 32 + threadIdx.x, part = threadIdx.y;

    // The warp reads row segments, of every sixteenth row.
    const unsigned* column = spectra + (blockIdx.z * rowCount + blockIdx.y * stepY) * 256 + x;
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = column[(16 * j + part) * 256];
    forward(values, roots, lines + threadIdx.x, 32, part);

    // The tile's spectrum times the template's makes it that of the sums of products. Each lane goes back by the places
    // in shared memory that it has read itself: nobody need wait.
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = times(values[j], templateSpectrum[(16 * part + j) * 256 + x]);
    backward(values, roots + 256, lines + threadIdx.x, 32, part);

    // The warp writes row segments, of those rows that windows begin in.
    unsigned* product = products + (blockIdx.z * gridDim.y + blockIdx.y) * stepY * 256 + x;
#pragma unroll
    for (int j = 0; j < 16; ++j)
        if (16 * j + part < stepY)
            product[(16 * j + part) * 256] = values[j];
}

// Third launch: the rows back, and from their sums the coefficients. Any 16 threads are a row.
extern "C" __global__ void __launch_bounds__(1024) match(const unsigned* products, const uint2* roots,
                                 const uint2* sums, float* output, int width, int height,
                                 int templateWidth, int templateHeight, int templateSum, int templateSquares,
                                 int sumsPitch, int outputPitch, int stepX, int productRows)
{
    extern __shared__ unsigned lines[];
    int thread = threadIdx.y * blockDim.x + threadIdx.x, part = thread % 16;
    int y = blockIdx.y * (blockDim.x * blockDim.y / 16) + thread / 16;

    // The warp reads two rows. Those below the picture take its last, since all must come to the barrier.
    const unsigned* row = products + (blockIdx.x * productRows + min(y, height - 1)) * 256;
    unsigned values[16];
#pragma unroll
    for (int j = 0; j < 16; ++j)
        values[j] = row[16 * j + part];
    backward(values, roots + 256, lines + thread / 16 * 272, 1, part);

#pragma unroll
    for (int j = 0; j < 16; ++j) {
        int column = 16 * j + part, x = blockIdx.x * stepX + column;

        // Lanes that hang over the tile's windows or the picture's edge have no pixel and sit out the rest.
        if (column < stepX && x < width && y < height) {
            // The warp reads its windows' sums, 16 side by side.
            uint2 window = sums[y * sumsPitch + x];
            int sum = window.x, squares = window.y;
            unsigned product = min(values[j], values[j] - prime);

            // Each lane combines its sums in 64 bits, exactly; flat windows have neither covariance nor bound.
            long long pixels = templateWidth * templateHeight;
            long long covariance = pixels * product - (long long)sum * templateSum;
            long long variance = pixels * squares - (long long)sum * sum;
            long long templateVariance = pixels * templateSquares - (long long)templateSum * templateSum;
            float bound = sqrtf((float)variance * (float)templateVariance);

            // The warp writes its coefficients side by side; rounding must not lead beyond -1 … 1.
            output[y * outputPitch + x] = fminf(fmaxf((float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);
        }
    }
}
