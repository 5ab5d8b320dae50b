#pragma once

#include "gpu/operations/registry.h"

#include <algorithm>

namespace tilescope
{

/// How many strategies of an operation have kernels of their own, which run everywhere; the others call a library.
inline std::size_t ownStrategies(const Registry& registry, const std::string& operation)
{
    const auto& strategies = registry.operation(operation).strategies;
    return static_cast<std::size_t>(std::count_if(strategies.begin(), strategies.end(),
                                                  [](const Strategy& strategy) { return strategy.library.empty(); }));
}

} // namespace tilescope
