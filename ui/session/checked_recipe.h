#pragma once

#include "gpu/operations/registry.h"

#include <cstddef>
#include <string>

namespace tilescope
{

// Checks of what a session file brings. They throw SettingError, whose sentence names the field.

/// Throws for a NUL byte and for more than `longest` bytes, by default the longest path on Linux.
void checkText(const std::string& text, const std::string& field, std::size_t longest = 4096);

/// Checks everything that the window relies on; the runner reports what only a run relies on. Gives the GPU its name in
/// the table.
void checkRecipe(Recipe& recipe, const Registry& registry);

} // namespace tilescope
