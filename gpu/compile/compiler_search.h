#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A compiler's file on this machine: libnvrtc, or the program clang.
struct CompilerFile {
    std::filesystem::path path;
    int major = 0; ///< version; 0 if the name does not contain it
    bool operator==(const CompilerFile&) const = default;
};

/// All libraries of the CUDA Toolkit whose file names begin with `prefix`, such as "libnvrtc.so.", newest first, each
/// once: in CUDA_PATH and CUDA_HOME, in an active environment of Python or conda (NVIDIA's packages in
/// site-packages/nvidia too), /usr/local/cuda*, LD_LIBRARY_PATH and the system loader's folders. Loads nothing.
std::vector<CompilerFile> findToolkitLibraries(const std::string& prefix);

/// All libraries of NVRTC.
std::vector<CompilerFile> findNvrtcLibraries();

/// All of clang, clang-N, clang++, clang++-N on PATH, newest first, those of unknown version last, each program once.
/// Starts nothing.
std::vector<CompilerFile> findClangPrograms();

/// A program of the CUDA Toolkit, such as "ptxas": on PATH, else in the toolkits' bin folders. Starts nothing.
std::optional<std::filesystem::path> findToolkitProgram(const std::string& name);

/// The file `name` that belongs to the program `self`: beside it, as in a build folder, or in ../libexec/tilescope, as
/// installed. Since its code is going to run, file and folder must belong to the owner of `self` or to root, and must
/// not be writable for everyone: a program in /tmp finds none.
std::optional<std::filesystem::path> findOwnFile(const std::filesystem::path& self, const std::string& name);

/// The program tilescope-nvrtc.
std::optional<std::filesystem::path> findNvrtcWorker(const std::filesystem::path& self);

/// Path, size and time of the file after resolving links: changes when the compiler is replaced. Empty if it is
/// missing.
std::string identityOf(const std::filesystem::path& file);

} // namespace tilescope
