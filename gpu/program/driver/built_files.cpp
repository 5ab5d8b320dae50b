#include "gpu/program/driver/built_files.h"

#include "gpu/program/record/record_files.h"

#include <filesystem>
#include <fstream>

namespace tilescope
{

namespace fs = std::filesystem;

std::string builtFor(std::string_view path)
{
    const fs::path wanted = path;
    const std::string kind = wanted.extension().string(), stem = wanted.stem().string();
    if (kind != ".ptx" && kind != ".cubin" && kind != ".fatbin")
        return {};
    std::error_code none;
    const fs::path home = fs::read_symlink("/proc/self/exe", none).parent_path();
    std::ifstream list(home / builtTextsName);
    for (std::string line; std::getline(list, line);) {
        const std::size_t space = line.find(' ');
        const std::string own = line.substr(space + 1);
        if (own == stem || own + "64" == stem || own + "_64" == stem)
            return (home / line.substr(0, space)).string();
    }
    return {};
}

} // namespace tilescope
