#include "gpu/recipe/plan.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tilescope
{
namespace
{

constexpr std::string_view qualifier = "__global__";

bool isWordLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

bool isWordAt(const std::string& text, std::size_t at, std::size_t length)
{
    return (at == 0 || !isWordLetter(text[at - 1])) && (at + length >= text.size() || !isWordLetter(text[at + length]));
}

int lineAt(const std::string& text, std::size_t at)
{
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
}

/// The text between the bracket at `open` and the matching one, with single spaces; empty if there is none.
std::string withinBrackets(const std::string& text, std::size_t open)
{
    std::string inside;
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (c == ')' && --depth == 0)
            return inside;
        if (depth > 0 && !(std::isspace(static_cast<unsigned char>(c)) && (inside.empty() || inside.back() == ' ')))
            inside += std::isspace(static_cast<unsigned char>(c)) ? ' ' : c;
        if (c == '(')
            ++depth;
    }
    return {};
}

/// The position after the brace that follows the bracket at `open` and the matching one; npos if there is none.
std::size_t bodyAfter(const std::string& text, std::size_t open)
{
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth == 0 && text[at] == '{')
            return at + 1;
        if (depth == 0 && text[at] == ';') // declared here, defined elsewhere
            return std::string::npos;
    }
    return std::string::npos;
}

/// The word that ends a parameter: "width" of "int width", "mask" of "const int mask[3][3]".
std::string nameIn(std::string_view parameter)
{
    parameter = parameter.substr(0, parameter.find('['));
    while (!parameter.empty() && !isWordLetter(parameter.back()))
        parameter.remove_suffix(1);
    std::size_t begin = parameter.size();
    while (begin > 0 && isWordLetter(parameter[begin - 1]))
        --begin;
    return begin == 0 ? std::string() : std::string(parameter.substr(begin)); // a type alone, without a name
}

} // namespace

KernelHead kernelHead(const std::string& text, const std::string& kernel)
{
    for (std::size_t at = text.find(kernel); at != std::string::npos && !kernel.empty();
         at = text.find(kernel, at + 1)) {
        std::size_t open = at + kernel.size();
        while (open < text.size() && std::isspace(static_cast<unsigned char>(text[open])))
            ++open;
        const auto end = text.find_last_of(";{}", at);
        const auto begin = end == std::string::npos ? 0 : end;
        const bool isKernel = std::string_view(text).substr(begin, at - begin).find(qualifier) != std::string::npos;
        if (isKernel && isWordAt(text, at, kernel.size()) && open < text.size() && text[open] == '(')
            return {lineAt(text, at), withinBrackets(text, open), bodyAfter(text, open)};
    }
    return {};
}

std::vector<std::string> parameterNames(const KernelHead& head)
{
    std::vector<std::string> names;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= head.parameters.size() && !head.parameters.empty(); ++at) {
        const char c = at < head.parameters.size() ? head.parameters[at] : ',';
        depth += c == '(' || c == '<' ? 1 : c == ')' || c == '>' ? -1 : 0;
        if (c != ',' || depth > 0)
            continue;
        names.push_back(nameIn(std::string_view(head.parameters).substr(begin, at - begin)));
        begin = at + 1;
    }
    return names;
}

} // namespace tilescope
