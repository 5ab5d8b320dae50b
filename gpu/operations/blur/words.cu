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

// Blur in words. A thread owns 16 pixels of a row, 48 bytes of an RGB image; three loads of 16 bytes replace three
// loads per pixel. The columns are summed first: for them every byte is a column of its own, whatever its channel.
__constant__ float filter[31]; // filterWidth weights

template <int channels>
__device__ void blur(const unsigned char* input, unsigned char* output, int width, int height, int pitch,
                     int filterWidth)
{
    extern __shared__ unsigned short tile[]; // blockDim.y rows of blockDim.x × 16 pixels' sums, 1/256 of a level each
    const int bytes = 16 * channels;         // of a thread
    int radius = filterWidth / 2;
    int x0 = ((int)blockIdx.x * ((int)blockDim.x - 2) - 1) * 16; // the tile's corner: a thread on each side is halo
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    unsigned short* sums = tile + threadIdx.y * blockDim.x * bytes;

    // For each weight, a broadcast to all lanes, the warp reads a row segment of 16 pixels per lane, word by word.
    int from = min(max((x0 + (int)threadIdx.x * 16) * channels, 0), pitch - bytes);
    float sum[bytes] = {};
    for (int row = 0; row < filterWidth; ++row) {
        int fromY = inside(y + row - radius, height);
        const uint4* segment = (const uint4*)(input + (size_t)max(fromY, 0) * pitch + from);
        float weight = fromY < 0 ? 0 : filter[row];
#pragma unroll
        for (int i = 0; i < channels; ++i) {
            uint4 words = segment[i];
#pragma unroll
            for (int byte = 0; byte < 4; ++byte) {
                sum[16 * i + byte] += weight * (words.x >> 8 * byte & 255);
                sum[16 * i + 4 + byte] += weight * (words.y >> 8 * byte & 255);
                sum[16 * i + 8 + byte] += weight * (words.z >> 8 * byte & 255);
                sum[16 * i + 12 + byte] += weight * (words.w >> 8 * byte & 255);
            }
        }
    }
#pragma unroll
    for (int i = 0; i < bytes; i += 2)
        *(ushort2*)(sums + threadIdx.x * bytes + i) = make_ushort2(256 * sum[i] + 0.5f, 256 * sum[i + 1] + 0.5f);
    __syncthreads();

    // If the tile extends beyond the image's left or right edge, the lanes fill the sums there from sums inside.
    for (int column = threadIdx.x; column < 16 * blockDim.x; column += blockDim.x)
        if (x0 + column < 0 || x0 + column >= width) {
            int fromX = inside(x0 + column, width);
            for (int channel = 0; channel < channels; ++channel)
                sums[column * channels + channel] = fromX < 0 ? 0 : sums[max(fromX - x0, 0) * channels + channel];
        }

    // The warp waits until every warp of the block has filled its part of the tile.
    __syncthreads();

    // Each lane computes a word of the result, four bytes; neighbours of the same channel are `channels` sums apart.
    for (int i = bytes + 4 * threadIdx.x; i < (blockDim.x - 1) * bytes; i += 4 * blockDim.x) {
        float a = 0, b = 0, c = 0, d = 0;
        for (int column = -radius; column <= radius; ++column) {
            const unsigned short* near = sums + i + column * channels;
            float weight = filter[column + radius];
            a += weight * near[0];
            b += weight * near[1];
            c += weight * near[2];
            d += weight * near[3];
        }

        // The warp rounds its sums to the nearest level and writes them to consecutive addresses, four bytes per lane.
        int to = x0 * channels + i;
        if (to < pitch && y < height)
            *(uchar4*)(output + (size_t)y * pitch + to) =
                make_uchar4(a / 256 + 0.5f, b / 256 + 0.5f, c / 256 + 0.5f, d / 256 + 0.5f);
    }
}

extern "C" __global__ void __launch_bounds__(256)
    blur_rgb(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int filterWidth)
{
    blur<3>(input, output, width, height, pitch, filterWidth);
}

// The same for a grey image.
extern "C" __global__ void __launch_bounds__(256)
    blur_grey(const unsigned char* input, unsigned char* output, int width, int height, int pitch, int filterWidth)
{
    blur<1>(input, output, width, height, pitch, filterWidth);
}
