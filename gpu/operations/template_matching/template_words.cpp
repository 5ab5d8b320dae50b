#include "gpu/operations/template_matching/template_words.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

/// Calls put(row, column, pixel) for each pixel.
template <typename Put>
void forEachPixel(const Image& pattern, const Put& put)
{
    for (int row = 0; row < pattern.height(); ++row)
        for (int column = 0; column < pattern.width(); ++column)
            put(static_cast<std::size_t>(row), static_cast<std::size_t>(column),
                static_cast<std::byte>(pattern.row<std::uint8_t>(row)[column]));
}

} // namespace

int wordsOf(int width) { return (width + 3) / 4; }

int shiftedWordsOf(int width) { return (width + 6) / 4; }

std::vector<std::byte> templateWords(const Image& pattern)
{
    const auto words = static_cast<std::size_t>(wordsOf(pattern.width()));
    std::vector<std::byte> bytes(4 * words * static_cast<std::size_t>(pattern.height()));
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        bytes[4 * words * row + column] = pixel;
    });
    return bytes;
}

std::vector<std::byte> templateColumns(const Image& pattern)
{
    const auto words = static_cast<std::size_t>(wordsOf(pattern.width()));
    const auto height = static_cast<std::size_t>(pattern.height());
    std::vector<std::byte> bytes(4 * words * height);
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        bytes[4 * (column / 4 * height + row) + column % 4] = pixel;
    });
    return bytes;
}

std::vector<std::byte> shiftedColumns(const Image& pattern)
{
    const auto elements = static_cast<std::size_t>(shiftedWordsOf(pattern.width()));
    const auto height = static_cast<std::size_t>(pattern.height());
    std::vector<std::byte> bytes(16 * elements * height);
    forEachPixel(pattern, [&](std::size_t row, std::size_t column, std::byte pixel) {
        for (std::size_t shift = 0; shift < 4; ++shift) {
            const std::size_t place = column + shift;
            bytes[16 * (place / 4 * height + row) + 4 * shift + place % 4] = pixel;
        }
    });
    return bytes;
}

} // namespace tilescope::operations
