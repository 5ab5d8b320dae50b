#pragma once

#include "gpu/image/image.h"

#include <cstdint>
#include <random>

namespace tilescope
{

/// A picture of noise with full contrast, always the same for one size and format.
inline Image noiseImage(int width, int height, PixelFormat format)
{
    Image image(width, height, format);
    std::mt19937 generator(static_cast<unsigned>(width * 7919 + height));
    for (std::byte& value : image.bytes())
        value = static_cast<std::byte>(generator() >> 24);
    return image;
}

/// The same with levels 0 to 3: dark, and nearly flat.
inline Image darkImage(int width, int height, PixelFormat format)
{
    Image image = noiseImage(width, height, format);
    for (std::byte& value : image.bytes())
        value = value & std::byte{3};
    return image;
}

} // namespace tilescope
