#pragma once

#include "gpu/operations/registry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace tilescope
{

/// The block that a SettingError names as the nearest that works, from the error's field and nearest. Nothing if the
/// error is about another setting or names no block.
std::optional<BlockSize> namedBlock(const std::string& field, const std::optional<ParameterValue>& nearest);

/// The nearest block (gpu/recipe/near_blocks.h) that the strategy can use and whose plan is within the limits; nothing
/// if there is none. `completed` is a completed recipe (see Registry::completed).
std::optional<BlockSize> nearestFittingBlock(const Registry& registry, const Recipe& completed, const Inputs& inputs,
                                             const DeviceLimits& limits);

/// The first integer parameter of which a smaller value brings the plan within the limits with the recipe's own block,
/// and the largest such value; nothing if there is none.
std::optional<std::pair<std::string, std::int64_t>> largestFittingValue(const Registry& registry,
                                                                        const Recipe& completed, const Inputs& inputs,
                                                                        const DeviceLimits& limits);

} // namespace tilescope
