#pragma once

#include "ui/window/window_options.h"

class QApplication;

class QString;

namespace tilescope
{

class MainWindow;

/// What must be set before the QApplication is made: shared OpenGL contexts, names.
void prepareApplication();

/// Numbers are written and read in one way whatever the system's language is, as kernels and command lines have them:
/// "1,024.5". Before the application is made.
void useOneNumberFormat();

/// Shows the window and runs until it is closed. Gives the exit status: 0, or 1 when a screenshot was asked for and
/// the run failed or the file could not be written (the reason is on standard error).
int runWindow(QApplication& application, const WindowOptions& options);

// Both do it once every strategy is timed and then end the program: with 0, or with 1 and the reason on standard error
// when the run failed or the file cannot be written.

/// Saves a picture of the window.
void takeWindowPicture(MainWindow& window, const QString& path);

/// Exports by the path's suffix: the report page (.html), the view with its overlays (.png), or the chart of that panel
/// (.svg, .csv), the timings' where none is named.
void exportAndQuit(MainWindow& window, const QString& path, const QString& panel);

} // namespace tilescope
