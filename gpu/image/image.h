#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tilescope
{

enum class PixelFormat {
    Grey8,  ///< one unsigned byte per pixel
    Rgb8,   ///< three unsigned bytes per pixel, interleaved red, green, blue
    Float32 ///< one float per pixel
};

constexpr int channelCount(PixelFormat format) { return format == PixelFormat::Rgb8 ? 3 : 1; }
constexpr int bytesPerPixel(PixelFormat format) { return format == PixelFormat::Float32 ? 4 : channelCount(format); }

/// A picture in host memory. Rows are stored from top to bottom and tightly packed: the pitch is width × bytes per
/// pixel.
class Image
{
public:
    Image() = default;

    /// A picture of zeros. Throws std::invalid_argument if a side is below 1.
    Image(int width, int height, PixelFormat format);

    int width() const { return m_width; }
    int height() const { return m_height; }
    PixelFormat format() const { return m_format; }
    bool isEmpty() const { return m_bytes.empty(); }
    std::size_t pitchBytes() const
    {
        return static_cast<std::size_t>(m_width) * static_cast<std::size_t>(bytesPerPixel(m_format));
    }

    std::span<const std::byte> bytes() const { return m_bytes; }
    std::span<std::byte> bytes() { return m_bytes; }

    /// The first channel of the first pixel of row y, read as T (std::uint8_t or float, as the format says).
    template <typename T>
    const T* row(int y) const
    {
        return reinterpret_cast<const T*>(m_bytes.data() + static_cast<std::size_t>(y) * pitchBytes());
    }
    template <typename T>
    T* row(int y)
    {
        return reinterpret_cast<T*>(m_bytes.data() + static_cast<std::size_t>(y) * pitchBytes());
    }

    bool operator==(const Image&) const = default;

private:
    int m_width = 0;
    int m_height = 0;
    PixelFormat m_format = PixelFormat::Grey8;
    std::vector<std::byte> m_bytes;
};

/// The form in which pictures are passed between threads: shared and immutable.
using ImagePtr = std::shared_ptr<const Image>;

/// Luma of ITU-R BT.601 in integers: (299 R + 587 G + 114 B + 500) / 1000. Returns a grey picture unchanged.
Image toGrey(const Image& image);

/// Copies the value of a grey picture to all three channels. Returns an RGB picture unchanged.
Image toRgb(const Image& image);

} // namespace tilescope
