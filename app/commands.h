#pragma once

#include "app/arguments.h"
#include "gpu/recipe/report.h"
#include "gpu/run/runner.h"
#include "ui/canvas/pictures/image_file.h"

#include <vector>

namespace tilescope
{

/// Runs the recipes on one picture, prints a table, writes what was asked for. Gives the exit status: 0, or 1 when a
/// run failed. Throws UsageError and SettingError for a wrong call.
int runCommand(const Arguments& arguments);

/// Runs every combination and writes a row each. Ctrl+C ends it with the rows so far written. Gives the exit status: 0,
/// or 1 when it was interrupted or a kernel failed; a combination that cannot be is a row with its reason.
int sweepCommand(const Arguments& arguments);

/// Prints operations, strategies, parameters and samples. Gives the exit status.
int listCommand(const Arguments& arguments);

/// Prints the GPU or why there is none, the compilers found, and the way to the screen. Gives the exit status.
/// Makes a QGuiApplication where there is a display, so no application may exist yet.
int devicesCommand(const Arguments& arguments, int& argc, char** argv);

/// What came of a run, as a page is made of it. The first report is the one that the page is about.
struct PageRun {
    const Runner& runner;
    const LoadedImage& loaded;
    const std::vector<Report>& reports; ///< with their pictures
};

/// Writes the page to arguments.htmlFile. Needs a QApplication, for the charts. Throws ExportError.
void writePage(const Arguments& arguments, const PageRun& run);

} // namespace tilescope
