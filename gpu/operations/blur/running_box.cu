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

// The lower or the upper half of a register, an integer, as a float: the lowest bits of 2^23 + n hold n.
__device__ float lower(unsigned pair) { return __uint_as_float(__byte_perm(pair, 0x4b000000, 0x7610)) - 8388608; }
__device__ float upper(unsigned pair) { return __uint_as_float(__byte_perm(pair, 0x4b000000, 0x7632)) - 8388608; }

// Box blur by running sums: one row further down, a row is added to the window's sum and a row is subtracted, and the
// same along a row, so the work does not depend on the filter's width. A warp walks down `rows` rows of 512 columns.
// All sums are integers and exact. FILTER_WIDTH is defined at compile time because registers cannot be indexed.
template <int channels>
__device__ void blur(const unsigned char* __restrict__ input, unsigned char* __restrict__ output, int width, int height,
                     int pitch, int rows)
{
    const int radius = FILTER_WIDTH / 2;
    const int count = 8 * channels, reach = channels * (radius + 1); // pairs of a lane, and pairs needed on each side
    __shared__ unsigned border[8][32 * count];
    int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread % 32, warp = thread / 32;
    int x0 = (int)blockIdx.x * 480 - 16; // of the warp's first lane; the first and the last lane are halo
    int x = x0 + 16 * lane, y0 = (blockIdx.y * (blockDim.x * blockDim.y / 32) + warp) * rows;

    // The warp sums the columns above its first row, each lane those of the bytes of its 16 pixels.
    const unsigned char* column = input + min(max(x * channels, 0), pitch - 16 * channels);
    unsigned even[4 * channels] = {}, odd[4 * channels] = {}, first[4 * channels], last[4 * channels];
    for (int y = y0 - radius - 1; y < y0 + radius; ++y) {
        int fromY = inside(y, height);
        load<channels>(last, column + (size_t)max(fromY, 0) * pitch, fromY >= 0);
#pragma unroll
        for (int i = 0; i < 4 * channels; ++i) {
            even[i] += evenBytes(last[i]);
            odd[i] += oddBytes(last[i]);
        }
    }

    for (int y = y0; y < min(y0 + rows, height); ++y) {
        // The warp's window moves down: a row enters at the bottom, and the top row leaves.
        int leaving = inside(y - radius - 1, height), coming = inside(y + radius, height);
        load<channels>(first, column + (size_t)max(leaving, 0) * pitch, leaving >= 0);
        load<channels>(last, column + (size_t)max(coming, 0) * pitch, coming >= 0);
#pragma unroll
        for (int i = 0; i < 4 * channels; ++i) {
            even[i] += evenBytes(last[i]) - evenBytes(first[i]);
            odd[i] += oddBytes(last[i]) - oddBytes(first[i]);
        }

        // The lanes form pairs of their sums and exchange them with their neighbours by shuffles.
        unsigned pairs[count], all[count + 2 * reach], levels[count];
        pairUp<channels>(pairs, even, odd);
        if (x0 < 0 || x0 + 512 > width) addBorder<channels>(pairs, border[warp], lane, x0, width);
        withNeighbours<channels, reach>(all, pairs);

#pragma unroll
        for (int channel = 0; channel < channels; ++channel) {
            // Each lane sums the window of its first pixel, in pairs: the sum of eight fits 16 bits, and the last eight
            // of 16 columns are the upper halves of the first eight.
            const unsigned* window = all + channel + channels;
            const int wide = FILTER_WIDTH / 16 * 16;
            unsigned eight = 0, whole = 0;
#pragma unroll
            for (int i = 0; i < wide / 2; ++i) eight += window[channels * i];
            whole = (eight & 0xffff) + (eight >> 16);
#pragma unroll
            for (int i = wide; i < FILTER_WIDTH; i += 8) {
                eight = 0;
#pragma unroll
                for (int k = i; k < min(i + 8, FILTER_WIDTH); ++k) eight += window[channels * k];
                whole += eight & 0xffff;
            }

            // Each lane rounds the mean to the nearest level, which the lowest bits of 2^23 + level hold. For each
            // further window a column enters and one leaves; 8192 keeps their difference above 0.
            float sum = whole;
            unsigned level[16];
#pragma unroll
            for (int i = 0; i < 16; ++i) {
                level[i] = __float_as_uint(fmaf(sum, 1.0f / (FILTER_WIDTH * FILTER_WIDTH), 8388608));
                unsigned change = window[channels * (i % 8 + FILTER_WIDTH)] - window[channels * (i % 8)] + 0x20002000;
                sum = sum - 8192 + (i < 8 ? lower(change) : upper(change));
            }
#pragma unroll
            for (int i = 0; i < 8; ++i)
                levels[channel + channels * i] = __byte_perm(level[i], level[i + 8], 0x5410);
        }
        if (lane > 0 && lane < 31 && x < width) store<channels>(output + (size_t)y * pitch + x * channels, levels);
    }
}

extern "C" __global__ void __launch_bounds__(256, 2)
    blur_rgb(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int rows)
{
    blur<3>(input, output, width, height, pitch, rows);
}

// The same for a grey image.
extern "C" __global__ void __launch_bounds__(256, 2)
    blur_grey(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int rows)
{
    blur<1>(input, output, width, height, pitch, rows);
}
