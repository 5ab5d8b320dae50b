#pragma once

#include <string>

namespace tilescope
{

/// The text with what its macros stand for, so that what kernels do shows: of macros with parameters, and of those
/// whose content has statements or indices. The names of constants stay, and so do all lines. `bare` is the text
/// without comments.
std::string withMacrosExpanded(const std::string& bare);

} // namespace tilescope
