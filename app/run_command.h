#pragma once

#include "app/arguments.h"

namespace tilescope
{

/// Runs the recipes on one picture, prints a table, writes what was asked for. Gives the exit status: 0, or 1 when a
/// run failed. Throws UsageError and SettingError for a wrong call.
int runCommand(const Arguments& arguments);

} // namespace tilescope
