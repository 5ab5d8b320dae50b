#pragma once

#include "gpu/recipe/run_control.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// A library of others that programs of image filters use.
struct ForeignLibrary {
    const char* header;   ///< how the names of its headers begin
    const char* module;   ///< its name for pkg-config
    const char* linkName; ///< after -l, where pkg-config does not know it
    const char* package;  ///< of Debian and Ubuntu
};

/// That of a header, such as "opencv2/opencv.hpp", or nullptr.
const ForeignLibrary* libraryOfHeader(std::string_view header);

/// Those whose headers a dependency file of the compiler (-MD) names.
std::vector<const ForeignLibrary*> librariesIn(std::string_view dependencies);

/// What pkg-config says ("--cflags" or "--libs") of a module; nothing if it or the module is missing. Throws Cancelled.
std::optional<std::vector<std::string>> packageFlags(const std::string& module, const char* kind,
                                                     const RunControl& control);

/// What links a library: "NAME" as pkg-config's module or after -l; a path, as it is.
std::vector<std::string> linkArguments(const std::string& library, const RunControl& control);
std::vector<std::string> linkArguments(const ForeignLibrary& library, const RunControl& control);

/// The file below a folder that a header's name means where capitals do not matter and "\\" separates folders, as on
/// Windows; nothing if there is none.
std::optional<std::filesystem::path> sameButForCase(const std::filesystem::path& folder, const std::string& header);

/// The folder of a program in which a header of its own is that `file` includes: below the file's folder, or, unless
/// that is the top of a project, below its parent.
std::optional<std::filesystem::path> folderOfHeader(const std::string& header, const std::filesystem::path& file);

/// What to do when a header is not found, in a sentence.
std::string missingHeaderAdvice(const std::string& header);

} // namespace tilescope
