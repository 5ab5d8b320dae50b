// The coordinate of 0 … n - 1 that is read for i. BORDER, defined at compile time, says what lies beyond the image: 0
// the nearest pixel, 1 black (-1: nothing is read), 2 the image mirrored about its outermost pixels.
__device__ int inside(int i, int n)
{
    if (BORDER == 1) return i >= 0 && i < n ? i : -1;
    if (BORDER == 2) {
        int period = max(2 * n - 2, 1); // forwards, then backwards
        i = abs(i) % period;
        return min(i, period - i);
    }
    return max(min(i, n - 1), 0);
}

// Sixteen pixels of a row as words; zeros if there is no such row.
template <int channels>
__device__ void load(unsigned* words, const unsigned char* row, bool exists)
{
#pragma unroll
    for (int i = 0; i < channels; ++i) {
        uint4 vector = exists ? ((const uint4*)row)[i] : make_uint4(0, 0, 0, 0);
        words[4 * i] = vector.x;
        words[4 * i + 1] = vector.y;
        words[4 * i + 2] = vector.z;
        words[4 * i + 3] = vector.w;
    }
}

// Bytes 0 and 2 of a word, each in 16 bits, and bytes 1 and 3.
__device__ unsigned evenBytes(unsigned word) { return word & 0x00ff00ff; }
__device__ unsigned oddBytes(unsigned word) { return __byte_perm(word, 0, 0x4341); }

// The two 16-bit halves of a register as a __half2, and back. A byte b as the bits of a half is the denormal b·2^-24:
// no conversion is needed, and sums of two bytes are exact.
__device__ __half2 halves(unsigned bits) { return *(__half2*)&bits; }
__device__ unsigned bitsOf(__half2 numbers) { return *(unsigned*)&numbers; }

// Turns sums of the even and odd bytes of words into pairs of a byte and the byte eight pixels further: then the
// neighbours of a pair are a pair too.
template <int channels>
__device__ void pairUp(unsigned* pairs, const unsigned* even, const unsigned* odd)
{
#pragma unroll
    for (int i = 0; i < 2 * channels; ++i) {
        pairs[4 * i] = __byte_perm(even[i], even[i + 2 * channels], 0x5410);
        pairs[4 * i + 1] = __byte_perm(odd[i], odd[i + 2 * channels], 0x5410);
        pairs[4 * i + 2] = __byte_perm(even[i], even[i + 2 * channels], 0x7632);
        pairs[4 * i + 3] = __byte_perm(odd[i], odd[i + 2 * channels], 0x7632);
    }
}

// The index of the sum of a column, 0 … 511, and channel in a warp's row of pairs.
template <int channels>
__device__ unsigned short& place(unsigned* row, int column, int channel)
{
    return ((unsigned short*)row)[((column % 8 * channels + channel) * 32 + column / 16) * 2 + column / 8 % 2];
}

// For a warp whose 512 columns, from x0 on, extend beyond the image's left or right edge: puts the border's sums into
// the pairs, through shared memory.
template <int channels>
__device__ void addBorder(unsigned* pairs, unsigned* row, int lane, int x0, int width)
{
    for (int i = 0; i < 8 * channels; ++i) row[32 * i + lane] = pairs[i];
    __syncwarp();
    for (int side = 0; side < 2; ++side) {
        int column = (side == 0 ? 0 : width - x0) + lane, fromX = inside(x0 + column, width);
        if (lane < 16 && column < 512 && (side == 1 || x0 < 0))
            for (int channel = 0; channel < channels; ++channel)
                place<channels>(row, column, channel) = fromX < 0 ? 0 : place<channels>(row, fromX - x0, channel);
    }
    __syncwarp();
    for (int i = 0; i < 8 * channels; ++i) pairs[i] = row[32 * i + lane];
}

// A lane's pairs together with those of the lanes on both sides: pairs i - reach … i + reach are pair i's neighbours.
template <int channels, int reach>
__device__ void withNeighbours(unsigned* all, const unsigned* pairs)
{
    const int count = 8 * channels;
    unsigned left[count], right[count];
#pragma unroll
    for (int i = 0; i < min(reach, count); ++i) {
        left[count - 1 - i] = __shfl_up_sync(0xffffffff, pairs[count - 1 - i], 1);
        right[i] = __shfl_down_sync(0xffffffff, pairs[i], 1);
    }
#pragma unroll
    for (int i = -reach; i < count + reach; ++i)
        all[i + reach] = i < -count      ? left[i + 2 * count]
                         : i < 0         ? __byte_perm(left[i + count], pairs[i + count], 0x5432)
                         : i < count     ? pairs[i]
                         : i < 2 * count ? __byte_perm(pairs[i - count], right[i - count], 0x5432)
                                         : right[i - 2 * count];
}

// Packs sixteen pixels into words, from bytes 0 and 2 of each of their pairs.
template <int channels>
__device__ void store(unsigned char* output, const unsigned* levels)
{
    unsigned words[4 * channels];
#pragma unroll
    for (int i = 0; i < 2 * channels; ++i) {
        unsigned a = __byte_perm(levels[4 * i], levels[4 * i + 1], 0x6240);
        unsigned b = __byte_perm(levels[4 * i + 2], levels[4 * i + 3], 0x6240);
        words[i] = __byte_perm(a, b, 0x5410);
        words[i + 2 * channels] = __byte_perm(a, b, 0x7632);
    }
#pragma unroll
    for (int i = 0; i < channels; ++i)
        ((uint4*)output)[i] = make_uint4(words[4 * i], words[4 * i + 1], words[4 * i + 2], words[4 * i + 3]);
}

