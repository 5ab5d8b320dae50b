#include "gpu/compile/compiler_search.h"

#include <algorithm>
#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <regex>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::vector<fs::path> splitPaths(const std::string& list)
{
    std::vector<fs::path> result;
    for (std::size_t begin = 0; begin <= list.size();) {
        const auto end = std::min(list.find(':', begin), list.size());
        if (end > begin && list[begin] == '/') // a relative entry would depend on the current folder
            result.emplace_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return result;
}

/// The files in a folder whose names begin with `prefix`, in alphabetical order.
std::vector<fs::path> entriesOf(const fs::path& folder, std::string_view prefix)
{
    std::vector<fs::path> list;
    if (DIR* stream = opendir(folder.c_str())) {
        while (const dirent* entry = readdir(stream))
            if (std::string_view(entry->d_name).starts_with(prefix) && entry->d_name[0] != '.')
                list.push_back(folder / entry->d_name);
        closedir(stream);
    }
    std::sort(list.begin(), list.end());
    return list;
}

/// The folders named in /etc/ld.so.conf.d, where the CUDA Toolkit's packages add theirs.
std::vector<fs::path> loaderFolders()
{
    std::vector<fs::path> folders;
    for (const auto& file : entriesOf("/etc/ld.so.conf.d", "")) {
        std::ifstream stream(file);
        for (std::string line; std::getline(stream, line);)
            if (line.starts_with('/'))
                folders.emplace_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    }
    for (const char* usual : {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"})
        folders.emplace_back(usual);
    return folders;
}

/// An active environment of conda has a toolkit in its own folders; NVIDIA's packages of PyPI, such as
/// nvidia-cuda-nvrtc, are folders of site-packages/nvidia.
void addEnvironment(const fs::path& prefix, std::vector<fs::path>& toolkits)
{
    toolkits.push_back(prefix);
    for (const auto& python : entriesOf(prefix / "lib", "python3"))
        for (const auto& package : entriesOf(python / "site-packages/nvidia", ""))
            toolkits.push_back(package);
}

std::vector<fs::path> toolkitFolders()
{
    std::vector<fs::path> toolkits;
    for (const char* name : {"CUDA_PATH", "CUDA_HOME"})
        for (const auto& folder : splitPaths(environment(name)))
            toolkits.push_back(folder);
    for (const char* name : {"VIRTUAL_ENV", "CONDA_PREFIX"})
        for (const auto& folder : splitPaths(environment(name)))
            addEnvironment(folder, toolkits);
    for (const auto& entry : entriesOf("/usr/local", "cuda"))
        toolkits.push_back(entry);
    toolkits.emplace_back("/opt/cuda");
    return toolkits;
}

std::vector<fs::path> libraryFolders()
{
    std::vector<fs::path> folders;
    for (const auto& toolkit : toolkitFolders())
        for (const char* library :
             {"lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib", "extras/CUPTI/lib64"})
            folders.push_back(toolkit / library);
    for (const auto& list : {splitPaths(environment("LD_LIBRARY_PATH")), loaderFolders()})
        folders.insert(folders.end(), list.begin(), list.end());
    return folders;
}

/// Adds the file unless the list contains it, after resolving links.
void addOnce(std::vector<CompilerFile>& list, std::vector<fs::path>& known, CompilerFile file)
{
    std::error_code error;
    const auto real = fs::canonical(file.path, error);
    if (error || std::find(known.begin(), known.end(), real) != known.end())
        return;
    known.push_back(real);
    list.push_back(std::move(file));
}

/// The version in the names clang-14, /usr/lib/llvm-14/bin/clang, /usr/lib64/llvm17/bin/clang-17; 0 if there is none.
int clangVersionOf(const fs::path& program)
{
    static const std::regex suffix("clang(?:\\+\\+)?-([0-9]+)"), folder("/llvm-?([0-9]+)/");
    std::error_code error;
    const auto real = fs::canonical(program, error);
    for (const auto& path : {program, real}) {
        std::smatch match;
        const std::string name = path.filename().string(), all = path.string();
        if (std::regex_match(name, match, suffix) || std::regex_search(all, match, folder))
            return std::atoi(match[1].str().c_str());
    }
    return 0;
}

void sortNewestFirst(std::vector<CompilerFile>& list)
{
    std::stable_sort(list.begin(), list.end(),
                     [](const CompilerFile& a, const CompilerFile& b) { return a.major > b.major; });
}

/// Whether only root and the owner (and perhaps their group) can change this file or folder.
bool belongsTo(uid_t owner, const fs::path& path)
{
    struct stat status = {};
    return stat(path.c_str(), &status) == 0 && (status.st_uid == owner || status.st_uid == 0) &&
           (status.st_mode & S_IWOTH) == 0;
}

} // namespace

std::vector<CompilerFile> findToolkitLibraries(const std::string& prefix)
{
    std::vector<CompilerFile> list;
    std::vector<fs::path> known;
    for (const auto& folder : libraryFolders())
        for (const auto& entry : entriesOf(folder, prefix))
            addOnce(list, known, {entry, std::atoi(entry.filename().c_str() + prefix.size())});
    sortNewestFirst(list);
    return list;
}

std::vector<CompilerFile> findNvrtcLibraries() { return findToolkitLibraries("libnvrtc.so."); }

std::vector<CompilerFile> findClangPrograms()
{
    // The names of the C++ driver come second; if both exist they are the same program.
    static const std::regex plain("clang(-[0-9]+)?"), plus("clang\\+\\+(-[0-9]+)?");
    std::vector<CompilerFile> list;
    std::vector<fs::path> known;
    for (const auto* names : {&plain, &plus})
        for (const auto& folder : splitPaths(environment("PATH")))
            for (const auto& entry : entriesOf(folder, "clang"))
                if (std::regex_match(entry.filename().string(), *names) && access(entry.c_str(), X_OK) == 0)
                    addOnce(list, known, {entry, clangVersionOf(entry)});
    sortNewestFirst(list);
    return list;
}

std::optional<fs::path> findToolkitProgram(const std::string& name)
{
    std::vector<fs::path> folders = splitPaths(environment("PATH"));
    for (const auto& toolkit : toolkitFolders())
        folders.push_back(toolkit / "bin");
    std::error_code error;
    for (const auto& folder : folders)
        if (const auto program = folder / name;
            access(program.c_str(), X_OK) == 0 && fs::is_regular_file(program, error))
            return program;
    return std::nullopt;
}

std::optional<fs::path> findOwnFile(const fs::path& self, const std::string& name)
{
    struct stat program = {};
    const uid_t owner = stat(self.c_str(), &program) == 0 ? program.st_uid : geteuid(); // replaced while it runs
    const auto here = self.parent_path();
    for (const auto& folder : {here, here.parent_path() / "libexec" / "tilescope"})
        if (const auto file = folder / name;
            access(file.c_str(), R_OK) == 0 && belongsTo(owner, file.parent_path()) && belongsTo(owner, file))
            return file;
    return std::nullopt;
}

std::optional<fs::path> findNvrtcWorker(const fs::path& self)
{
    const auto worker = findOwnFile(self, "tilescope-nvrtc");
    return worker && access(worker->c_str(), X_OK) == 0 ? worker : std::nullopt;
}

std::string identityOf(const fs::path& file)
{
    std::error_code error;
    const auto real = fs::canonical(file, error);
    struct stat status = {};
    if (error || stat(real.c_str(), &status) != 0)
        return {};
    return real.string() + "|" + std::to_string(status.st_size) + "|" + std::to_string(status.st_mtim.tv_sec) + "." +
           std::to_string(status.st_mtim.tv_nsec);
}

} // namespace tilescope
