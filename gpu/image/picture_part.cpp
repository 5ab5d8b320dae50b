#include "gpu/image/picture_part.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace tilescope
{

namespace
{

int dividedUp(int number, int by) { return (number + by - 1) / by; }

/// One row of the shrunk picture from the rows under it. Sums columns first, so that the inner loop runs along memory.
template <typename Value, typename Sum>
void shrinkRow(const std::byte* first, std::size_t pitchBytes, int rows, int width, int channels, int factor,
               std::vector<Sum>& sums, Value* out)
{
    const auto values = static_cast<std::size_t>(width) * static_cast<std::size_t>(channels);
    sums.assign(values, Sum{});
    for (int row = 0; row < rows; ++row) {
        const auto* in = reinterpret_cast<const Value*>(first + static_cast<std::size_t>(row) * pitchBytes);
        for (std::size_t i = 0; i < values; ++i)
            sums[i] += static_cast<Sum>(in[i]);
    }
    for (int x = 0; x < width; x += factor) {
        const int columns = std::min(factor, width - x);
        const auto count = static_cast<Sum>(columns * rows);
        for (int c = 0; c < channels; ++c) {
            Sum sum{};
            for (int i = 0; i < columns; ++i)
                sum += sums[static_cast<std::size_t>((x + i) * channels + c)];
            if constexpr (std::is_integral_v<Value>)
                *out++ = static_cast<Value>((sum + count / 2) / count);
            else
                *out++ = static_cast<Value>(sum / count);
        }
    }
}

} // namespace

PixelRect wholeOf(const Image& picture) { return {0, 0, picture.width(), picture.height()}; }

PixelRect intersected(const PixelRect& a, const PixelRect& b)
{
    const int x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0, std::min(a.right(), b.right()) - x), std::max(0, std::min(a.bottom(), b.bottom()) - y)};
}

PixelRect alignedTo(const PixelRect& rect, int width, int height)
{
    const int x = rect.x / width * width, y = rect.y / height * height;
    return {x, y, dividedUp(rect.right() - x, width) * width, dividedUp(rect.bottom() - y, height) * height};
}

void shrinkRows(std::span<const std::byte> pixels, std::size_t pitchBytes, const PixelRect& part, int factor, int first,
                int end, Image& shrunk)
{
    const int channels = channelCount(shrunk.format());
    const auto left = static_cast<std::size_t>(part.x) * static_cast<std::size_t>(bytesPerPixel(shrunk.format()));
    std::vector<std::uint32_t> levels;
    std::vector<double> numbers;
    for (int y = std::max(0, first - part.y) / factor; y < shrunk.height(); ++y) {
        const int top = part.y + y * factor, bottom = std::min(top + factor, part.bottom());
        if (bottom > end)
            return;
        const std::byte* row = pixels.data() + static_cast<std::size_t>(top) * pitchBytes + left;
        if (factor == 1)
            std::memcpy(shrunk.row<std::byte>(y), row, shrunk.pitchBytes());
        else if (shrunk.format() == PixelFormat::Float32)
            shrinkRow(row, pitchBytes, bottom - top, part.width, channels, factor, numbers, shrunk.row<float>(y));
        else
            shrinkRow(row, pitchBytes, bottom - top, part.width, channels, factor, levels, shrunk.row<std::uint8_t>(y));
    }
}

Image shrunkPart(const Image& picture, const PixelRect& part, int factor)
{
    Image shrunk(dividedUp(part.width, factor), dividedUp(part.height, factor), picture.format());
    shrinkRows(picture.bytes(), picture.pitchBytes(), part, factor, 0, picture.height(), shrunk);
    return shrunk;
}

} // namespace tilescope
