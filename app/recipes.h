#pragma once

#include "app/arguments.h"
#include "gpu/operations/registry.h"

#include <vector>

namespace tilescope
{

/// The strategies that the arguments name. Without --strategy it is the operation's "shared", or its first. Throws
/// SettingError for an unknown one.
std::vector<std::string> strategiesOf(const Arguments& arguments, const Registry& registry);

/// What the recipes of all strategies have in common. Throws UsageError or SettingError for settings that no strategy
/// accepts.
Recipe baseRecipe(const Arguments& arguments, const Registry& registry);

/// The recipe of one strategy, with its mistakes applied, completed and validated. Throws SettingError.
Recipe recipeOf(const Recipe& base, const std::string& strategy, const Arguments& arguments, const Registry& registry);

/// The recipes of all strategies that the arguments name. Throws like the functions above.
std::vector<Recipe> recipesOf(const Arguments& arguments, const Registry& registry);

/// Every combination of the arguments' strategies, blocks and parameter values (a single value, a list "3,5,9", a range
/// "3..15" or "3..15:4"), not yet validated: an invalid combination is a row of the sweep with its reason. Without
/// --block each strategy has the operation's default block, or the nearest that it accepts. Throws UsageError or
/// SettingError for values that cannot be parsed, and for more than 100,000 combinations.
std::vector<Recipe> sweepOf(const Arguments& arguments, const Registry& registry);

} // namespace tilescope
