#include "gpu/program/nvrtc/static_variables.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilescope
{

namespace
{

bool isNameSign(char sign) { return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_'; }

/// Whether the word stands in the text, whole.
std::size_t wordIn(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isNameSign(text[at - 1])) && (end == text.size() || !isNameSign(text[end])))
            return at;
    }
    return text.npos;
}

/// Where a comment or a text in quotation marks that begins at `at` ends; `at` if none does.
std::size_t afterSkipped(std::string_view text, std::size_t at)
{
    const auto after = [&](std::string_view end, std::size_t from) {
        const std::size_t found = text.find(end, from);
        return found == text.npos ? text.size() : found + end.size();
    };
    if (text.substr(at, 2) == "//" || text[at] == '#')
        return after("\n", at);
    if (text.substr(at, 2) == "/*")
        return after("*/", at + 2);
    return text[at] == '"' ? after("\"", at + 1) : at;
}

} // namespace

std::string withoutStaticVariables(std::string text)
{
    constexpr std::string_view word = "static";
    int depth = 0;
    std::size_t begin = 0; // of the declaration
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t end = afterSkipped(text, i); end > i) {
            if (text.find_first_not_of(" \t\r\n", begin) == i)
                begin = end;
            i = end;
            continue;
        }
        const char sign = text[i++];
        if (depth == 0 && (sign == ';' || sign == '=' || sign == '[' || sign == '{')) {
            const std::string_view declaration = std::string_view(text).substr(begin, i - begin);
            const std::size_t at = wordIn(declaration, word);
            const bool isOfDevice = wordIn(declaration, "__constant__") != declaration.npos ||
                                    wordIn(declaration, "__device__") != declaration.npos;
            if (at != declaration.npos && isOfDevice && declaration.find('(') == declaration.npos)
                std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(begin + at), word.size(), ' ');
        }
        depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
        if (sign == ';' || sign == '{' || sign == '}')
            begin = i;
    }
    return text;
}

} // namespace tilescope
