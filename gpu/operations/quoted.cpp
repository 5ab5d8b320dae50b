#include "gpu/operations/quoted.h"

#include <algorithm>

namespace tilescope
{

std::string quoted(std::string_view text, std::size_t mostBytes)
{
    const auto continuesCharacter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    std::size_t end = std::min(text.size(), mostBytes);
    while (end > 0 && end < text.size() && continuesCharacter(text[end]))
        --end;
    std::string beginning(text.substr(0, end));
    std::ranges::replace_if(
        beginning, [](char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F'; }, '?');
    return end < text.size() ? beginning + "…" : beginning;
}

} // namespace tilescope
