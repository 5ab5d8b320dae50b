#pragma once

#include "app/arguments.h"

namespace tilescope
{

/// Prints operations, strategies, parameters and samples. Gives the exit status.
int listCommand(const Arguments& arguments);

} // namespace tilescope
