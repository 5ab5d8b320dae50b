#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// The part of a CUDA file that a device's compiler takes, with everything else blank, so that lines and columns stay:
/// without functions, prototypes and variables of the host, and without headers other than CUDA's own for kernels. A
/// file with a main() can be opened as it is. If kernels are named, all others are blank too: what they need may be in
/// files that are not here.
std::string deviceText(const std::string& text, const std::vector<std::string>& kernels = {});

} // namespace tilescope
