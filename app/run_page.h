#pragma once

#include "app/arguments.h"
#include "gpu/recipe/report.h"
#include "gpu/run/runner.h"
#include "ui/canvas/pictures/image_file.h"

#include <vector>

namespace tilescope
{

/// What came of a run, as a page is made of it. The first report is the one that the page is about.
struct PageRun {
    const Runner& runner;
    const LoadedImage& loaded;
    const std::vector<Report>& reports; ///< with their pictures
};

/// Writes the page to arguments.htmlFile. Needs a QApplication, for the charts. Throws ExportError.
void writePage(const Arguments& arguments, const PageRun& run);

} // namespace tilescope
