#pragma once

#include "gpu/operations/registry.h"

#include <string>

namespace tilescope
{

/// A strategy's plan for a small picture, with every default, or where it refuses one with what its refusal names.
inline Plan defaultPlan(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    const Operation& declared = registry.operation(operation);
    const Image picture = registry.prepared(declared, Image(96, 64, PixelFormat::Rgb8));
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = declared.defaultBlock;
    recipe = registry.completed(recipe);
    for (int refusals = 0;; ++refusals)
        try {
            return registry.plan(recipe, picture);
        } catch (const SettingError& error) {
            if (!error.nearest || refusals == 4)
                throw;
            if (error.field == "block")
                recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
            else
                recipe.parameters[error.field] = *error.nearest;
        }
}

/// Whether the emulator cannot run it.
inline bool isDeviceOnly(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    return !defaultPlan(registry, operation, strategy).deviceOnly.empty();
}

} // namespace tilescope
