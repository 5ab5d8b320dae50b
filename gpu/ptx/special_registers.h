#pragma once

#include "gpu/ptx/module.h"

#include <optional>
#include <string_view>

namespace tilescope::ptx
{

/// "%tid.x"
std::optional<Special> specialFromName(std::string_view name);
int bitsOf(Special special); ///< 32 or 64

} // namespace tilescope::ptx
