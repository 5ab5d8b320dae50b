#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// A two-dimensional texture as the handlers read it; the index here plus 1 is the texture object's handle.
struct TextureView {
    enum class Texel : std::uint8_t { Byte, Float };
    enum class Address : std::uint8_t { Clamp, Border, Wrap, Mirror };
    const std::byte* texels = nullptr; ///< rows tightly packed
    int width = 0, height = 0;
    Texel texel = Texel::Byte;
    Address address = Address::Clamp;
    bool linear = false;
    bool normalisedRead = false; ///< bytes are read as 0…1
    bool normalisedCoordinates = false;
};

} // namespace tilescope::emulator