// Blur in pairs of FP16 with a window of rows in registers: a warp walks down `rows` rows and reads each row once,
// not for every row of the result that needs it. FILTER_WIDTH, the filter's width, is defined at compile time because
// registers cannot be indexed.
__constant__ unsigned columnWeights[16], rowWeights[16]; // for distances 0, 1, 2 …, each twice; the columns' times 2^15

template <int channels>
__device__ void blur(const unsigned char* __restrict__ input, unsigned char* __restrict__ output, int width, int height,
                     int pitch, int rows)
{
    const int radius = FILTER_WIDTH / 2;
    const int count = 8 * channels, reach = channels * radius; // pairs of a lane, and pairs that it needs on each side
    __shared__ unsigned border[8][32 * count];
    int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread % 32, warp = thread / 32;
    int x0 = (int)blockIdx.x * 480 - 16; // of the warp's first lane; the first and the last lane are halo
    int x = x0 + 16 * lane, y0 = (blockIdx.y * (blockDim.x * blockDim.y / 32) + warp) * rows;

    // Each lane keeps FILTER_WIDTH rows of its 16 pixels.
    const unsigned char* column = input + min(max(x * channels, 0), pitch - 16 * channels);
    unsigned window[FILTER_WIDTH][4 * channels];
#pragma unroll
    for (int k = 0; k < FILTER_WIDTH; ++k) {
        int fromY = inside(y0 + k - radius, height);
        load<channels>(window[k], column + (size_t)max(fromY, 0) * pitch, fromY >= 0);
    }

    for (int y = y0; y < min(y0 + rows, height); ++y) {
        // The warp sums columns; rows at the same distance have the same weight.
        unsigned even[4 * channels], odd[4 * channels];
#pragma unroll
        for (int i = 0; i < 4 * channels; ++i) {
            __half2 evenSum = halves(0), oddSum = halves(0);
#pragma unroll
            for (int k = radius; k > 0; --k) {
                unsigned above = window[radius - k][i], below = window[radius + k][i];
                __half2 a = __hadd2(halves(evenBytes(above)), halves(evenBytes(below)));
                __half2 b = __hadd2(halves(oddBytes(above)), halves(oddBytes(below)));
                evenSum = __hfma2(halves(columnWeights[k]), a, evenSum);
                oddSum = __hfma2(halves(columnWeights[k]), b, oddSum);
            }
            even[i] = bitsOf(__hfma2(halves(columnWeights[0]), halves(evenBytes(window[radius][i])), evenSum));
            odd[i] = bitsOf(__hfma2(halves(columnWeights[0]), halves(oddBytes(window[radius][i])), oddSum));
        }

        // The lanes' windows move down: the warp starts to load a row, which arrives during the work that follows.
#pragma unroll
        for (int i = 0; i < 4 * channels * (FILTER_WIDTH - 1); ++i)
            window[i / (4 * channels)][i % (4 * channels)] = window[i / (4 * channels) + 1][i % (4 * channels)];
        int fromY = inside(y + 1 + radius, height);
        load<channels>(window[FILTER_WIDTH - 1], column + (size_t)max(fromY, 0) * pitch, fromY >= 0);

        // The lanes form pairs of their sums and exchange them with their neighbours by shuffles.
        unsigned pairs[count], all[count + 2 * reach];
        pairUp<channels>(pairs, even, odd);
        if (x0 < 0 || x0 + 512 > width) addBorder<channels>(pairs, border[warp], lane, x0, width);
        withNeighbours<channels, reach>(all, pairs);

        // The warp sums along the row, rounds to the nearest level, which the lowest bits of 1024 + level hold, and
        // writes.
        unsigned levels[count];
#pragma unroll
        for (int i = 0; i < count; ++i) {
            __half2 sum = halves(0);
#pragma unroll
            for (int k = radius; k > 0; --k) {
                __half2 both = __hadd2(halves(all[i + reach - channels * k]), halves(all[i + reach + channels * k]));
                sum = __hfma2(halves(rowWeights[k]), both, sum);
            }
            sum = __hfma2(halves(rowWeights[0]), halves(all[i + reach]), sum);
            __half2 level = __hfma2(sum, __float2half2_rn(512), __float2half2_rn(1024));
            levels[i] = bitsOf(__hmin2(level, __float2half2_rn(1024 + 255)));
        }
        if (lane > 0 && lane < 31 && x < width)
            store<channels>(output + (size_t)y * pitch + x * channels, levels);
    }
}

extern "C" __global__ void __launch_bounds__(256, FILTER_WIDTH > 5 ? 1 : 2)
    blur_rgb(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int rows)
{
    blur<3>(input, output, width, height, pitch, rows);
}

// The same for a grey image.
extern "C" __global__ void __launch_bounds__(256, FILTER_WIDTH > 5 ? 1 : 2)
    blur_grey(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int rows)
{
    blur<1>(input, output, width, height, pitch, rows);
}
