#include "gpu/compile/request_check.h"

#include "gpu/compile/compile_result.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

constexpr std::size_t maxTextBytes = 1u << 20;
constexpr std::size_t maxNameBytes = 1000;
constexpr std::size_t maxDefinitionBytes = 4096;
constexpr std::size_t maxDefinitions = 256;

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20; }

bool isDefinition(std::string_view text)
{
    const auto name = text.substr(0, text.find('='));
    const auto isNameCharacter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    return !name.empty() && !std::isdigit(static_cast<unsigned char>(name[0])) &&
           std::all_of(name.begin(), name.end(), isNameCharacter) &&
           std::none_of(text.begin(), text.end(), isControl) && text.size() <= maxDefinitionBytes;
}

/// A directive that includes a file or tests for one, or what looks like it: so that none is missed, words in comments
/// count too if the line has a # or the end of a comment before them.
struct Inclusion {
    int line = 0;
    std::string name; ///< between its quotation marks or brackets
};

/// As compilers see the text: a line that ends in a backslash is joined with the next. Empty lines keep the numbering.
std::string withJoinedLines(std::string_view text)
{
    std::string result;
    std::size_t joined = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto next =
            text[i] == '\\' ? text.find_first_not_of(" \t\v\f\r", i + 1) : text.npos; // clang skips spaces
        if (next != text.npos && text[next] == '\n') {
            ++joined;
            i = next;
            continue;
        }
        result += text[i];
        if (text[i] == '\n')
            result.append(std::exchange(joined, 0), '\n');
    }
    return result;
}

void addInclusions(std::string_view line, int number, std::vector<Inclusion>& list)
{
    constexpr std::string_view words[] = {"include", "import", "embed"};
    constexpr std::size_t longestName = 4096;
    const auto sign = std::min({line.find('#'), line.find("%:"), line.find("*/")});
    const auto directive = sign == line.npos ? line.npos : line.find_first_not_of(" \t", sign + 1);
    for (std::size_t at = directive; at < line.size();) {
        const auto* word = std::ranges::find_if(words, [&](auto each) { return line.substr(at).starts_with(each); });
        if (word == std::end(words)) {
            ++at;
            continue;
        }
        at += word->size();
        const auto open = line.find_first_not_of(" \t", at);
        const char mark = open == line.npos ? ' ' : line[open];
        const auto name = mark == '<' || mark == '"' ? line.substr(open + 1, longestName) : std::string_view();
        const auto length = name.find(mark == '<' ? '>' : '"');
        if (length == name.npos)
            continue;
        list.push_back({number, std::string(name.substr(0, length))});
        at = open + length + 2;
    }
}

std::vector<Inclusion> inclusionsIn(std::string_view text)
{
    const std::string joined = withJoinedLines(text);
    std::vector<Inclusion> list;
    int number = 0;
    for (std::string_view rest = joined; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        addInclusions(rest.substr(0, end), ++number, list);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return list;
}

} // namespace

void checkRequest(const CompileRequest& request)
{
    const std::string name = sourceToCompile(request.source).name;
    if (name.size() > maxNameBytes || std::any_of(name.begin(), name.end(), isControl) ||
        name.find_first_of("\"\\") != std::string::npos)
        throw ToolError("The kernel's file name is longer than 1000 characters, or has line breaks, quotation "
                        "marks or backslashes in it; rename the file.");
    if (request.source.text.size() > maxTextBytes)
        throw ToolError(name + " has " + std::to_string(request.source.text.size() >> 10) +
                        " KB; a kernel file may have 1024 KB at most.");
    if (request.source.text.find('\0') != std::string::npos)
        throw ToolError(name + " is not text: it has zero bytes in it. Choose a CUDA C++ source file.");
    if (request.definitions.size() > maxDefinitions)
        throw ToolError("More than 256 definitions were given for one kernel.");
    for (const auto& definition : request.definitions)
        if (!isDefinition(definition))
            throw ToolError("\"" + definition.substr(0, 60) +
                            "\" is no definition; write NAME or NAME=VALUE on one line.");
}

KernelSource sourceToCompile(const KernelSource& source)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    return {source.name.empty() ? "kernel.cu" : source.name,
            source.text.substr(source.text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0)};
}

void checkInclusions(const KernelSource& source, const fs::path& compiledIn)
{
    std::vector<fs::path> folders = {compiledIn};
    if (const auto own = ownFolder(source.name); !own.empty())
        folders.push_back(own);
    for (const Inclusion& inclusion : inclusionsIn(source.text))
        for (const fs::path& folder : folders) {
            std::error_code error;
            const fs::file_status status = fs::status(folder / inclusion.name, error);
            if (!inclusion.name.empty() && fs::exists(status) && !fs::is_regular_file(status))
                throw CompileError({{DiagnosticSeverity::Error, source.name, inclusion.line, 0,
                                     inclusion.name + " is not a regular file; include a file of text"}},
                                   true);
        }
}

void addStandardNames(const std::string& text, std::vector<std::string>& arguments)
{
    if (text.find("std::") != std::string::npos)
        arguments.emplace_back("-D__TILESCOPE_STD__");
}

} // namespace tilescope
