#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/report.h"
#include "ui/export/chart_export.h"
#include "ui/export/report_page.h"
#include "ui/session/environment.h"
#include "ui/shell/window_parts.h"

#include <QString>

#include <memory>
#include <vector>

namespace tilescope
{

/// The last good run with what belongs to it, which may be gone from the window since.
struct ExportedRun {
    std::shared_ptr<const Report> report; ///< null while there is none
    ImagePtr source;
    QString image; ///< for the command line: a file or "sample:…"; empty where there is neither
};

/// Every chart of the window's panels, those that have nothing to show too. They may be drawn until control returns to
/// the window.
std::vector<ChartExport> chartsOf(const WindowParts& parts, const ExportedRun& run);

/// A page of that run with everything but its pictures. `run.report` is not null.
ReportPage pageOf(const WindowParts& parts, const ExportedRun& run, const Environment& environment);

} // namespace tilescope
