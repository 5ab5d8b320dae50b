#include "gpu/recipe/plan.h"

#include "gpu/recipe/message.h"

#include <cstdint>
#include <cstring>

namespace tilescope
{

std::vector<std::variant<BufferArgument, TextureArgument>> addressesIn(const Argument& argument)
{
    if (const auto* buffer = std::get_if<BufferArgument>(&argument))
        return {*buffer};
    if (const auto* texture = std::get_if<TextureArgument>(&argument))
        return {*texture};
    std::vector<std::variant<BufferArgument, TextureArgument>> all;
    if (const auto* value = std::get_if<ValueArgument>(&argument))
        for (const PlacedAddress& address : value->addresses)
            all.push_back(address.what);
    return all;
}

namespace
{

Message kilobytes(std::size_t bytes) { return say(gpu::phrase("%1 KB"), Decimal{static_cast<double>(bytes) / 1024}); }

std::string sidesOf(const Dim3& size)
{
    return std::to_string(size.x) + "x" + std::to_string(size.y) + (size.z == 1 ? "" : "x" + std::to_string(size.z));
}

/// A block of two dimensions has a nearest one that works; of three, its sides are the kernel's own choice.
void checkSides(const Dim3& block, const DeviceLimits& limits)
{
    if (block.z == 1)
        checkBlock({static_cast<int>(block.x), static_cast<int>(block.y)}, limits.maxThreadsPerBlock);
    const auto most = static_cast<std::uint64_t>(limits.maxThreadsPerBlock);
    const std::uint64_t area = std::uint64_t{block.x} * block.y;
    if (area == 0 || block.z == 0)
        throw SettingError("block", say(gpu::phrase("A block of %1 has no threads; each dimension must be at least 1."),
                                        sidesOf(block)));
    const Dim3 longest{static_cast<unsigned>(limits.maxBlockX), static_cast<unsigned>(limits.maxBlockY),
                       static_cast<unsigned>(limits.maxBlockZ)};
    if (block.x > longest.x || block.y > longest.y || block.z > longest.z)
        throw SettingError("block",
                           say(gpu::phrase("A block of %1 has a dimension that is too large: %2 allows at most %3 "
                                           "threads in x, y and z. Use a smaller dimension, or more blocks."),
                               sidesOf(block), Message(limits.name), sidesOf(longest)));
    if (area * block.z > most)
        throw SettingError("block", say(gpu::phrase("A block of %1 has %2 threads; the maximum is %3."), sidesOf(block),
                                        std::to_string(area * block.z), std::to_string(most)));
}

/// In x, y and z: of every GPU that CUDA supports (CUDA C++ Programming Guide, "Technical Specifications").
constexpr Dim3 largestGrid{0x7FFF'FFFF, 65'535, 65'535};

void checkLaunch(const Launch& launch, const DeviceLimits& limits)
{
    checkSides(launch.block, limits);
    const Dim3& grid = launch.grid;
    if (grid.x < 1 || grid.y < 1 || grid.z < 1 || grid.x > largestGrid.x || grid.y > largestGrid.y ||
        grid.z > largestGrid.z)
        throw SettingError("block",
                           say(gpu::phrase("A grid of %1 blocks is outside CUDA's limits: at least 1 and at most %2 "
                                           "blocks in x, y and z. Use a larger block to make the grid smaller."),
                               sidesOf(grid), sidesOf(largestGrid)));
    if (launch.dynamicSharedBytes > limits.maxSharedBytesPerBlock)
        throw SettingError(
            "shared_memory",
            say(gpu::phrase(
                    "A block would need %1 of shared memory, but %2 allows only %3. Use a smaller block or filter."),
                kilobytes(launch.dynamicSharedBytes), Message(limits.name), kilobytes(limits.maxSharedBytesPerBlock)));
}

void checkTexture(const Texture& texture, const DeviceLimits& limits)
{
    if (texture.width > limits.maxTextureWidth || texture.height > limits.maxTextureHeight)
        throw SettingError(
            "strategy", say(gpu::phrase("The strategy would need a texture of %1 texels, but %2 allows only %3. Use a "
                                        "strategy without textures, or a smaller image."),
                            std::to_string(texture.width) + "x" + std::to_string(texture.height), Message(limits.name),
                            std::to_string(limits.maxTextureWidth) + "x" + std::to_string(limits.maxTextureHeight)));
    const bool readsFloats = texture.format == PixelFormat::Float32 || texture.normalisedRead;
    if (texture.filter == Texture::Filter::Linear && !readsFloats && !texture.isSurface)
        throw SettingError(
            "strategy",
            gpu::phrase("A texture with linear filtering needs texels that are read as floats, but these texels are "
                        "bytes (cudaReadModeElementType). Use normalised reads (\"fractions\"), or point filtering."));
}

} // namespace

double numberIn(const std::string& type, const std::byte* bytes)
{
    const auto read = [bytes]<typename T>(T value) {
        std::memcpy(&value, bytes, sizeof value);
        return static_cast<double>(value);
    };
    if (type == "int")
        return read(std::int32_t{});
    if (type == "unsigned int")
        return read(std::uint32_t{});
    if (type == "short")
        return read(std::int16_t{});
    if (type == "unsigned short")
        return read(std::uint16_t{});
    if (type == "double")
        return read(0.0);
    if (type.ends_with("long"))
        return type.starts_with("unsigned") ? read(std::uint64_t{}) : read(std::int64_t{});
    if (type == "char")
        return read(std::int8_t{});
    return type.starts_with("float") ? read(0.0F) : read(std::uint8_t{}); // also the first of float3
}

HeldPicture heldPicture(const Plan& plan, std::size_t buffer)
{
    const Buffer& described = plan.buffers[buffer];
    HeldPicture held{.bytes = described.bytes, .rowBytes = described.rowBytes, .pitchBytes = described.pitchBytes};
    if (described.fill == Buffer::Fill::Input || described.inputBorder > 0)
        held.which = HeldPicture::Which::Input;
    else if (buffer == plan.pictureBuffer)
        held.which = HeldPicture::Which::Result;
    held.border = described.inputBorder;
    return held;
}

std::optional<HeldPicture::Place> HeldPicture::at(std::size_t offset, int width, int height) const
{
    const auto side = [this](int pixels) {
        return static_cast<std::size_t>(pixels) + 2 * static_cast<std::size_t>(border);
    };
    const std::size_t columns = side(width), rows = side(height);
    if (which == Which::None || width < 1 || height < 1 || offset >= bytes || bytes % rows != 0)
        return std::nullopt;
    const bool isPitched = pitchBytes > rowBytes;
    const std::size_t pitch = bytes / rows, used = isPitched ? rowBytes : pitch;
    if (used < columns || used % columns != 0 || (isPitched && pitch != pitchBytes) || offset % pitch >= used)
        return std::nullopt;
    const std::size_t ofPixel = used / columns, inRow = offset % pitch;
    return Place{static_cast<int>(inRow / ofPixel) - border, static_cast<int>(offset / pitch) - border,
                 inRow % ofPixel};
}

std::size_t usedBytes(const Buffer& buffer)
{
    return buffer.isPitched() ? buffer.bytes / buffer.pitchBytes * buffer.rowBytes : buffer.bytes;
}

std::vector<std::byte> packedRows(const Buffer& buffer, std::span<const std::byte> held)
{
    if (!buffer.isPitched())
        return {held.begin(), held.end()};
    std::vector<std::byte> rows(usedBytes(buffer));
    for (std::size_t from = 0, to = 0; to < rows.size(); from += buffer.pitchBytes, to += buffer.rowBytes)
        std::memcpy(rows.data() + to, held.data() + from, buffer.rowBytes);
    return rows;
}

std::vector<std::byte> pitchedRows(const Buffer& buffer, std::span<const std::byte> rows)
{
    if (!buffer.isPitched())
        return {rows.begin(), rows.end()};
    std::vector<std::byte> held(buffer.bytes);
    for (std::size_t from = 0, to = 0; from < rows.size(); from += buffer.rowBytes, to += buffer.pitchBytes)
        std::memcpy(held.data() + to, rows.data() + from, buffer.rowBytes);
    return held;
}

void checkLimits(const Plan& plan, const DeviceLimits& limits)
{
    for (const Launch& launch : plan.launches)
        if (launch.library.empty())
            checkLaunch(launch, limits);
    for (const Texture& texture : plan.textures)
        checkTexture(texture, limits);
    std::size_t constantBytes = 0;
    for (const Constant& constant : plan.constants)
        constantBytes += constant.content.size();
    if (constantBytes > limits.constantBytes)
        throw SettingError(
            "constant_memory",
            say(gpu::phrase("The kernel would need %1 of constant memory, but %2 has only %3. Use a smaller filter."),
                kilobytes(constantBytes), Message(limits.name), kilobytes(limits.constantBytes)));
}

} // namespace tilescope
