#include "gpu/program/host_compiler/companion_files.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/program/host_compiler/host_compiler.h"
#include "gpu/program/host_compiler/program_text.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostFiles = 500, mostTextBytes = std::size_t{4} << 20;
constexpr std::array<std::string_view, 6> extensions{".cu", ".cpp", ".cc", ".cxx", ".c", ".C"};
constexpr std::array<std::string_view, 4> sourceFolders{"src", "source", "sources", "lib"};

/// What follows a function's parameters where its body does not begin at once.
constexpr std::array<std::string_view, 3> qualifiers{"const", "noexcept", "override"};

std::size_t afterSpaces(std::string_view code, std::size_t at)
{
    const std::size_t next = code.find_first_not_of(" \t\r\n", at);
    return next == std::string_view::npos ? code.size() : next;
}

/// Whether a body or a list of initialisers follows the parameters that open at `open`.
bool hasBody(std::string_view code, std::size_t open)
{
    std::size_t at = afterClosed(code, open);
    if (at == std::string_view::npos)
        return false;
    at = afterSpaces(code, at);
    for (bool isFound = true; isFound;) {
        const auto word =
            std::ranges::find_if(qualifiers, [&](std::string_view one) { return code.substr(at).starts_with(one); });
        isFound = word != qualifiers.end();
        if (isFound)
            at = afterSpaces(code, at + word->size());
    }
    return at < code.size() && (code[at] == '{' || (code[at] == ':' && code.substr(at, 2) != "::"));
}

/// Whether the statement in which `at` stands only declares.
bool isExtern(std::string_view code, std::size_t at)
{
    const std::size_t begin = code.find_last_of(";{}", at) + 1; // 0 if there is none
    return nextWord(code.substr(begin, at - begin), "extern") != std::string_view::npos;
}

/// The file's text, empty for one that is none.
std::string textOf(const fs::path& file)
{
    try {
        const std::string bytes = readRegularFile(file, mostTextBytes + 1);
        return bytes.size() > mostTextBytes ? std::string() : sourceTextOf(bytes).text;
    } catch (const std::runtime_error&) {
        return {};
    }
}

fs::path plain(const fs::path& path)
{
    std::error_code none;
    const fs::path found = fs::weakly_canonical(path, none);
    return none ? path : found;
}

void addFolder(std::vector<fs::path>& folders, const fs::path& folder)
{
    std::error_code none;
    const fs::path one = folder.empty() ? fs::path(".") : folder;
    const auto isSame = [&](const fs::path& other) { return plain(other) == plain(one); };
    if (fs::is_directory(one, none) && std::ranges::none_of(folders, isSame))
        folders.push_back(one);
}

} // namespace

std::set<std::string> undefinedNames(std::string_view linkerLog)
{
    std::set<std::string> names;
    constexpr std::array<std::string_view, 2> signs{"undefined reference to `", "undefined symbol: "};
    for (const std::string_view sign : signs)
        for (std::size_t at = linkerLog.find(sign); at != linkerLog.npos; at = linkerLog.find(sign, at)) {
            at += sign.size();
            const std::size_t line = std::min(linkerLog.find('\n', at), linkerLog.size());
            std::string_view name = linkerLog.substr(at, line - at);
            if (sign.ends_with('`'))
                name = name.substr(0, name.rfind('\''));
            std::string plain(name);
            constexpr std::string_view stub = "__device_stub__"; // clang's name of a kernel on the host
            if (const std::size_t kernel = plain.find(stub); kernel != std::string::npos)
                plain.erase(kernel, stub.size());
            names.insert(std::move(plain));
        }
    return names;
}

bool definesName(const std::string& text, const std::string& name)
{
    // "ns::Image::width(int) const": the word "width", and "Image" somewhere.
    const std::size_t open = name.find('(');
    std::string path = name.substr(0, open);
    if (const std::size_t angle = path.find('<'); angle != std::string::npos)
        path.resize(angle);
    const std::size_t colons = path.rfind("::");
    const std::string word = colons == std::string::npos ? path : path.substr(colons + 2);
    if (word.empty() || !isIdentifier(word[0] == '~' ? word.substr(1) : word))
        return false;
    const std::string code = codeOf(text);
    for (std::size_t at = nextWord(code, word); at != std::string::npos; at = nextWord(code, word, at + 1)) {
        const std::size_t next = afterSpaces(code, at + word.size());
        const bool isFunction = next < code.size() && code[next] == '(';
        if (isFunction ? hasBody(code, next)
                       : open == std::string::npos && next < code.size() &&
                             std::string_view("=;[{").find(code[next]) != std::string_view::npos && !isExtern(code, at))
            return true;
    }
    return false;
}

std::vector<fs::path> foldersOfProgram(const std::vector<fs::path>& files, std::string_view dependencies)
{
    std::vector<fs::path> folders;
    for (const fs::path& file : files)
        addFolder(folders, file.parent_path());
    for (std::size_t at = 0; at < dependencies.size();) {
        const std::size_t begin = dependencies.find_first_not_of(" \n\\", at);
        if (begin == std::string_view::npos)
            break;
        std::size_t end = begin;
        while (end < dependencies.size() && dependencies[end] != ' ' && dependencies[end] != '\n')
            end += dependencies[end] == '\\' ? 2 : 1; // "\ " in a name
        at = std::min(end, dependencies.size());
        std::string name(dependencies.substr(begin, at - begin));
        std::erase(name, '\\');
        const fs::path header = name;
        if (name.ends_with(':') || name.starts_with("/usr/") || name.find("/cudart/include/") != std::string::npos ||
            header.extension() == ".o")
            continue;
        const fs::path folder = header.parent_path();
        addFolder(folders, folder);
        for (const std::string_view beside : sourceFolders)
            addFolder(folders, folder / ".." / beside);
    }
    return folders;
}

std::map<fs::path, std::string> otherSources(const std::vector<fs::path>& folders, const std::vector<fs::path>& known)
{
    std::map<fs::path, std::string> texts;
    std::error_code none;
    for (const fs::path& folder : folders) {
        std::size_t looked = 0;
        for (auto at = fs::directory_iterator(folder, fs::directory_options::skip_permission_denied, none);
             !none && at != fs::directory_iterator() && ++looked <= mostFiles; at.increment(none)) {
            const fs::path& file = at->path();
            const auto isSame = [&](const fs::path& one) { return plain(one) == plain(file); };
            if (std::ranges::find(extensions, file.extension().string()) != extensions.end() &&
                std::ranges::none_of(known, isSame))
                if (std::string text = textOf(file); !text.empty())
                    texts.emplace(file, std::move(text));
        }
    }
    return texts;
}

CompanionFiles companionFiles(const std::set<std::string>& undefined, const std::vector<fs::path>& folders,
                              const std::vector<fs::path>& known)
{
    std::map<fs::path, std::string> texts = otherSources(folders, known);
    std::erase_if(texts, [](const auto& one) { return hasMain(one.second); });
    std::set<fs::path> taken, ambiguous;
    for (const std::string& name : undefined) {
        std::vector<fs::path> defining;
        for (const auto& [file, text] : texts)
            if (definesName(text, name))
                defining.push_back(file);
        if (defining.size() == 1)
            taken.insert(defining.front());
        else
            ambiguous.insert(defining.begin(), defining.end());
    }
    return {{taken.begin(), taken.end()}, {ambiguous.begin(), ambiguous.end()}};
}

} // namespace tilescope
