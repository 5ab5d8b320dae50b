#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// The functions and variables that a linker's messages call undefined, as it writes them: "Image::width() const".
std::set<std::string> undefinedNames(std::string_view linkerLog);

/// Whether a program's text defines a function or variable that the linker names so, by the look of the text.
bool definesName(const std::string& text, const std::string& name);

/// The folders in which a program's other files are looked for: those of `files` and of their own headers, which a
/// dependency file of the compiler (-MD) names, and, beside a folder of headers, the one of their sources.
std::vector<std::filesystem::path> foldersOfProgram(const std::vector<std::filesystem::path>& files,
                                                    std::string_view dependencies);

/// The texts of the sources in these folders, without the `known` ones; no more than 500 files of a folder.
std::map<std::filesystem::path, std::string> otherSources(const std::vector<std::filesystem::path>& folders,
                                                          const std::vector<std::filesystem::path>& known);

/// What other files define of the names that the linker misses.
struct CompanionFiles {
    std::vector<std::filesystem::path> files;     ///< without a main(), each the only one that defines some name
    std::vector<std::filesystem::path> ambiguous; ///< several that define the same name
};
CompanionFiles companionFiles(const std::set<std::string>& undefined, const std::vector<std::filesystem::path>& folders,
                              const std::vector<std::filesystem::path>& known);

} // namespace tilescope
