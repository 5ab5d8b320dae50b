#include "gpu/pictures/value_files.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tilescope
{

static_assert(std::endian::native == std::endian::little, "Numbers and rows are written as they lie in memory.");

namespace
{

template <typename T>
void appendNumber(std::string& bytes, T value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void appendPixels(std::string& bytes, const Image& image)
{
    bytes.append(reinterpret_cast<const char*>(image.bytes().data()), image.bytes().size());
}

/// TIFF 6.0, uncompressed: header, pixels, one directory and the lists that it refers to.
std::string tiffFile(const Image& image)
{
    constexpr std::uint16_t shortType = 3, longType = 4;
    struct Tag {
        std::uint16_t tag, type;
        std::vector<std::uint32_t> values;
    };
    constexpr std::size_t header = 8, stripBytes = 1 << 16;
    const bool isFloat = image.format() == PixelFormat::Float32;
    const auto channels = static_cast<std::uint32_t>(channelCount(image.format()));
    const auto height = static_cast<std::uint32_t>(image.height());
    const auto rows = static_cast<std::uint32_t>(std::max<std::size_t>(stripBytes / image.pitchBytes(), 1));
    std::vector<std::uint32_t> offsets, counts;
    for (std::uint32_t top = 0; top < height; top += rows) {
        offsets.push_back(static_cast<std::uint32_t>(header + top * image.pitchBytes()));
        counts.push_back(static_cast<std::uint32_t>(std::min(rows, height - top) * image.pitchBytes()));
    }
    const std::uint32_t bits = isFloat ? 32 : 8, kind = isFloat ? 3 : 1; // IEEE floats, unsigned integers
    const std::uint32_t photometric = channels == 3 ? 2 : 1;             // RGB, black is zero
    const std::vector<Tag> tags{{256, longType, {static_cast<std::uint32_t>(image.width())}},
                                {257, longType, {height}},
                                {258, shortType, std::vector<std::uint32_t>(channels, bits)},
                                {259, shortType, {1}},
                                {262, shortType, {photometric}},
                                {273, longType, offsets},
                                {277, shortType, {channels}},
                                {278, longType, {rows}},
                                {279, longType, counts},
                                {339, shortType, std::vector<std::uint32_t>(channels, kind)}};

    std::string file("II*\0", 4);
    const auto padding = static_cast<std::uint32_t>(image.bytes().size() % 2); // a directory begins at an even place
    const auto directory = static_cast<std::uint32_t>(header + image.bytes().size()) + padding;
    appendNumber(file, directory);
    appendPixels(file, image);
    file.append(padding, '\0');
    constexpr std::uint32_t entryBytes = 12;
    std::string lists;
    const auto listsAt = directory + 2 + static_cast<std::uint32_t>(tags.size()) * entryBytes + 4;
    appendNumber(file, static_cast<std::uint16_t>(tags.size()));
    for (const Tag& tag : tags) {
        std::string values;
        for (const std::uint32_t value : tag.values)
            if (tag.type == shortType)
                appendNumber(values, static_cast<std::uint16_t>(value));
            else
                appendNumber(values, value);
        appendNumber(file, tag.tag);
        appendNumber(file, tag.type);
        appendNumber(file, static_cast<std::uint32_t>(tag.values.size()));
        if (values.size() <= 4) {
            values.resize(4, '\0');
            file += values;
        } else {
            appendNumber(file, listsAt + static_cast<std::uint32_t>(lists.size()));
            lists += values;
        }
    }
    appendNumber(file, std::uint32_t{0}); // no other directory
    return file + lists;
}

/// Version 1.0 of NumPy's format.
std::string npyFile(const Image& image)
{
    std::string shape = std::to_string(image.height()) + ", " + std::to_string(image.width());
    if (channelCount(image.format()) > 1)
        shape += ", " + std::to_string(channelCount(image.format()));
    const std::string kind = image.format() == PixelFormat::Float32 ? "<f4" : "|u1";
    std::string header = "{'descr': '" + kind + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    constexpr std::size_t before = 10, alignment = 64;
    const std::size_t total = (before + header.size() + 1 + alignment - 1) / alignment * alignment;
    header.resize(total - before - 1, ' ');
    header += '\n';
    std::string file("\x93NUMPY\x01\x00", 8);
    appendNumber(file, static_cast<std::uint16_t>(header.size()));
    file += header;
    appendPixels(file, image);
    return file;
}

void appendValue(std::string& text, float value)
{
    if (std::isnan(value)) {
        text += "nan"; // without a sign
        return;
    }
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    text.append(digits.data(), end);
}

std::string csvFile(const Image& image)
{
    const int columns = image.width() * channelCount(image.format());
    std::string text;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < columns; ++x) {
            if (image.format() == PixelFormat::Float32)
                appendValue(text, image.row<float>(y)[x]);
            else
                text += std::to_string(image.row<std::uint8_t>(y)[x]);
            text += x + 1 < columns ? ',' : '\n';
        }
    return text;
}

} // namespace

bool isValueFormat(std::string_view suffix)
{
    return suffix == "tif" || suffix == "tiff" || suffix == "npy" || suffix == "csv";
}

std::optional<std::string> valueFile(const Image& image, std::string_view suffix)
{
    if (suffix == "npy")
        return npyFile(image);
    if (suffix != "csv")
        return tiffFile(image);
    const std::int64_t values = std::int64_t{image.width()} * image.height() * channelCount(image.format());
    return values > mostTableValues ? std::nullopt : std::optional(csvFile(image));
}

} // namespace tilescope
