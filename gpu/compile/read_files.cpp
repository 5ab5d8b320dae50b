#include "gpu/compile/read_files.h"

#include "gpu/compile/compiler.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

/// Absolute and, as far as it exists, without links.
fs::path withoutLinks(const fs::path& path)
{
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    return error ? path.lexically_normal() : real;
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
    return !folder.empty() &&
           std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

bool isBelowAny(const fs::path& path, const std::vector<fs::path>& folders)
{
    return std::ranges::any_of(folders, [&](const fs::path& folder) { return isBelow(path, folder); });
}

/// The first line of the text that names the file; 0 if none does.
int lineThatNames(const std::string& file, const std::string& text)
{
    const auto at = text.find(file);
    return at == text.npos ? 0
                           : 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

CompileError refusal(const std::string& file, const InclusionFolders& folders, const KernelSource& source)
{
    const std::string path = withoutLinks(folders.compiledIn / file).string();
    const std::string reason = folders.own.empty()
                                   ? " is not a header of the toolkit, and this kernel may include no others; copy "
                                     "what it needs into its text"
                                   : " is outside the kernel's folder, " + folders.own.string() + "; copy it there";
    const int line = lineThatNames(fs::path(file).filename().string(), source.text);
    return CompileError({{DiagnosticSeverity::Error, source.name, line, 0, path + reason}}, true);
}

} // namespace

std::vector<std::string> filesInRule(std::string_view rule)
{
    std::vector<std::string> files;
    std::string name;
    const auto take = [&] {
        if (!name.empty())
            files.push_back(std::exchange(name, {}));
    };
    const auto colon = rule.find(": ");
    for (std::size_t i = colon == rule.npos ? rule.size() : colon + 2; i < rule.size(); ++i) {
        const char c = rule[i], next = i + 1 < rule.size() ? rule[i + 1] : '\0';
        if (c == ' ' || c == '\n')
            take();
        else if (c == '\\' && next == '\n')
            take();
        else if ((c == '\\' && (next == ' ' || next == '#')) || (c == '$' && next == '$'))
            name += next, ++i;
        else
            name += c;
    }
    take();
    return files;
}

std::vector<std::string> filesInLines(std::string_view lines)
{
    std::vector<std::string> files;
    for (; !lines.empty(); lines.remove_prefix(std::min(lines.find('\n'), lines.size() - 1) + 1))
        files.emplace_back(lines.substr(0, lines.find('\n')));
    return files;
}

bool dependsOn(const std::vector<std::string>& files, const InclusionFolders& folders, const KernelSource& source)
{
    std::vector<fs::path> unchanging = {withoutLinks(folders.compiledIn)};
    for (const fs::path& folder : folders.toolkit)
        unchanging.push_back(withoutLinks(folder));
    const fs::path own = folders.own.empty() ? fs::path() : withoutLinks(folders.own);
    bool depends = false;
    for (const std::string& file : std::set<std::string>(files.begin(), files.end())) {
        const fs::path path = folders.compiledIn / file; // an absolute name stays itself
        // Toolkits may be put together from links: what is found in its folder without going up is its own.
        if (isBelowAny(path, folders.toolkit) && std::ranges::find(path, "..") == path.end())
            continue;
        const fs::path real = withoutLinks(path);
        if (isBelowAny(real, unchanging))
            continue;
        std::error_code error;
        const fs::file_status status = fs::status(real, error);
        if (fs::exists(status) && !fs::is_directory(status) && !isBelow(real, own))
            throw refusal(file, folders, source);
        depends = true;
    }
    return depends;
}

} // namespace tilescope
