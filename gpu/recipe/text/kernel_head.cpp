#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
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

/// The words of a parameter's type, without those that qualify it and "std::".
std::string typeIn(std::string_view text)
{
    static constexpr std::array qualifiers{"const",      "volatile",          "__restrict__",
                                           "__restrict", "__grid_constant__", "std"};
    std::string type;
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordLetter(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isWordLetter(text[at]))
            ++at;
        const std::string_view word = text.substr(begin, at - begin);
        if (std::find(qualifiers.begin(), qualifiers.end(), word) == qualifiers.end())
            type.append(type.empty() ? "" : " ").append(word);
    }
    const auto stars = std::count(text.begin(), text.end(), '*');
    return type.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(stars - 1, 0)), '*');
}

bool hasWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !isWordLetter(text[at - 1])) &&
            (at + word.size() == text.size() || !isWordLetter(text[at + word.size()])))
            return true;
    return false;
}

KernelParameter parameterOf(std::string name, std::string_view type, bool isArray)
{
    const std::size_t star = type.find('*');
    return {std::move(name), typeIn(type), isArray || star != std::string_view::npos,
            hasWord(type.substr(0, star), "const")};
}

/// The word that ends a parameter is its name: "width" of "int width", "mask" of "const int mask[3][3]".
KernelParameter parameterIn(std::string_view parameter)
{
    parameter = parameter.substr(0, parameter.find('=')); // a default
    const std::size_t bracket = parameter.find('[');
    const bool isArray = bracket != std::string_view::npos;
    parameter = parameter.substr(0, bracket);
    std::size_t end = parameter.size();
    while (end > 0 && !isWordLetter(parameter[end - 1]))
        --end;
    std::size_t begin = end;
    while (begin > 0 && isWordLetter(parameter[begin - 1]))
        --begin;
    const bool endsInType = parameter.substr(end).find_first_of("*&>") != std::string_view::npos;
    if (begin == 0 || endsInType) // a type alone, without a name
        return parameterOf("", parameter, isArray);
    return parameterOf(std::string(parameter.substr(begin, end - begin)), parameter.substr(0, begin), isArray);
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

std::vector<KernelParameter> parametersOf(const KernelHead& head)
{
    std::vector<KernelParameter> parameters;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= head.parameters.size() && !head.parameters.empty(); ++at) {
        const char c = at < head.parameters.size() ? head.parameters[at] : ',';
        depth += c == '(' || c == '<' ? 1 : c == ')' || c == '>' ? -1 : 0;
        if (c != ',' || depth > 0)
            continue;
        parameters.push_back(parameterIn(std::string_view(head.parameters).substr(begin, at - begin)));
        begin = at + 1;
    }
    return parameters;
}

std::optional<std::size_t> builtInTypeBytes(const std::string& type)
{
    struct Scalar {
        std::string_view name;
        std::size_t bytes;
    };
    // CUDA C++ Programming Guide, "Built-in Vector Types", for 64-bit Linux.
    static constexpr std::array scalars{Scalar{"bool", 1},
                                        Scalar{"char", 1},
                                        Scalar{"signed char", 1},
                                        Scalar{"unsigned char", 1},
                                        Scalar{"short", 2},
                                        Scalar{"unsigned short", 2},
                                        Scalar{"int", 4},
                                        Scalar{"unsigned", 4},
                                        Scalar{"unsigned int", 4},
                                        Scalar{"long", 8},
                                        Scalar{"unsigned long", 8},
                                        Scalar{"long long", 8},
                                        Scalar{"unsigned long long", 8},
                                        Scalar{"float", 4},
                                        Scalar{"double", 8},
                                        Scalar{"half", 2},
                                        Scalar{"__half", 2},
                                        Scalar{"half2", 4},
                                        Scalar{"__half2", 4},
                                        Scalar{"__nv_bfloat16", 2},
                                        Scalar{"__nv_bfloat162", 4},
                                        Scalar{"uchar", 1},
                                        Scalar{"ushort", 2},
                                        Scalar{"uint", 4},
                                        Scalar{"int8_t", 1},
                                        Scalar{"uint8_t", 1},
                                        Scalar{"int16_t", 2},
                                        Scalar{"uint16_t", 2},
                                        Scalar{"int32_t", 4},
                                        Scalar{"uint32_t", 4},
                                        Scalar{"int64_t", 8},
                                        Scalar{"uint64_t", 8},
                                        Scalar{"size_t", 8}};
    static constexpr std::array vectors{Scalar{"char", 1},   Scalar{"uchar", 1},    Scalar{"short", 2},
                                        Scalar{"ushort", 2}, Scalar{"int", 4},      Scalar{"uint", 4},
                                        Scalar{"long", 8},   Scalar{"ulong", 8},    Scalar{"float", 4},
                                        Scalar{"double", 8}, Scalar{"longlong", 8}, Scalar{"ulonglong", 8}};
    for (const Scalar& scalar : scalars)
        if (type == scalar.name)
            return scalar.bytes;
    for (const Scalar& vector : vectors) {
        const bool isOne = type.size() == vector.name.size() + 1 && type.starts_with(vector.name);
        if (isOne && type.back() >= '1' && type.back() <= '4')
            return vector.bytes * static_cast<std::size_t>(type.back() - '0');
    }
    return std::nullopt;
}

} // namespace tilescope
