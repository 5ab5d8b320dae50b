#pragma once

#include "gpu/operations/registry.h"

#include <string>

namespace tilescope
{

/// A completed recipe of template matching.
inline Recipe matchingRecipe(const std::string& pattern, const std::string& strategy = "shared",
                             BlockSize block = {32, 8}, std::int64_t tileWidth = 32, std::int64_t matches = 5)
{
    Recipe recipe;
    recipe.operation = "template_matching";
    recipe.strategy = strategy;
    recipe.block = block;
    recipe.parameters = {{"template", pattern}, {"tile_width", tileWidth}, {"matches", matches}};
    return Registry().completed(recipe);
}

/// The box as it is drawn, without its unrounded value.
inline Box unvalued(Box box)
{
    box.value.reset();
    return box;
}

} // namespace tilescope
