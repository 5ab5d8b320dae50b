#include "gpu/compile/request_check.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string_view>

namespace tilescope
{
namespace
{

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

} // namespace

void checkRequest(const CompileRequest& request)
{
    const std::string name = sourceToCompile(request.source).name;
    if (name.size() > maxNameBytes || std::any_of(name.begin(), name.end(), isControl) ||
        name.find_first_of("\"\\") != std::string::npos)
        throw std::runtime_error("The kernel's file name is longer than 1000 characters, or has line breaks, quotation "
                                 "marks or backslashes in it; rename the file.");
    if (request.source.text.size() > maxTextBytes)
        throw std::runtime_error(name + " has " + std::to_string(request.source.text.size() >> 10) +
                                 " KB; a kernel file may have 1024 KB at most.");
    if (request.source.text.find('\0') != std::string::npos)
        throw std::runtime_error(name + " is not text: it has zero bytes in it. Choose a CUDA C++ source file.");
    if (request.definitions.size() > maxDefinitions)
        throw std::runtime_error("More than 256 definitions were given for one kernel.");
    for (const auto& definition : request.definitions)
        if (!isDefinition(definition))
            throw std::runtime_error("\"" + definition.substr(0, 60) +
                                     "\" is no definition; write NAME or NAME=VALUE on one line.");
}

KernelSource sourceToCompile(const KernelSource& source)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    return {source.name.empty() ? "kernel.cu" : source.name,
            source.text.substr(source.text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0)};
}

bool isSelfContained(const KernelSource& source)
{
    // <name> finds the toolkit's headers, which come and go with the compiler; anything else may be edited any time.
    const std::string_view text = source.text;
    for (auto at = text.find("include"); at != text.npos; at = text.find("include", at + 1)) {
        const auto before = at == 0 ? text.npos : text.find_last_not_of(" \t", at - 1);
        if (before == text.npos || (text[before] != '#' && text[before] != '_'))
            continue; // prose
        const auto after = text.find_first_not_of(" \t", at + std::string_view("include").size());
        if (text[before] == '_' || after == text.npos || text[after] != '<' || text.substr(after + 1, 1) == "/")
            return false;
    }
    return true;
}

} // namespace tilescope
