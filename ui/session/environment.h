#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"
#include "gpu/recipe/recipe.h"

#include <optional>
#include <vector>

namespace tilescope
{

/// What this machine offers for running kernels.
struct Environment {
    DeviceProbe device;
    bool deviceLost = false;        ///< the GPU faulted and stays unused until the program is started again
    std::optional<Recipe> lostWith; ///< what was running when it was lost
    std::vector<Toolchain::Found> compilers;

    bool hasGpu() const { return device.device.has_value() && !deviceLost; }
};

} // namespace tilescope
