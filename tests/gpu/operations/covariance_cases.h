#pragma once

#include "gpu/operations/registry.h"

#include <string>
#include <utility>

namespace tilescope
{

/// Recipes of covariances, completed.

inline Recipe covarianceRecipe(ParameterValues values, BlockSize block = {16, 16},
                               const std::string& strategy = "shared")
{
    Recipe recipe;
    recipe.operation = "covariance";
    recipe.strategy = strategy;
    recipe.block = block;
    recipe.parameters = std::move(values);
    return Registry().completed(recipe);
}

inline ParameterValues patches(const std::string& size, std::int64_t stride, std::int64_t rows = 20'000)
{
    return {{"patch", size}, {"stride", stride}, {"rows", rows}};
}

inline ParameterValues generated(const std::string& size, std::int64_t rows)
{
    return {{"data", std::string("generated")}, {"patch", size}, {"rows", rows}};
}

} // namespace tilescope
