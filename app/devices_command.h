#pragma once

#include "app/arguments.h"

namespace tilescope
{

/// Prints the GPU or why there is none, the compilers found, and the way to the screen. Gives the exit status.
/// Makes a QGuiApplication where there is a display, so no application may exist yet.
int devicesCommand(const Arguments& arguments, int& argc, char** argv);

} // namespace tilescope
