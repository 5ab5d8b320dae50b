#pragma once

#include <optional>
#include <string>

namespace tilescope
{

/// The value of an expression of numbers and of names that a kernel's text without comments defines as such, by
/// "#define SIDE 16", "const int side = 16;" and the like. Nothing if it has others.
std::optional<double> constantIn(const std::string& bare, const std::string& expression);

} // namespace tilescope
