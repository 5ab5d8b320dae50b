#include "gpu/program/host_compiler/program_text.h"

#include "gpu/program/host_compiler/host_compiler.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilescope
{

std::string codeOf(const std::string& text)
{
    std::string code;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        if (text.compare(i, 2, "//") == 0) {
            end = std::min(text.find('\n', i), text.size());
        } else if (text.compare(i, 2, "/*") == 0) {
            const std::size_t close = text.find("*/", i + 2);
            end = close == std::string::npos ? text.size() : close + 2;
        } else if (text[i] == '"' ||
                   (text[i] == '\'' && (i == 0 || !std::isalnum(static_cast<unsigned char>(text[i - 1]))))) {
            while (end < text.size() && text[end] != text[i] && text[end] != '\n')
                end += text[end] == '\\' ? 2 : 1;
            end = std::min(end + 1, text.size());
        } else {
            code += text[i];
        }
        if (end > i + 1)
            code += ' ';
        i = end;
    }
    return code;
}

std::optional<std::string> parametersOfMain(const std::string& text)
{
    const std::string code = codeOf(text);
    constexpr std::string_view name = "main";
    const auto isWord = [](char sign) { return std::isalnum(static_cast<unsigned char>(sign)) || sign == '_'; };
    int depth = 0;
    for (std::size_t i = 0; i < code.size(); ++i) {
        depth += code[i] == '{' ? 1 : code[i] == '}' ? -1 : 0;
        if (depth > 0 || code.compare(i, name.size(), name) != 0 || i == 0 || isWord(code[i - 1]))
            continue;
        const std::size_t open = code.find_first_not_of(" \t\r\n", i + name.size());
        const std::size_t close = open != std::string::npos && code[open] == '(' ? code.find(')', open) : open;
        if (close == std::string::npos || code[open] != '(')
            continue;
        // "main() -> int {", "main() try {"; a declaration ends with ";"
        const std::size_t end = code.find_first_of(";{", close);
        if (end != std::string::npos && code[end] == '{')
            return code.substr(open + 1, close - open - 1);
    }
    return {};
}

bool hasMain(const std::string& text) { return parametersOfMain(text).has_value(); }

} // namespace tilescope
