#pragma once

#include "gpu/image/image.h"

#include <cstdint>
#include <random>

namespace tilescope
{

/// A picture of noise with full contrast, always the same for the same size and format.
inline Image noiseImage(int width, int height, PixelFormat format)
{
    Image image(width, height, format);
    std::mt19937 generator(static_cast<unsigned>(width * 7919 + height));
    for (std::byte& value : image.bytes())
        value = static_cast<std::byte>(generator() >> 24);
    return image;
}

} // namespace tilescope
