#pragma once

#include <string>

namespace tilescope
{

/// The text with "<< <" and "> >>" of launches written as "<<<" and ">>>", as nvcc reads them and clang does not. Each
/// character after them keeps its place.
std::string withJoinedLaunches(std::string text);

} // namespace tilescope
