#include "gpu/program/replay/buffer_picture.h"

#include "gpu/declared/value_bytes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::int64_t largestSide = 16'384;
constexpr std::int64_t leastSquare = 8; ///< smaller ones are weights
constexpr std::array scalars{"unsigned char", "char", "unsigned short", "short",
                             "unsigned int",  "int",  "float",          "double"};

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> words)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
    return std::ranges::any_of(words, [&](std::string_view word) {
        return lower == word || (word.size() > 2 && lower.find(word) != std::string::npos);
    });
}

bool namesWidth(std::string_view name) { return isOneOf(name, {"w", "nx", "width", "cols", "columns", "xsize"}); }
bool namesHeight(std::string_view name) { return isOneOf(name, {"h", "ny", "height", "rows", "ysize"}); }

/// Finds the sides of so many pixels.
class Sides
{
public:
    Sides(const BufferFacts& facts, std::int64_t pixels) : m_facts(facts), m_pixels(pixels) {}

    /// Of numbers that are named as a width and a height.
    bool takeNamed()
    {
        for (const auto& [widthName, width] : m_facts.numbers)
            for (const auto& [heightName, height] : m_facts.numbers)
                if (namesWidth(widthName) && namesHeight(heightName) && take(width, height))
                    return true;
        return false;
    }

    /// Of two numbers, the first one the width unless only the other way the grid covers the image.
    bool takeTwo()
    {
        const auto& numbers = m_facts.numbers;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            for (std::size_t j = i + 1; j < numbers.size(); ++j) {
                const std::int64_t a = numbers[i].second, b = numbers[j].second;
                const bool isTurned = !covers(a, b) && covers(b, a);
                if (isTurned ? take(b, a) : take(a, b))
                    return true;
            }
        return false;
    }

    bool takeGrid() { return gridHeight() > 1 && take(gridWidth(), gridHeight()); }

    bool takeSquare()
    {
        const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(static_cast<double>(m_pixels))));
        const bool isNumber = std::ranges::any_of(m_facts.numbers, [&](const auto& n) { return n.second == side; });
        return side >= leastSquare && (isNumber || gridHeight() > 1) && take(side, side);
    }

    int width() const { return static_cast<int>(m_width); }
    int height() const { return static_cast<int>(m_height); }

private:
    std::int64_t gridWidth() const { return std::int64_t{m_facts.grid.x} * m_facts.block.x; }
    std::int64_t gridHeight() const { return std::int64_t{m_facts.grid.y} * m_facts.block.y; }
    bool covers(std::int64_t width, std::int64_t height) const
    {
        return gridHeight() > 1 && gridWidth() >= width && gridHeight() >= height;
    }
    bool take(std::int64_t width, std::int64_t height)
    {
        if (width < 2 || height < 2 || width > largestSide || height > largestSide || width * height != m_pixels)
            return false;
        m_width = width;
        m_height = height;
        return true;
    }

    const BufferFacts& m_facts;
    std::int64_t m_pixels, m_width = 0, m_height = 0;
};

} // namespace

std::optional<BufferPicture> pictureOf(const BufferFacts& facts, const BufferChoice& choice)
{
    const auto [scalar, vector] = elementOf(facts.type);
    if (std::ranges::find(scalars, scalar) == scalars.end())
        return std::nullopt;
    const auto values = static_cast<std::int64_t>(facts.bytes / *builtInTypeBytes(scalar));
    std::vector<int> channels{choice.channels};
    if (choice.channels == 0)
        channels = vector > 1 ? std::vector{vector} : std::vector{1, 3, 4};
    std::erase_if(channels, [](int count) { return count != 1 && count != 3 && count != 4; });
    if (choice.width > 0 && !channels.empty()) {
        const std::int64_t height = std::min(values / channels.front() / choice.width, largestSide);
        if (height == 0)
            return std::nullopt;
        return BufferPicture{choice.width, static_cast<int>(height), channels.front(), scalar};
    }
    // A sign that is sure, of any number of channels, before one that is less so.
    for (const auto takes : {&Sides::takeNamed, &Sides::takeTwo, &Sides::takeGrid, &Sides::takeSquare})
        for (const int count : channels)
            if (Sides sides(facts, values / count); values % count == 0 && (sides.*takes)())
                return BufferPicture{sides.width(), sides.height(), count, scalar};
    return std::nullopt;
}

} // namespace tilescope
