#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// A compiler's file on this machine: libnvrtc, or the program clang.
struct CompilerFile {
    std::filesystem::path path;
    int major = 0; ///< version; 0 when the name does not tell
    bool operator==(const CompilerFile&) const = default;
};

/// All libraries of the CUDA Toolkit whose file names begin so, as "libnvrtc.so.", newest first, each library once: in
/// CUDA_PATH and CUDA_HOME, /usr/local/cuda*, LD_LIBRARY_PATH and where the system's loader looks. Nothing is loaded.
std::vector<CompilerFile> findToolkitLibraries(const std::string& prefix);

/// Those of NVRTC.
std::vector<CompilerFile> findNvrtcLibraries();

/// All of clang, clang-N, clang++, clang++-N on PATH, newest first, those of unknown version last, each program once.
/// Nothing is started.
std::vector<CompilerFile> findClangPrograms();

/// Path, size and time of the file behind the links: changes when the compiler is replaced. Empty when it is gone.
std::string identityOf(const std::filesystem::path& file);

} // namespace tilescope
