#include "gpu/program/host_compiler/spaced_launches.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::string_view blanks = " \t";

/// Behind three of `sign` from `at`, with blanks between them; npos if they are not there.
std::size_t endOfThree(const std::string& text, std::size_t at, char sign)
{
    for (int count = 0; count < 3; ++count) {
        if (count > 0)
            at = std::min(text.find_first_not_of(blanks, at), text.size());
        if (at >= text.size() || text[at] != sign)
            return std::string::npos;
        ++at;
    }
    return at;
}

/// Behind a comment, or the text between quotes, that begins at `at`; `at` if none does.
std::size_t endOfSkipped(const std::string& text, std::size_t at)
{
    if (text.compare(at, 2, "//") == 0)
        return std::min(text.find('\n', at), text.size());
    if (text.compare(at, 2, "/*") == 0) {
        const std::size_t end = text.find("*/", at + 2);
        return end == std::string::npos ? text.size() : end + 2;
    }
    const bool isSeparator = text[at] == '\'' && at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1]));
    if ((text[at] != '"' && text[at] != '\'') || isSeparator) // as in 1'000
        return at;
    std::size_t end = at + 1;
    while (end < text.size() && text[end] != text[at] && text[end] != '\n')
        end += text[end] == '\\' ? 2 : 1;
    return std::min(end + 1, text.size());
}

/// Three of `sign` in front of blanks, in place of those from `at` to `end`.
void join(std::string& text, std::size_t at, std::size_t end, char sign)
{
    text.replace(at, end - at, std::string(3, sign) + std::string(end - at - 3, ' '));
}

} // namespace

std::string withJoinedLaunches(std::string text)
{
    bool isOpen = false; // between <<< and >>>
    int depth = 0;       // of parentheses there
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t skipped = endOfSkipped(text, i); skipped > i) {
            i = skipped;
            continue;
        }
        const char sign = text[i];
        if (isOpen)
            depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
        isOpen = isOpen && depth >= 0 && sign != ';';
        const bool isEdge = (sign == '<' && !isOpen) || (sign == '>' && isOpen && depth == 0);
        const std::size_t end = isEdge ? endOfThree(text, i, sign) : std::string::npos;
        if (end == std::string::npos) {
            ++i;
            continue;
        }
        join(text, i, end, sign);
        isOpen = sign == '<';
        depth = 0;
        i = end;
    }
    return text;
}

} // namespace tilescope
