#include "gpu/recipe/text/kernel_code.h"

#include <cctype>

namespace tilescope
{

bool isNameLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string withoutComments(const std::string& text)
{
    enum class In { Code, Line, Block, Text, Letter } in = In::Code;
    std::string bare = text;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\0';
        const In before = in;
        if (in == In::Code)
            in = c == '/' && next == '/'                                 ? In::Line
                 : c == '/' && next == '*'                               ? In::Block
                 : c == '"'                                              ? In::Text
                 : c == '\'' && (at == 0 || !isNameLetter(text[at - 1])) ? In::Letter
                                                                         : In::Code;
        else if (in == In::Line ? c == '\n' : in == In::Block && c == '/' && text[at - 1] == '*')
            in = In::Code;
        else if (in == In::Text ? c == '"' : in == In::Letter && c == '\'')
            in = In::Code;
        const bool isEscape = (before == In::Text || before == In::Letter) && c == '\\';
        const bool isQuoted = before == In::Text || before == In::Letter || in == In::Text || in == In::Letter;
        const bool isQuote = isQuoted && (before == In::Code || in == In::Code); // the quotes themselves stay
        if (c != '\n' && (in != In::Code || before != In::Code) && !isQuote)
            bare[at] = ' ';
        if (before == In::Code && in == In::Block) // "/*/" does not end a comment
            bare[++at] = ' ';
        else if (isEscape && next != '\n' && next != '\0')
            bare[++at] = ' ';
    }
    return bare;
}

} // namespace tilescope
