#include "gpu/recipe/text/outside_text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace tilescope
{

namespace
{

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0; ///< 0: these bytes are no UTF-8
};

Character firstOf(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t bytes = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (bytes == 0 || first > 0xf4 || text.size() < bytes)
        return {};
    char32_t code = bytes == 1 ? first : first & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U)
            return {};
        code = code << 6U | (byte(i) & 0x3fU);
    }
    const bool isOverlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool isSurrogate = code >= 0xd800 && code < 0xe000;
    return isOverlong || isSurrogate || code > 0x10ffff ? Character{} : Character{code, bytes};
}

bool isCommand(char32_t code)
{
    const auto isWithin = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
    if (code == '\n' || code == '\t')
        return false;
    return code < 0x20 || isWithin(0x7f, 0x9f) || code == 0x61c || isWithin(0x200e, 0x200f) ||
           isWithin(0x2028, 0x202e) || isWithin(0x2066, 0x2069);
}

bool isNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error != std::errc::invalid_argument && end == text.data() + text.size();
}

} // namespace

std::string shownText(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        const Character character = firstOf(text);
        const std::size_t bytes = std::max<std::size_t>(character.bytes, 1);
        shown += character.bytes == 0 || isCommand(character.code) ? "\uFFFD" : text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return shown;
}

std::string csvCell(std::string_view text, char separator)
{
    const bool isComputed = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    const std::string cell = (isComputed && !isNumber(text) ? "'" : "") + std::string(text);
    if (cell.find_first_of(std::string("\"\n\r") + separator) == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

} // namespace tilescope
