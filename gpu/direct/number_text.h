#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// Appends the number that is written as a value of the CUDA type, as a device holds it: whole numbers exactly, also
/// those of 64 bits. False: the type is not one of a number. Throws DirectLaunchError for what is not a number of the
/// type.
bool appendNumberText(std::vector<std::byte>& bytes, const std::string& type, const std::string& text);

} // namespace tilescope
