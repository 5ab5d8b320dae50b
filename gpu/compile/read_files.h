#pragma once

#include "gpu/recipe/plan.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Where the files lie that a kernel may include.
struct InclusionFolders {
    std::filesystem::path compiledIn;           ///< the temporary folder, with the kernel and the prelude
    std::filesystem::path own;                  ///< the kernel's own (ownFolder()); empty: none
    std::vector<std::filesystem::path> toolkit; ///< which changes only with the compiler
};

/// The files in the rule for make that clang writes with -MD.
std::vector<std::string> filesInRule(std::string_view rule);

/// Each line of a list.
std::vector<std::string> filesInLines(std::string_view lines);

/// `files` are what a compiler read or looked for, relative to `compiledIn`; they need not exist. Returns whether its
/// result depends on one that is neither in `compiledIn` nor the toolkit's. Throws CompileError if one that exists is
/// in none of the folders: the compiler's messages and the code may carry its words.
bool dependsOn(const std::vector<std::string>& files, const InclusionFolders& folders, const KernelSource& source);

} // namespace tilescope
