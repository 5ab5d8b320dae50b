#pragma once

#include "gpu/cuda/runtime/check.h"

#include <string>

namespace tilescope::cuda
{

/// The first device that this program can use, or why there is none. Leaves no error behind and opens no context.
struct UsableDevice {
    int ordinal = -1;
    std::string reason;
};
UsableDevice findUsableDevice();

/// An attribute of a device; 0 when the driver does not know it.
int attribute(int ordinal, cudaDeviceAttr which);

} // namespace tilescope::cuda
