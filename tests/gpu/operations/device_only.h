#pragma once

#include "gpu/operations/registry.h"

#include <string>

namespace tilescope
{

/// A strategy's plan for a small picture, with every default.
inline Plan defaultPlan(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    const Operation& declared = registry.operation(operation);
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = declared.defaultBlock;
    return registry.plan(registry.completed(recipe), registry.prepared(declared, Image(96, 64, PixelFormat::Rgb8)));
}

/// Whether the emulator cannot run it.
inline bool isDeviceOnly(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    return !defaultPlan(registry, operation, strategy).deviceOnly.empty();
}

} // namespace tilescope
