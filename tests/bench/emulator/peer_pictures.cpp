#include "tests/bench/emulator/peer_pictures.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace tilescope::peers
{

const char sobelOpenCl[] = R"(
int inside(int i, int n) { return max(min(i, n - 1), 0); }

kernel void sobel(global const uchar* input, global uchar* output, int width, int height, local uchar* tile)
{
    const int maskX[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    const int maskY[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int threadX = get_local_id(0), threadY = get_local_id(1);
    int tileWidth = get_local_size(0) + 2;
    int x = get_global_id(0), y = get_global_id(1);
    int centre = (threadY + 1) * tileWidth + threadX + 1;

    if (x < width && y < height) {
        tile[centre] = input[y * width + x];
        int left = inside(x - 1, width), right = inside(x + 1, width);
        int above = inside(y - 1, height), below = inside(y + 1, height);
        bool atLeft = threadX == 0, atRight = threadX == get_local_size(0) - 1 || x == width - 1;
        bool atTop = threadY == 0, atBottom = threadY == get_local_size(1) - 1 || y == height - 1;
        if (atLeft) tile[centre - 1] = input[y * width + left];
        if (atRight) tile[centre + 1] = input[y * width + right];
        if (atTop) tile[centre - tileWidth] = input[above * width + x];
        if (atBottom) tile[centre + tileWidth] = input[below * width + x];
        if (atTop && atLeft) tile[centre - tileWidth - 1] = input[above * width + left];
        if (atTop && atRight) tile[centre - tileWidth + 1] = input[above * width + right];
        if (atBottom && atLeft) tile[centre + tileWidth - 1] = input[below * width + left];
        if (atBottom && atRight) tile[centre + tileWidth + 1] = input[below * width + right];
    }

    barrier(CLK_LOCAL_MEM_FENCE);

    if (x < width && y < height) {
        int gx = 0, gy = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int pixel = tile[centre + dy * tileWidth + dx];
                gx += maskX[dy + 1][dx + 1] * pixel;
                gy += maskY[dy + 1][dx + 1] * pixel;
            }
        output[y * width + x] = min(255, (int)(abs(gx) + abs(gy)));
    }
}
)";

const char blurOpenCl[] = R"(
typedef struct { uchar x, y, z; } Pixel; // three bytes, as CUDA's uchar3; OpenCL's has four

int inside(int i, int n) { return max(min(i, n - 1), 0); }

kernel void blur(global const Pixel* input, global Pixel* output, int width, int height, global const float* filter,
                 int filterWidth, local Pixel* tile)
{
    int threadX = get_local_id(0), threadY = get_local_id(1);
    int blockWidth = get_local_size(0), blockHeight = get_local_size(1);
    int radius = filterWidth / 2;
    int x = get_global_id(0), y = get_global_id(1);
    int tileWidth = blockWidth + 2 * radius, tileHeight = blockHeight + 2 * radius;
    int x0 = get_group_id(0) * blockWidth - radius, y0 = get_group_id(1) * blockHeight - radius;

    for (int row = threadY; row < tileHeight; row += blockHeight)
        for (int column = threadX; column < tileWidth; column += blockWidth)
            tile[row * tileWidth + column] = input[inside(y0 + row, height) * width + inside(x0 + column, width)];

    barrier(CLK_LOCAL_MEM_FENCE);

    if (x < width && y < height) {
        float red = 0, green = 0, blue = 0;
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                float weight = filter[row * filterWidth + column];
                Pixel pixel = tile[(threadY + row) * tileWidth + threadX + column];
                red += weight * pixel.x;
                green += weight * pixel.y;
                blue += weight * pixel.z;
            }
        Pixel result = {red + 0.5f, green + 0.5f, blue + 0.5f};
        output[y * width + x] = result;
    }
}
)";

namespace
{

/// With `margin` more pixels on each side, copies of the nearest one.
Bytes withMargin(const Bytes& picture, int margin)
{
    Bytes wide{picture.width + 2 * margin, picture.height + 2 * margin, picture.channels, {}};
    wide.values.reserve(static_cast<std::size_t>(wide.width) * wide.height * wide.channels);
    const std::ptrdiff_t pitch = std::ptrdiff_t{picture.width} * picture.channels;
    for (int y = -margin; y < picture.height + margin; ++y) {
        const auto row = picture.values.begin() + std::clamp(y, 0, picture.height - 1) * pitch;
        for (int i = 0; i < margin; ++i)
            wide.values.insert(wide.values.end(), row, row + picture.channels);
        wide.values.insert(wide.values.end(), row, row + pitch);
        for (int i = 0; i < margin; ++i)
            wide.values.insert(wide.values.end(), row + pitch - picture.channels, row + pitch);
    }
    return wide;
}

} // namespace

void sobelRows(const Bytes& picture, std::span<std::uint8_t> result)
{
    const Bytes wide = withMargin(picture, 1);
    for (int y = 0; y < picture.height; ++y) {
        const std::uint8_t* const above = wide.values.data() + std::ptrdiff_t{y} * wide.width;
        const std::uint8_t* const middle = above + wide.width;
        const std::uint8_t* const below = middle + wide.width;
        std::uint8_t* const to = result.data() + std::ptrdiff_t{y} * picture.width;
        for (int x = 0; x < picture.width; ++x) {
            const int gx = above[x + 2] + 2 * middle[x + 2] + below[x + 2] - above[x] - 2 * middle[x] - below[x];
            const int gy = below[x] + 2 * below[x + 1] + below[x + 2] - above[x] - 2 * above[x + 1] - above[x + 2];
            to[x] = static_cast<std::uint8_t>(std::min(255, std::abs(gx) + std::abs(gy)));
        }
    }
}

void blurRows(const Bytes& picture, std::span<const float> filter, int filterWidth, std::span<std::uint8_t> result)
{
    const Bytes wide = withMargin(picture, filterWidth / 2);
    const std::size_t pitch = static_cast<std::size_t>(picture.width) * picture.channels;
    std::vector<float> sums(pitch);
    for (int y = 0; y < picture.height; ++y) {
        std::ranges::fill(sums, 0.0F);
        for (int row = 0; row < filterWidth; ++row)
            for (int column = 0; column < filterWidth; ++column) {
                const float weight = filter[row * filterWidth + column];
                const std::uint8_t* const from =
                    wide.values.data() + (std::ptrdiff_t{y + row} * wide.width + column) * picture.channels;
                for (std::size_t i = 0; i < pitch; ++i)
                    sums[i] += weight * from[i];
            }
        std::uint8_t* const to = result.data() + y * pitch;
        for (std::size_t i = 0; i < pitch; ++i)
            to[i] = static_cast<std::uint8_t>(sums[i] + 0.5F);
    }
}

} // namespace tilescope::peers
