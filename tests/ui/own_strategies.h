#pragma once

#include "gpu/operations/registry.h"

#include <algorithm>

namespace tilescope
{

/// The number of strategies of an operation with kernels of their own; the others call a library.
inline std::size_t ownStrategies(const Registry& registry, const std::string& operation)
{
    const auto& strategies = registry.operation(operation).strategies;
    return static_cast<std::size_t>(std::count_if(strategies.begin(), strategies.end(),
                                                  [](const Strategy& strategy) { return strategy.library.empty(); }));
}

/// Whether the emulator can run it.
inline bool isEmulated(const Registry& registry, const Recipe& recipe)
{
    return registry.plan(registry.completed(recipe), Image(64, 48, PixelFormat::Grey8)).deviceOnly.empty();
}

/// The number of strategies that the emulator can run with the operation's default block.
inline std::size_t emulatedStrategies(const Registry& registry, const std::string& operation)
{
    const Operation& chosen = registry.operation(operation);
    return static_cast<std::size_t>(
        std::count_if(chosen.strategies.begin(), chosen.strategies.end(), [&](const Strategy& strategy) {
            Recipe recipe;
            recipe.operation = operation;
            recipe.strategy = strategy.name;
            recipe.block = chosen.defaultBlock;
            return isEmulated(registry, recipe);
        }));
}

} // namespace tilescope
