#pragma once

#include "gpu/recipe/recipe.h"

namespace tilescope::test
{

inline Recipe recipeOf(const std::string& operation, const std::string& strategy)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    return recipe;
}

} // namespace tilescope::test
