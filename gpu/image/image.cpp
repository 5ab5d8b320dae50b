#include "gpu/image/image.h"

#include <stdexcept>

namespace tilescope
{

Image::Image(int width, int height, PixelFormat format) : m_width(width), m_height(height), m_format(format)
{
    if (width < 1 || height < 1)
        throw std::invalid_argument("An image needs at least one pixel in each direction.");
    m_bytes.resize(pitchBytes() * static_cast<std::size_t>(height));
}

Image toGrey(const Image& image)
{
    if (image.format() != PixelFormat::Rgb8)
        return image;
    Image grey(image.width(), image.height(), PixelFormat::Grey8);
    for (int y = 0; y < image.height(); ++y) {
        const auto* rgb = image.row<std::uint8_t>(y);
        auto* out = grey.row<std::uint8_t>(y);
        for (int x = 0; x < image.width(); ++x, rgb += 3)
            out[x] = static_cast<std::uint8_t>((299 * rgb[0] + 587 * rgb[1] + 114 * rgb[2] + 500) / 1000);
    }
    return grey;
}

Image toRgb(const Image& image)
{
    if (image.format() != PixelFormat::Grey8)
        return image;
    Image rgb(image.width(), image.height(), PixelFormat::Rgb8);
    for (int y = 0; y < image.height(); ++y) {
        const auto* grey = image.row<std::uint8_t>(y);
        auto* out = rgb.row<std::uint8_t>(y);
        for (int x = 0; x < image.width(); ++x, out += 3)
            out[0] = out[1] = out[2] = grey[x];
    }
    return rgb;
}

} // namespace tilescope
