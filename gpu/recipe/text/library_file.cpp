#include "gpu/recipe/text/library_file.h"

#include <algorithm>
#include <array>

namespace tilescope
{

bool isLibraryFile(std::string_view path)
{
    constexpr std::array<std::string_view, 10> folders{
        "/thrust/",         "/cub/", "/cuda/std/",     "/cuda/__",           "/cccl/", "/cooperative_groups/",
        "/cudart/include/", "/crt/", "/cuda/include/", "/include/tilescope/"};
    constexpr std::array<std::string_view, 5> names{"cooperative_groups.h", "cuda_runtime.h", "curand_kernel.h",
                                                    "mma.h", "nvcc_internal_extended_lambda_implementation"};
    return path.starts_with("/usr/") ||
           std::ranges::any_of(folders, [&](auto folder) { return path.find(folder) != path.npos; }) ||
           std::ranges::find(names, baseName(path)) != names.end();
}

std::string_view baseName(std::string_view path) { return path.substr(path.find_last_of("/\\") + 1); }

} // namespace tilescope
