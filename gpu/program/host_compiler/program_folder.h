#pragma once

#include "gpu/program/host_compiler/host_compiler.h"

#include <filesystem>
#include <string>

namespace tilescope
{

/// The program of a folder, as its Makefile or CMakeLists.txt describes it, or as its only file with a main().
struct FolderProgram {
    ProgramSources sources;
    std::string note; ///< what was taken, in a sentence
};

/// Throws std::runtime_error, with a sentence, if there is none, or if there are several.
FolderProgram programInFolder(const std::filesystem::path& folder);

/// The architectures of the build file beside a source that names the source. Throws nothing.
BuiltArchitectures architecturesFor(const std::filesystem::path& source);

} // namespace tilescope
