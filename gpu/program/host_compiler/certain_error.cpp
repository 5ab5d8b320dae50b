#include "gpu/program/host_compiler/certain_error.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::array<std::string_view, 5> certain{"expected ", "extraneous closing", "unterminated ",
                                                  "missing terminating", "a kernel launches a kernel "};
/// Names that begin so may be the toolkit's.
constexpr std::array<std::string_view, 16> toolkit{"cu",  "CU",   "__",   "nv",     "NV",  "thrust", "cub", "cg",
                                                   "tex", "surf", "make", "atomic", "dim", "half",   "h2",  "warp"};
constexpr std::array<std::string_view, 9> known{"__global__",      "__device__",        "__host__",
                                                "__shared__",      "__constant__",      "__restrict__",
                                                "__forceinline__", "__launch_bounds__", "__syncthreads"};

bool isNameSign(char sign) { return std::isalnum(static_cast<unsigned char>(sign)) || sign == '_'; }

template <class Words>
bool beginsWithOneOf(std::string_view text, const Words& words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.starts_with(word); });
}

/// Whether a word that only nvcc knows may stand there, such as __managed__.
bool hasUnknownQualifier(std::string_view line)
{
    for (std::size_t at = line.find("__"); at != line.npos; at = line.find("__", at)) {
        std::size_t end = at;
        while (end < line.size() && isNameSign(line[end]))
            ++end;
        const bool isWhole = at == 0 || !isNameSign(line[at - 1]);
        if (isWhole && std::ranges::find(known, line.substr(at, end - at)) == known.end())
            return true;
        at = end;
    }
    return false;
}

/// The line with the one before it.
std::string_view around(std::string_view text, int line)
{
    std::size_t before = 0, begin = 0;
    for (int i = 1; i < line && begin < text.size(); ++i) {
        before = begin;
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    }
    return text.substr(before, std::min(text.find('\n', begin), text.size()) - before);
}

} // namespace

bool isCertain(const Diagnostic& error, const std::string& text)
{
    if (error.severity != DiagnosticSeverity::Error || error.line <= 0 || hasUnknownQualifier(around(text, error.line)))
        return false;
    const std::string_view message = error.message;
    if (beginsWithOneOf(message, certain))
        return true;
    constexpr std::string_view undeclared = "use of undeclared identifier '";
    return message.starts_with(undeclared) && !beginsWithOneOf(message.substr(undeclared.size()), toolkit);
}

} // namespace tilescope
