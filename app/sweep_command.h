#pragma once

#include "app/arguments.h"

namespace tilescope
{

/// Runs every combination and writes a row each. Ctrl+C ends it with the rows so far written. Gives the exit status: 0,
/// or 1 when it was interrupted or a kernel failed; a combination that cannot be is a row with its reason.
int sweepCommand(const Arguments& arguments);

} // namespace tilescope
