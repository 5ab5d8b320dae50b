#include "gpu/program/record/record_files.h"

#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <string>

// Files that a program's Makefile would have nvcc make: "kernel.ptx", "kernel.cubin" or "kernel64.fatbin" of a
// kernel.cu that belongs to the program. Where there is none, opening one to read it opens the PTX of that .cu file.

namespace tilescope
{
namespace
{

namespace fs = std::filesystem;

using OpenFile = FILE* (*)(const char*, const char*);

/// The PTX in place of a file that is missing; empty if there is none.
std::string builtFor(const char* name, const char* mode)
{
    const fs::path wanted = name;
    const std::string kind = wanted.extension().string();
    if (mode[0] != 'r' || std::strchr(mode, '+') || (kind != ".ptx" && kind != ".cubin" && kind != ".fatbin"))
        return {};
    std::string stem = wanted.stem().string();
    std::error_code none;
    const fs::path home = fs::read_symlink("/proc/self/exe", none).parent_path();
    std::ifstream list(home / builtTextsName);
    for (std::string line; std::getline(list, line);) {
        const std::size_t space = line.find(' ');
        const std::string_view own = std::string_view(line).substr(space + 1);
        if (own == stem || std::string(own) + "64" == stem || std::string(own) + "_64" == stem)
            return (home / line.substr(0, space)).string();
    }
    return {};
}

FILE* openOrBuilt(const char* function, const char* name, const char* mode)
{
    const auto open = reinterpret_cast<OpenFile>(dlsym(RTLD_NEXT, function));
    FILE* const file = open(name, mode);
    if (file || errno != ENOENT || !name || !mode)
        return file;
    const std::string built = builtFor(name, mode);
    errno = ENOENT;
    return built.empty() ? nullptr : open(built.c_str(), mode);
}

} // namespace
} // namespace tilescope

extern "C" {

FILE* fopen(const char* name, const char* mode) { return tilescope::openOrBuilt("fopen", name, mode); }
FILE* fopen64(const char* name, const char* mode) { return tilescope::openOrBuilt("fopen64", name, mode); }

} // extern "C"
