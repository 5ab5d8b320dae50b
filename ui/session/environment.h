#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"
#include "gpu/recipe/recipe.h"

#include <optional>
#include <vector>

namespace tilescope
{

/// What this machine provides for running kernels.
struct Environment {
    DeviceProbe device;
    std::vector<DeviceInfo> gpusHere; ///< this machine's, of which `device` may be one
    bool isElsewhere = false;         ///< the GPU is a worker's (gpu/remote): pictures cross a link
    bool deviceLost = false;          ///< the GPU faulted and is unusable until the program is restarted
    std::optional<Recipe> lostWith;   ///< what was running when it was lost
    std::vector<Toolchain::Found> compilers;
    bool canList = false; ///< machine code (Toolchain::canList)

    bool hasGpu() const { return device.device.has_value() && !deviceLost; }
};

} // namespace tilescope
