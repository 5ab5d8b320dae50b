#pragma once

#include "gpu/operations/registry.h"

#include <optional>

namespace tilescope
{

/// The block, found by halving the longer side again and again, whose plan keeps the limits; nothing when even 1x1
/// does not. `completed` is a completed recipe (see Registry::completed).
std::optional<BlockSize> nearestFittingBlock(const Registry& registry, const Recipe& completed, const Inputs& inputs,
                                             const DeviceLimits& limits);

} // namespace tilescope
