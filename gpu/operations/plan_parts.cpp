#include "gpu/operations/plan_parts.h"

#include "gpu/files/embedded_files.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>

namespace tilescope
{

const EmbeddedFiles& kernelFiles(); // made by tilescope_embed()

const std::string& kernelText(const std::string& path)
{
    static const std::map<std::string, std::string> texts{kernelFiles().begin(), kernelFiles().end()};
    const auto found = texts.find(path);
    if (found == texts.end())
        throw std::logic_error("There is no kernel file " + path + " under gpu/operations.");
    return found->second;
}

Dim3 gridOver(int width, int height, BlockSize block)
{
    const auto blocks = [](int length, int side) { return static_cast<unsigned>((length - 1) / side + 1); };
    return {blocks(width, block.width), blocks(height, block.height), 1};
}

std::int64_t scaledWidth(std::int64_t width, int scale)
{
    const double half = (static_cast<double>(width) / scale - 1) / 2;
    return 2 * std::max<std::int64_t>(1, std::llround(half)) + 1;
}

Dim3 blockOf(BlockSize block) { return {static_cast<unsigned>(block.width), static_cast<unsigned>(block.height), 1}; }

std::size_t pictureBytes(int width, int height, PixelFormat format)
{
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
           static_cast<std::size_t>(bytesPerPixel(format));
}

Buffer inputBuffer(const Image& input)
{
    return {.name = "input", .bytes = input.bytes().size(), .fill = Buffer::Fill::Input, .content = {}};
}

std::size_t pitchOf(int width, PixelFormat format)
{
    const std::size_t unit = format == PixelFormat::Rgb8 ? 768 : 256; // 768: the least common multiple of 256 and 3 ×
                                                                      // 16
    return (pictureBytes(width, 1, format) + unit - 1) / unit * unit;
}

Buffer pitchedInputBuffer(const Image& input)
{
    Buffer buffer = pitchedResultBuffer("input", input.width(), input.height(), input.format());
    buffer.fill = Buffer::Fill::Input;
    return buffer;
}

Buffer pitchedResultBuffer(const std::string& name, int width, int height, PixelFormat format)
{
    const std::size_t pitch = pitchOf(width, format);
    Buffer buffer = resultBuffer(name, pitch * static_cast<std::size_t>(height));
    buffer.rowBytes = pictureBytes(width, 1, format);
    buffer.pitchBytes = pitch;
    return buffer;
}

Buffer resultBuffer(const std::string& name, std::size_t bytes)
{
    return {.name = name, .bytes = bytes, .fill = Buffer::Fill::None, .content = {}};
}

Texture pixelTexture(std::size_t buffer, int width, int height, Texture::Address address)
{
    return {.buffer = buffer, .width = width, .height = height, .format = PixelFormat::Grey8, .address = address};
}

std::vector<std::byte> bytesOf(std::span<const float> numbers)
{
    const auto bytes = std::as_bytes(numbers);
    return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> bytesOf(std::span<const std::int32_t> numbers)
{
    const auto bytes = std::as_bytes(numbers);
    return {bytes.begin(), bytes.end()};
}

TileGeometry haloGeometry(BlockSize block, int halo)
{
    TileGeometry geometry;
    geometry.blockWidth = block.width;
    geometry.blockHeight = block.height;
    geometry.haloX = halo;
    geometry.haloY = halo;
    return geometry;
}

TileGeometry sharedTileGeometry(BlockSize block, int halo, int elementBytes)
{
    TileGeometry geometry = haloGeometry(block, halo);
    geometry.hasSharedTile = true;
    geometry.tileWidth = block.width + 2 * halo;
    geometry.tileHeight = block.height + 2 * halo;
    geometry.tilePitch = geometry.tileWidth;
    geometry.elementBytes = elementBytes;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) *
                           static_cast<std::size_t>(geometry.tileHeight) * static_cast<std::size_t>(elementBytes);
    return geometry;
}

} // namespace tilescope
