#pragma once

#include <map>
#include <string>
#include <string_view>

namespace tilescope
{

/// Files of resources/ in the program, by their paths below a folder: tilescope_embed() of CMake makes a function that
/// returns them.
using EmbeddedFiles = std::map<std::string, std::string_view>;

} // namespace tilescope
