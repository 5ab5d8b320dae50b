#pragma once

#include "app/arguments.h"
#include "gpu/operations/registry.h"

#include <vector>

namespace tilescope
{

/// The recipes that the arguments ask for, one a strategy, each completed and checked. Without --strategy it is one
/// with the operation's "shared" strategy, or its first. Throws UsageError or SettingError.
std::vector<Recipe> recipesOf(const Arguments& arguments, const Registry& registry);

/// Every combination of the arguments' strategies, blocks and parameter values (a single value, a list "3,5,9", a range
/// "3..15" or "3..15:4"), not yet checked: what cannot be is a row of the sweep with its reason. Throws UsageError or
/// SettingError for what is not understood, and for more than 100,000 combinations.
std::vector<Recipe> sweepOf(const Arguments& arguments, const Registry& registry);

} // namespace tilescope
