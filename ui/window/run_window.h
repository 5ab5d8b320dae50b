#pragma once

#include "ui/window/window_options.h"

class QApplication;

namespace tilescope
{

/// What must be set before the QApplication is made: shared OpenGL contexts, names.
void prepareApplication();

/// Numbers are written and read in one way whatever the system's language is, as kernels and command lines have them:
/// "1,024.5". Before the application is made.
void useOneNumberFormat();

/// Shows the window and runs until it is closed. Gives the exit status: 0, or 1 when a screenshot was asked for and
/// the run failed or the file could not be written (the reason is on standard error).
int runWindow(QApplication& application, const WindowOptions& options);

} // namespace tilescope
