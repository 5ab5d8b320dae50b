#pragma once

#include "ui/window/window_options.h"

class QApplication;

class QString;

namespace tilescope
{

class MainWindow;

/// What must be set before the QApplication is created: shared OpenGL contexts, names, limits of kept memory.
void prepareApplication();

/// Numbers are written and read in the same way for every system language, as in kernels and command lines: "1,024.5".
/// To be called before the application is created.
void useOneNumberFormat();

/// Shows the window and runs until it is closed. Returns the exit status: 0, or 1 if a screenshot was requested and the
/// run failed or the file could not be written (the reason is on standard error).
int runWindow(QApplication& application, const WindowOptions& options);

// Both wait until every strategy is timed and then end the program: with 0, or with 1 and the reason on standard error
// if the run failed or the file cannot be written.

/// Saves a picture of the window.
void takeWindowPicture(MainWindow& window, const QString& path);

/// Exports by the path's suffix: the report page (.html), the view with its overlays (.png), the film of the block
/// panel's block (.gif), or the chart of that panel (.svg, .csv); without a panel, the chart of the timings.
void exportAndQuit(MainWindow& window, const QString& path, const QString& panel);

} // namespace tilescope
