#pragma once

#include "gpu/recipe/machine_code.h"

#include <set>
#include <string>
#include <vector>

namespace tilescope
{

/// The memory instructions of each line of the kernels' source, in the PTX and in the listing of its machine code
/// (Toolchain::machineListing). Loads of constants and parameters are not counted, because machine instructions can
/// contain them, and neither are textures, for which ptxas records the lines of other instructions. Lines without any
/// instruction are left out, and so are kernels that either text does not have. `source` is the kernel's own file name.
/// Throws ptx::PtxError.
std::vector<LineAccesses> lineAccesses(const std::string& ptx, const std::string& source, const std::string& listing,
                                       const std::set<std::string>& kernels);

} // namespace tilescope
