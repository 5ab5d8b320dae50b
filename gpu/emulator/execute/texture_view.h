#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// A texture or surface as the handlers read it; the index here plus 1 is the object's handle.
struct TextureView {
    enum class Texel : std::uint8_t { Byte, Float };
    enum class Address : std::uint8_t { Clamp, Border, Wrap, Mirror };
    enum class Shape : std::uint8_t { Plane, Volume, Layers, Cube }; ///< as Texture::Shape
    const std::byte* texels = nullptr;                               ///< tightly packed; null for a surface
    int width = 0, height = 0, depth = 1;
    int channels = 1;
    Texel texel = Texel::Byte;
    Address address = Address::Clamp;
    Shape shape = Shape::Plane;
    bool linear = false;
    bool normalisedRead = false; ///< bytes are read as 0…1
    bool normalisedCoordinates = false;
    bool isSurface = false;
    std::uint64_t memory = 0; ///< surface: the address of its buffer
    int texelBytes() const { return channels * (texel == Texel::Float ? 4 : 1); }
};

} // namespace tilescope::emulator
