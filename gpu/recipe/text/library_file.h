#pragma once

#include <string_view>

namespace tilescope
{

/// Whether a file is a header of the CUDA Toolkit's or the system's, and so not the user's: by its path.
bool isLibraryFile(std::string_view path);

/// The name without its folders.
std::string_view baseName(std::string_view path);

} // namespace tilescope
