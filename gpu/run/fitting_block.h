#pragma once

#include "gpu/operations/registry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace tilescope
{

/// The block that a refusal of another one names as the nearest that works: of a SettingError its field and nearest.
/// Nothing when the refusal is of another setting or names none.
std::optional<BlockSize> namedBlock(const std::string& field, const std::optional<ParameterValue>& nearest);

/// The nearest block (gpu/recipe/near_blocks.h) that the strategy can use and whose plan keeps the limits; nothing
/// where there is none. `completed` is a completed recipe (see Registry::completed).
std::optional<BlockSize> nearestFittingBlock(const Registry& registry, const Recipe& completed, const Inputs& inputs,
                                             const DeviceLimits& limits);

/// The first whole-number parameter of which a smaller value lets the plan keep the limits with the recipe's own block,
/// and the largest such value; nothing when there is none.
std::optional<std::pair<std::string, std::int64_t>> largestFittingValue(const Registry& registry,
                                                                        const Recipe& completed, const Inputs& inputs,
                                                                        const DeviceLimits& limits);

} // namespace tilescope
