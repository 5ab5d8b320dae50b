#pragma once

#include "app/arguments.h"
#include "gpu/operations/registry.h"

#include <vector>

namespace tilescope
{

/// The strategies that the arguments ask for. Without --strategy it is the operation's "shared", or its first. Throws
/// SettingError for one that there is not.
std::vector<std::string> strategiesOf(const Arguments& arguments, const Registry& registry);

/// What the recipes of all strategies share. Throws UsageError or SettingError for what no strategy could do.
Recipe baseRecipe(const Arguments& arguments, const Registry& registry);

/// The recipe of one strategy, with its mistakes made, completed and checked. Throws SettingError.
Recipe recipeOf(const Recipe& base, const std::string& strategy, const Arguments& arguments, const Registry& registry);

/// The recipes of all strategies that the arguments ask for. Throws as the others do.
std::vector<Recipe> recipesOf(const Arguments& arguments, const Registry& registry);

/// Every combination of the arguments' strategies, blocks and parameter values (a single value, a list "3,5,9", a range
/// "3..15" or "3..15:4"), not yet checked: what cannot be is a row of the sweep with its reason. Without --block each
/// strategy has the operation's default block, or the nearest that it can use. Throws UsageError or SettingError for
/// what is not understood, and for more than 100,000 combinations.
std::vector<Recipe> sweepOf(const Arguments& arguments, const Registry& registry);

} // namespace tilescope
