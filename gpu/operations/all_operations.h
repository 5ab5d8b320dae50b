#pragma once

#include "gpu/operations/operation.h"

#include <vector>

namespace tilescope
{

/// Every folder's operation, in the order of their names. Defined in a file that CMake writes from the folders.
std::vector<Operation> allOperations();

} // namespace tilescope
