#pragma once

#include "app/arguments.h"
#include "gpu/operations/registry.h"

#include <vector>

namespace tilescope
{

/// The recipes that the arguments ask for, one a strategy, each completed and checked. Without --strategy it is one
/// with the operation's "shared" strategy, or its first. Throws UsageError or SettingError.
std::vector<Recipe> recipesOf(const Arguments& arguments, const Registry& registry);

} // namespace tilescope
