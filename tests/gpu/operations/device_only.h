#pragma once

#include "gpu/operations/registry.h"

#include <string>

namespace tilescope
{

/// The recipe with all other values set; where one is refused, with the value that the refusal names.
inline Recipe defaultRecipe(const Registry& registry, Recipe recipe, const Image& image)
{
    const Operation& declared = registry.operation(recipe.operation);
    const Image picture = registry.prepared(declared, image);
    recipe.block = declared.defaultBlock;
    recipe = registry.completed(recipe);
    for (int refusals = 0;; ++refusals)
        try {
            registry.plan(recipe, picture);
            return recipe;
        } catch (const SettingError& error) {
            if (!error.nearest || refusals == 4)
                throw;
            if (error.field == "block")
                recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
            else
                recipe.parameters[error.field] = *error.nearest;
        }
}

inline Recipe defaultRecipe(const Registry& registry, const std::string& operation, const std::string& strategy,
                            const Image& picture)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    return defaultRecipe(registry, recipe, picture);
}

/// Its plan for a small picture.
inline Plan defaultPlan(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    const Image picture = registry.prepared(registry.operation(operation), Image(96, 64, PixelFormat::Rgb8));
    return registry.plan(defaultRecipe(registry, operation, strategy, picture), picture);
}

/// Whether the emulator cannot run it.
inline bool isDeviceOnly(const Registry& registry, const std::string& operation, const std::string& strategy)
{
    return !defaultPlan(registry, operation, strategy).deviceOnly.empty();
}

} // namespace tilescope
