#include "gpu/operations/template_matching/rectangle.h"

#include <array>
#include <charconv>
#include <cstddef>

namespace tilescope::operations
{

std::string toText(const Rectangle& r)
{
    return std::to_string(r.x) + "," + std::to_string(r.y) + "," + std::to_string(r.width) + "," +
           std::to_string(r.height);
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<Rectangle> readRectangle(std::string_view text)
{
    std::array<std::int64_t, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i == numbers.size() - 1))
            return {};
        const std::string_view field = trimmed(text.substr(0, comma));
        std::int32_t number = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
        if (error != std::errc() || end != field.data() + field.size())
            return {};
        numbers[i] = number;
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return Rectangle{numbers[0], numbers[1], numbers[2], numbers[3]};
}

} // namespace tilescope::operations
