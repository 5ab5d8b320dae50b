#pragma once

#include "gpu/recipe/message_value.h"

#include <string>

namespace tilescope
{

/// Whether times predicted for this GPU, or a driver's name of it, were compared with times measured on it: an H100 or
/// H200.
bool isProvedGpu(const std::string& name);

/// Beside a time or band that is not proved: "not proved for this GPU", or of a GPU that is, what doubtOf(isProved)
/// says.
Message doubtOf(const std::string& gpu, bool isProved);

} // namespace tilescope
